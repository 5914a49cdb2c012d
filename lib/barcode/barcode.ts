/** What our own server takes as a barcode. */
export const BARCODE_TEXT = /^[ -~]{1,48}$/;
