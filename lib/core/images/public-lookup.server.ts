import 'server-only';
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OwnError } from '@/lib/core/errors/own-error';

/** Global unicast IPv6 (RFC 4291): tunnels and translations of IPv4 are outside of it or are listed below. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');

/** @returns whether an address of the network is one that everybody can reach: not ours, not the machine's own. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(PUBLIC_IPV6);
}

/** The host name of a store has no address, or one that our server may not connect to. */
class LookupError extends OwnError {}

type Resolve = (
  host: string,
  options: { all: true; verbatim: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves public addresses only, and pins the connection to them: DNS rebinding has no effect. */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { all: true, verbatim: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        answer(error ?? new LookupError('no address'), []);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        answer(new LookupError('the name leads to an address that is not public'), []);
      } else if (options.all) {
        answer(null, addresses);
      } else {
        answer(null, first.address, first.family);
      }
    });
  };
}
