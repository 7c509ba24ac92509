// Sets up RapiDoc on /docs: in the colours of the other pages, light or dark, with nothing loaded from elsewhere.
const LIGHT = {
  theme: "light", "bg-color": "#ffffff", "text-color": "#17202a", "primary-color": "#005c90",
  "nav-bg-color": "#f5f6f8", "nav-text-color": "#3f4a55", "nav-hover-bg-color": "#e6f2f9", "nav-hover-text-color": "#005c90", "nav-accent-color": "#005c90",
};
const DARK = {
  theme: "dark", "bg-color": "#171e26", "text-color": "#e6ebf0", "primary-color": "#7cc4f0",
  "nav-bg-color": "#0f141a", "nav-text-color": "#b8c3ce", "nav-hover-bg-color": "#16293a", "nav-hover-text-color": "#7cc4f0", "nav-accent-color": "#7cc4f0",
};
const SET_UP = {
  "spec-url": "/openapi.json", "load-fonts": "false", "show-header": "false", "show-info": "true",
  "allow-server-selection": "false", "allow-spec-url-load": "false", "allow-spec-file-load": "false",
  "allow-authentication": "true", "persist-auth": "false", "fetch-credentials": "omit",
  "schema-style": "tree", "schema-expand-level": "2", "show-method-in-nav-bar": "as-colored-text",
  "regular-font": 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  "mono-font": 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const wide = matchMedia("(min-width: 768px)"); // below, RapiDoc has no menu: a list of calls to open

const reference = document.createElement("rapi-doc");
const set = attributes => Object.entries(attributes).forEach(([name, value]) => reference.setAttribute(name, value));
const look = () => set({ ...(dark.matches ? DARK : LIGHT), "render-style": wide.matches ? "focused" : "view" });
set(SET_UP);
look();
dark.addEventListener("change", look);
wide.addEventListener("change", look);

// RapiDoc names few of its fields for those who do not see them, and what scrolls is not reached by keys.
const NAMES = { textarea: "Body of the request", select: "Example or type", input: "Value" };
const mend = one => {
  const name = NAMES[one.localName];
  if (name && !one.labels?.length && !one.hasAttribute("aria-label")) one.setAttribute("aria-label", one.dataset.pname || one.getAttribute("placeholder") || name);
  if (one.matches("pre, main") && !one.hasAttribute("tabindex")) one.tabIndex = 0;
  if (one.matches("nav:not([aria-label])")) one.setAttribute("aria-label", one.parentElement?.closest("nav") ? "The list of calls" : "Calls");
  if (one.shadowRoot) watch(one.shadowRoot);
};
const watched = new WeakSet();
const watch = root => {
  if (watched.has(root)) return;
  watched.add(root);
  const added = node => {
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    mend(node);
    node.querySelectorAll("*").forEach(mend);
  };
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(added))).observe(root, { childList: true, subtree: true });
  root.childNodes.forEach(added);
};
reference.addEventListener("spec-loaded", () => document.getElementById("loading").remove(), { once: true });
document.getElementById("reference").append(reference);
watch(document.getElementById("reference"));
