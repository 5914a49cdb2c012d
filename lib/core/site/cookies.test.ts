/** @jest-environment node */
import { readDeviceId, SERVER_DEVICE_ID } from './cookies';

test('the id of a device is read, and never the one of the server itself', () => {
  expect(readDeviceId('device-0001')).toBe('device-0001');
  expect(readDeviceId(SERVER_DEVICE_ID)).toBeUndefined();
});
