/** @jest-environment node */
import { parseEnv } from './env';

const read = (text: string) => [...parseEnv({ KIOSK_PRINTERS: text }).kioskPrinters];

describe('the printers of kiosks', () => {
  test('are read by their venues', () => {
    expect(
      read('3107=10.0.0.20:9100@blue-kettle, 4107=printer-2.lan:9101@red_kettle,5=[fd00::20]:9100@12345678,'),
    ).toEqual([
      [3107, { host: '10.0.0.20', port: 9100, code: 'blue-kettle' }],
      [4107, { host: 'printer-2.lan', port: 9101, code: 'red_kettle' }],
      [5, { host: 'fd00::20', port: 9100, code: '12345678' }],
    ]);
  });

  test.each([
    '3107',
    '3107=10.0.0.20:9100',
    '3107=10.0.0.20:9100@short',
    '3107=10.0.0.20@blue-kettle',
    '3107=10.0.0.20:0@blue-kettle',
    '3107=10.0.0.20:65536@blue-kettle',
    '0=10.0.0.20:9100@blue-kettle',
    'x=10.0.0.20:9100@blue-kettle',
    '3107=-x:9100@blue-kettle',
    '3107=a/b:9100@blue-kettle',
    '3107=10.0.0.20:9100@blue kettle',
    '3107=10.0.0.20:9100@blue-kettle,3107=10.0.0.21:9100@blue-kettle',
  ])('cannot be read from %j, and no code is said', (text) => {
    const readIt = () => read(text);
    expect(readIt).toThrow(/^The setting KIOSK_PRINTERS cannot be read: /);
    expect(readIt).not.toThrow(/kettle/);
  });
});
