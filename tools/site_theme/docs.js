import "../site.js"; // it keeps the pages for when there is no network

document.querySelector(".md-search")?.setAttribute("aria-label", "Search"); // the theme gives this dialog no name
