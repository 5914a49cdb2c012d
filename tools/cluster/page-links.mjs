const unique = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found))];

/** Ids of the venues that a page links to, each once. @param {string} html */
export const venueIds = (html) => unique(html, /href="\/filials\/(\d+)"/g);

/** Addresses of the originals of a page's pictures, each once, as they stand in `src`. @param {string} html */
export const pictureOriginals = (html) => unique(html, /src="\/api\/images\?[^"]*?src=([^"&]+)"/g);
