// What pages with a scanner may do and no other page may: use the camera, and run the compiled program of an engine.
// Both are rights of the document, so that such a page is opened by the browser itself and not by a soft navigation.

const SCANNER_PAGE = /\/(?:filials\/[^/]+\/barcode-scanner|qr-scanner)$/;

/**
 * @param {string} path of a page, with its site in front or without it
 * @returns {boolean} whether the page scans codes
 */
export function isScannerPage(path) {
  return SCANNER_PAGE.test(path);
}

/**
 * @param {string} path of a page, as {@link isScannerPage} takes it
 * @returns {string[]} what the page may run beside its own scripts
 */
export function scriptSourcesOf(path) {
  return isScannerPage(path) ? ["'wasm-unsafe-eval'"] : [];
}
