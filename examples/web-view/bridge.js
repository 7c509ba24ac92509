import { load } from "./floorman/worker_client.js";

const loading = load();

/** The app's own side: Android's @JavascriptInterface, or iOS's message handler. */
function answer(id, status, body) {
  if (globalThis.floormanApp) globalThis.floormanApp.answer(id, status, body);
  else globalThis.webkit?.messageHandlers.floorman.postMessage({ id, status, body });
}

/** What the app calls, by evaluateJavascript: `id` is given back, `json` is the text of a request. */
globalThis.decide = async (id, json, path = "/v1/decisions") => {
  try {
    const { status, body } = await (await loading).ask(path, json);
    answer(id, status, body);
  } catch (error) {
    answer(id, 500, JSON.stringify({ detail: error.message }));
  }
};

loading.then(
  ({ version }) => answer("ready", 200, JSON.stringify({ version })),
  (error) => answer("ready", 500, JSON.stringify({ detail: error.message })),
);
