/*
 * A cached page's font does not delay the first paint of a newcomer: a browser holds a paint back for a font that is preloaded.
 */

/**
 * Preloads the font that its script element names where the app has been opened before (I18N-07 stores the language then): it is in the
 * browser's cache, and text appears in it at once. A newcomer's is asked for by the first text, which the fallback shows meanwhile. The
 * policy approves this script by its text.
 */
export const FONT_STARTER =
  '(d=>{try{localStorage.lang&&d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",' +
  'crossOrigin:"anonymous",href:d.querySelector("[data-font]").dataset.font}))}catch{}})(document)';

/** React writes it a second time where a part of the page comes later than the others. */
const PRELOAD = /<link rel="preload"(?=[^>]* as="font")[^>]* href="(\/fonts\/[\w-]+\.woff2)"[^>]*>/g;

/**
 * @param {string} html a finished page
 * @returns {string} the page with a script that preloads its font where that costs nothing
 */
export function withFontWhereCached(html) {
  let isThere = false;
  return html.replace(PRELOAD, (_link, address) => {
    const script = isThere ? '' : `<script data-font="${address}">${FONT_STARTER}</script>`;
    isThere = true;
    return script;
  });
}
