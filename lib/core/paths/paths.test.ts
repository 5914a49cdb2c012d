/** @jest-environment node */
import { paths } from './paths';

const TABLE = { venueId: 3107, tableId: 8, mainTerminalId: 3107, source: 'QR', secret: null };
/** The other parts of an address, where ids do not do. */
const GIVEN: Partial<Record<keyof typeof paths, readonly unknown[]>> = {
  bill: [TABLE],
  tableMenu: [TABLE],
  ofService: ['/filials', 'delivery'],
  inTown: ['/filials', 'batumi', 'ge'],
  venuesBy: ['time'],
};
const ADDRESSES = Object.entries(paths).map(([name, build]): [string, string] => [
  name,
  (build as (...given: readonly unknown[]) => string)(...(GIVEN[name as keyof typeof paths] ?? [3107, 5])),
]);

// Holds NAV-42.
test.each(ADDRESSES)(
  'the address of %s, %s, is under the one base, from whatever page it is opened',
  (_name, address) => {
    for (const page of [
      '/',
      '/filials/3107/details',
      '/bills/preorder/5e2a9c10/',
      '/brands/filials?brand=51',
    ])
      expect(new URL(address, `http://app.test${page}`).href).toBe(`http://app.test${address}`);
  },
);
