// Only scanner pages may use the camera and run the compiled engine. These rights belong to the document, so
// the browser loads such a page whole, without soft navigation.

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
