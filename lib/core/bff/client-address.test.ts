/** @jest-environment node */
import { clientNetwork } from './client-address';

describe('the address that distinguishes guests', () => {
  test.each<[what: string, hops: string | null, trusted: number, address: string]>([
    ['without a proxy is the one that the server sees', '203.0.113.7', 0, '203.0.113.7'],
    ['is not what a browser writes into the header', '1.1.1.1, 203.0.113.7', 0, '203.0.113.7'],
    ['behind a proxy is what the proxy saw', '1.1.1.1, 203.0.113.7, 10.0.0.2', 1, '203.0.113.7'],
    ['behind two is what the outer one saw', '203.0.113.7, 10.0.0.1, 10.0.0.2', 2, '203.0.113.7'],
    ['is the server’s own sight where a request came around the proxies', '203.0.113.7', 2, '203.0.113.7'],
    ['is the same whether it is written as IPv4 or inside IPv6', '::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['is a network of IPv6, for a subscriber has all of it', '2001:db8:1:2:a:b:c:d', 0, '2001:db8:1:2::'],
    ['that is none is taken as it stands', 'unknown', 0, 'unknown'],
    ['that is too long to be one is cut', 'x'.repeat(1000), 0, 'x'.repeat(64)],
    ['has no port, which a proxy may write', '203.0.113.7:51234', 0, '203.0.113.7'],
    ['has no port beside IPv6 either', '[2001:db8:1:2::5]:443', 0, '2001:db8:1:2::'],
    ['is empty where no hop has recorded it', null, 0, ''],
  ])('%s', (_what, hops, trusted, address) => {
    expect(clientNetwork(hops, trusted).address).toBe(address);
  });

  test('is the site of an IPv6 subscriber, and the whole address elsewhere', () => {
    expect(clientNetwork('2001:db8:1:2:a:b:c:d', 0).site).toBe('2001:db8:1::');
    expect(clientNetwork('2001:db8:1:fffe:a:b:c:d', 0).site).toBe('2001:db8:1::');
    expect(clientNetwork('203.0.113.7', 0).site).toBeNull();
    expect(clientNetwork('unknown', 0).site).toBeNull();
  });
});
