import fc from 'fast-check';
import { addressOfTarget, readQrText, type QrTarget } from './qr-text';

const OWN = ['https://dastarkhan.kz', 'https://dastarkhan.ge'];
const read = (text: string) => readQrText(text, OWN);
const menu = 'https://dastarkhan.kz/filials/3107';
const table = `${menu}?filial_id=3107&table_id=812&main_terminal_id=3107`;

describe('a QR code of ours', () => {
  const TABLE: QrTarget = {
    kind: 'table',
    venueId: 3107,
    tableId: 812,
    mainTerminalId: 3107,
    source: 'QR',
    secret: null,
  };
  test.each<[string, QrTarget]>([
    ['https://dastarkhan.kz', { kind: 'home' }],
    ['https://dastarkhan.ge/', { kind: 'home' }],
    [menu, { kind: 'venue', venueId: 3107, source: 'QR' }],
    [`${menu}/?source=STANDQR`, { kind: 'venue', venueId: 3107, source: 'STANDQR' }],
    [`${menu}?source=FRIDGE`, { kind: 'venue', venueId: 3107, source: 'FRIDGE' }],
    [`${menu}?source=2GIS&utm_campaign=spring`, { kind: 'venue', venueId: 3107, source: '2GIS' }],
    [table, TABLE],
    [`${table}&source=TABLETQR`, { ...TABLE, source: 'TABLETQR' }],
    [`${table}&table_secret=samal-terrace-15`, { ...TABLE, secret: 'samal-terrace-15' }],
    [table.replace('?', '/bill?'), TABLE],
    ['FR-90001-02', { kind: 'fridge', venueId: 90_001, code: 'FR-90001-02' }],
    [` ${menu}\n`, { kind: 'venue', venueId: 3107, source: 'QR' }],
  ])('%s is read', (text, target) => {
    expect(read(text)).toEqual(target);
  });
});

// Holds SHOP-10.
describe('a QR code that is wrong', () => {
  test.each([
    '',
    'samal',
    '4870300001375',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/filials/3107',
    'http://dastarkhan.kz/filials/3107',
    'https://dastarkhan.kz:8443/filials/3107',
    'https://dastarkhan.kz.evil.example/filials/3107',
    'https://dastarkhan.kz@evil.example/filials/3107',
    'https://evil@dastarkhan.kz/filials/3107',
    'https://dastarkhan.kz\\@evil.example/filials/3107',
    '//dastarkhan.kz/filials/3107',
    '/filials/3107',
    `${menu}#x`,
    'https://dastarkhan.kz/?source=QR',
    'https://dastarkhan.kz/cart',
    'https://dastarkhan.kz/api/auth/sign-out',
    'https://dastarkhan.kz/filials/0',
    'https://dastarkhan.kz/filials/-1',
    'https://dastarkhan.kz/filials/2147483648',
    'https://dastarkhan.kz/filials/3107.0',
    'https://dastarkhan.kz/filials/%33107',
    'https://dastarkhan.kz/filials/3107/details',
    'https://dastarkhan.kz//filials/3107',
    'FR-0-01',
    'FR-90001-01&code=2',
    'fr-90001-01',
    `${menu}?source=EVIL`,
    `${menu}?source=`,
    `${menu}?table_id=812`,
    `${menu}?table_secret=x`,
    `${table.replace('filial_id=3107', 'filial_id=3108')}`,
    `${table.replace('table_id=812', 'table_id=x')}`,
    `${table}&table_id=813`,
    `${table}&table_secret=${'x'.repeat(65)}`,
    `${menu}?x=${'a'.repeat(4096)}`,
  ])('"%s" leads nowhere', (text) => {
    expect(read(text)).toBeNull();
  });

  test('is every text that is not of our origins', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => read(text) === null));
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (text) => read(text) === null,
      ),
    );
  });

  test('never contains an invalid id', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (id) => {
        const target = read(`https://dastarkhan.kz/filials/${id}`);
        if (target?.kind === 'venue') expect(String(target.venueId)).toMatch(/^[1-9]\d*$/);
      }),
    );
  });
});

describe('what a code leads to', () => {
  // Holds CART-20: a menu clears the cart of another branch only where its address says that it was scanned.
  test.each([
    ['https://dastarkhan.ge/', '/'],
    [menu, '/filials/3107?source=QR'],
    [`${menu}?source=FRIDGE&utm_campaign=spring`, '/filials/3107?source=FRIDGE'],
    ['FR-90001-02', '/filials/90001/fridge?code=FR-90001-02'],
    [table, '/filials/3107?filial_id=3107&table_id=812&main_terminal_id=3107&source=QR'],
    [
      `${table}&source=TABLETQR&table_secret=samal-terrace-15`,
      '/filials/3107?filial_id=3107&table_id=812&main_terminal_id=3107&source=TABLETQR&table_secret=samal-terrace-15',
    ],
  ])('%s is opened as %s', (text, address) => {
    const target = read(text);
    expect(target && addressOfTarget(target)).toBe(address);
  });

  test('is read as the same again', () => {
    for (const text of [menu, `${menu}?source=2GIS`, table, `${table}&table_secret=a-b`]) {
      const target = read(text);
      expect(target && read(`https://dastarkhan.kz${addressOfTarget(target)}`)).toEqual(target);
    }
  });
});
