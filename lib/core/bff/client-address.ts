import ipaddr from 'ipaddr.js';

/** Characters of a hop that is no address; nothing longer is remembered of it. */
const MAX_NAME_LENGTH = 64;
/** An IPv6 subscriber is given a whole network of this length, and takes a new address of it at will. */
const SUBSCRIBER_BITS = 64;
/** A site is given 65,536 such networks, and can take a new one for each request. */
const SITE_BITS = 48;

/** Where a request came from. */
export interface ClientNetwork {
  /** The address by which guests are distinguished. */
  address: string;
  /** The IPv6 site that it belongs to; null for other addresses. */
  site: string | null;
}

/** Some proxies write the port too, another one for each connection. */
function withoutPort(hop: string): string {
  return hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
}

/** The network of a caller. Entries before the nearest trusted proxy's can be forged. */
export function clientNetwork(hops: string | null, trustedProxies: number): ClientNetwork {
  const seen = (hops ?? '').split(',').map((hop) => hop.trim());
  const hop = withoutPort(seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? '');
  if (!ipaddr.isValid(hop)) return { address: hop.slice(0, MAX_NAME_LENGTH), site: null };
  const address = ipaddr.process(hop);
  if (address.kind() === 'ipv4') return { address: address.toString(), site: null };
  const network = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString();
  return { address: network(SUBSCRIBER_BITS), site: network(SITE_BITS) };
}
