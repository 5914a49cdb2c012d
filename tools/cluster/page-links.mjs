const unique = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found))];

export const venueIds = (html) => unique(html, /href="\/filials\/(\d+)"/g);

export const pictureOriginals = (html) => unique(html, /src="\/api\/images\?[^"]*?src=([^"&]+)"/g);
