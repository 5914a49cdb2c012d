import ipaddr from 'ipaddr.js';

/** Characters of a hop that is no address; nothing longer is remembered of it. */
const LONGEST_NAME = 64;
/** An IPv6 subscriber is given a whole network of this length, and takes a new address of it at will. */
const SUBSCRIBER_BITS = 64;

/**
 * The address that a request came from, by which guests are told apart. Each hop has added whom it saw, the server itself
 * last; what stands left of the nearest proxy that we trust is anybody's invention.
 * @param hops X-Forwarded-For as the server leaves it (`noteSocketAddress`)
 * @param trustedProxies how many proxies stand before the server
 */
export function clientAddress(hops: string | null, trustedProxies: number): string {
  const seen = (hops ?? '').split(',').map((hop) => hop.trim());
  const hop = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? '';
  if (!ipaddr.isValid(hop)) return hop.slice(0, LONGEST_NAME);
  const address = ipaddr.process(hop);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${SUBSCRIBER_BITS}`).toString();
}
