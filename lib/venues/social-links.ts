/** A link of a venue to its page elsewhere. */
export interface SocialLink {
  /** Null for one that we do not know: it is shown by its host. */
  network: Network | null;
  /** Without 'www.'. */
  host: string;
  href: string;
}

/** Where each network lives; a link that claims another place is none of it. */
const HOSTS = {
  whatsapp: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com'],
  instagram: ['instagram.com'],
  telegram: ['t.me', 'telegram.me'],
  facebook: ['facebook.com', 'm.facebook.com', 'fb.com', 'fb.me'],
  tiktok: ['tiktok.com', 'vm.tiktok.com'],
} as const satisfies Record<string, readonly string[]>;
export type Network = keyof typeof HOSTS | 'website';

const isNamedNetwork = (name: string): name is keyof typeof HOSTS => Object.hasOwn(HOSTS, name);

/**
 * A link that may be followed, or null: https only, no names, passwords or ports in it, and a known network only at its own
 * hosts. A network that we do not know is a plain link (contract rule 46).
 */
export function readSocialLink(name: string, link: string): SocialLink | null {
  if (!URL.canParse(link)) return null;
  const { protocol, username, password, port, hostname, href } = new URL(link);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  const host = hostname.replace(/^www\./, '');
  if (!host.includes('.')) return null;
  const network = name.trim().toLowerCase();
  if (network === 'website') return { network, host, href };
  if (!isNamedNetwork(network)) return { network: null, host, href };
  const hosts: readonly string[] = HOSTS[network];
  return hosts.includes(host) ? { network, host, href } : null;
}
