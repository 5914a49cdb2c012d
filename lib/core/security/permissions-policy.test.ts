/** @jest-environment node */
import { permissionsPolicy } from './permissions-policy';

test('only a page that scans may use the camera', () => {
  expect(permissionsPolicy('/qr-scanner', false)).toMatch(/^camera=\(self\), geolocation=\(self\), /);
  expect(permissionsPolicy('/filials/90001', false)).toMatch(/^camera=\(\), geolocation=\(self\), /);
});

test('only a kiosk may use a printer on USB', () => {
  expect(permissionsPolicy('/', true)).toMatch(/, usb=\(self\)$/);
  expect(permissionsPolicy('/', false)).toMatch(/, usb=\(\)$/);
});

test.each(['/', '/qr-scanner', '/kiosk', '/no-such-page'])(
  '%s has no right to a microphone or a payment',
  (path) => {
    for (const isKiosk of [true, false])
      expect(permissionsPolicy(path, isKiosk)).toContain(', microphone=(), payment=(), ');
  },
);
