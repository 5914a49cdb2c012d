// A cached page's font does not delay the first paint of a newcomer: a browser holds a paint back for a font that is preloaded.

/**
 * Preloads the font if this browser has opened the app before (I18N-07), and so cached it; else the first
 * text requests it and shows the fallback meanwhile. The policy hashes this script.
 */
export const FONT_STARTER =
  '(d=>{try{localStorage.lang&&d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",' +
  'crossOrigin:"anonymous",href:d.querySelector("[data-font]").dataset.font}))}catch{}})(document)';

/** React writes it a second time where a part of the page comes later than the others. */
const PRELOAD = /<link rel="preload"(?=[^>]* as="font")[^>]* href="(\/fonts\/[\w-]+\.woff2)"[^>]*>/g;

/** @param {string} html finished @returns {string} it with a script that preloads a cached font */
export function withFontWhereCached(html) {
  let isThere = false;
  return html.replace(PRELOAD, (_link, address) => {
    const script = isThere ? '' : `<script data-font="${address}">${FONT_STARTER}</script>`;
    isThere = true;
    return script;
  });
}
