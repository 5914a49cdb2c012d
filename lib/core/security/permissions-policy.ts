import { isScannerPage } from './scanner-pages.mjs';

const rightOf = (isUsed: boolean) => (isUsed ? '(self)' : '()');

/** Permissions-Policy of a page: the camera for scanners, USB for kiosks. */
export function permissionsPolicy(path: string, isKiosk: boolean): string {
  const camera = rightOf(isScannerPage(path));
  return `camera=${camera}, geolocation=(self), microphone=(), payment=(), usb=${rightOf(isKiosk)}`;
}
