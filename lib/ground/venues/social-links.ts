/** A link of a venue to its page elsewhere. */
export interface SocialLink {
  /** Null for one that we do not know: it is shown by its name. */
  network: Network | null;
  /** Its host without 'www.'; where the host is called as the network is, that: 'Threads' of threads.net. */
  name: string;
  href: string;
}

/** The hosts of each network; a link to another host is not of the network. */
const HOSTS = {
  whatsapp: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com'],
  instagram: ['instagram.com'],
  telegram: ['t.me', 'telegram.me'],
  facebook: ['facebook.com', 'm.facebook.com', 'fb.com', 'fb.me'],
  tiktok: ['tiktok.com', 'vm.tiktok.com'],
} as const satisfies Record<string, readonly string[]>;
export type Network = keyof typeof HOSTS | 'website';

const isNamedNetwork = (name: string): name is keyof typeof HOSTS => Object.hasOwn(HOSTS, name);

/** A safe https link, of a known network only on its own hosts (contract rule 46); else null. */
export function readSocialLink(name: string, link: string): SocialLink | null {
  if (!URL.canParse(link)) return null;
  const { protocol, username, password, port, hostname, href } = new URL(link);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  const host = hostname.replace(/^www\./, '');
  if (!host.includes('.')) return null;
  const network = name.trim().toLowerCase();
  if (network === 'website') return { network, name: host, href };
  if (!isNamedNetwork(network)) return { network: null, name: nameOf(network, host), href };
  const hosts: readonly string[] = HOSTS[network];
  return hosts.includes(host) ? { network, name: host, href } : null;
}

function nameOf(network: string, host: string): string {
  const [own = '', ...rest] = host.split('.');
  return own === network && rest.length === 1 ? network.charAt(0).toUpperCase() + network.slice(1) : host;
}
