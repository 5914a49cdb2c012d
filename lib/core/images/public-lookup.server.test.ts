/** @jest-environment node */
import { isIPv6 } from 'node:net';
import { isPublicAddress, publicLookup } from './public-lookup.server';

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:db8::1',
  'not an address',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('the lookup of a store’s name', () => {
  /** The address that a connection would be given when the name server answers this. */
  const lookUp = (found: string[] | Error, all: boolean) =>
    new Promise<unknown>((resolve) => {
      const lookup = publicLookup((_host, _options, answer) => {
        if (found instanceof Error) answer(found, []);
        else
          answer(
            null,
            found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
          );
      });
      lookup('pictures.example', { all }, (error, address) => resolve(error ? error.message : address));
    });

  test('returns exactly the addresses that were checked', async () => {
    await expect(lookUp(['93.184.216.34', '2606:4700::1'], false)).resolves.toBe('93.184.216.34');
    await expect(lookUp(['93.184.216.34', '2606:4700::1'], true)).resolves.toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
  });

  test.each<[string, string[]]>([
    ['loopback', ['127.0.0.1']],
    ['a private range', ['10.0.0.5']],
    ['the cloud’s metadata', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['IPv4-mapped loopback', ['::ffff:127.0.0.1']],
    ['one private address among public ones', ['93.184.216.34', '192.168.0.1']],
  ])('gives no connection where the name leads to %s', async (_what, found) => {
    await expect(lookUp(found, false)).resolves.toMatch(/not public/);
    await expect(lookUp(found, true)).resolves.toMatch(/not public/);
  });

  test('passes the failure that a name is unknown', async () => {
    await expect(lookUp(new Error('ENOTFOUND'), true)).resolves.toBe('ENOTFOUND');
    await expect(lookUp([], true)).resolves.toBe('no address');
  });
});
