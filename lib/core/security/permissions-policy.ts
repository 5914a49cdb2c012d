import { isScannerPage } from './scanner-pages.mjs';

const rightOf = (isUsed: boolean) => (isUsed ? '(self)' : '()');

/**
 * What a page may ask the browser for: the camera where codes are scanned, printers on USB in a kiosk.
 * @param path of the page, with its site in front or without it
 * @returns the value of Permissions-Policy
 */
export function permissionsPolicy(path: string, isKiosk: boolean): string {
  const camera = rightOf(isScannerPage(path));
  return `camera=${camera}, geolocation=(self), microphone=(), payment=(), usb=${rightOf(isKiosk)}`;
}
