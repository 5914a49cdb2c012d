import { isScannerPage, scriptSourcesOf } from './scanner-pages.mjs';

test.each([
  '/filials/90001/barcode-scanner',
  '/qr-scanner',
  '/kz-ru-web-1-takeaway/filials/90001/barcode-scanner',
  '/kz-ru-web/qr-scanner',
])('%s scans', (path) => {
  expect(isScannerPage(path)).toBe(true);
  expect(scriptSourcesOf(path)).toEqual(["'wasm-unsafe-eval'"]);
});

test.each([
  '/',
  '/filials/90001',
  '/filials/90001/barcode-manual',
  '/filials/90001/barcode-scanner/x',
  '/filials/barcode-scanner',
  '/search/my-qr-scanner',
  '/qr-scanner/x',
])('%s does not', (path) => {
  expect(isScannerPage(path)).toBe(false);
  expect(scriptSourcesOf(path)).toEqual([]);
});
