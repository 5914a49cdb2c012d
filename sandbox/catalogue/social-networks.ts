import type { SocialNetwork } from './model';

/** Where a brand is found: accounts that nobody has, and a site under a domain that nobody can. */
const ACCOUNTS: Record<string, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  telegram: (handle) => `https://t.me/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  website: (handle) => `https://${handle.replaceAll('_', '-')}.example/`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
};

/** What links of strangers look like: no reader may follow them. */
const HOSTILE: SocialNetwork[] = [
  { name: 'website', link: 'javascript:alert(document.domain)' },
  { name: 'instagram', link: 'https://www.instagram.com.evil.example/login' },
  { name: 'telegram', link: 'data:text/html,%3Cscript%3Ealert(1)%3C/script%3E' },
];

/** These have an account in every network, one of which the contract does not name. */
const EVERYWHERE = new Set([3107, 4107]);
const WITH_HOSTILE_LINKS = new Set([3110, 4110]);

/** The venue's social networks; WhatsApp where it has a phone. */
export function socialNetworksOf(venueId: number, brandKey: string, phone: string | null): SocialNetwork[] {
  const handle = `dastarkhan_sandbox_${brandKey.replaceAll('-', '_')}`;
  const all = EVERYWHERE.has(venueId);
  const networks = Object.entries(ACCOUNTS).flatMap(([name, linkOf]): SocialNetwork[] =>
    all || hasAccount(venueId, name) ? [{ name, link: linkOf(handle) }] : [],
  );
  return [
    ...(phone ? [{ name: 'whatsapp', link: `https://wa.me/${phone.slice(1)}` }] : []),
    ...networks,
    ...(WITH_HOSTILE_LINKS.has(venueId) ? HOSTILE : []),
  ];
}

function hasAccount(venueId: number, network: string): boolean {
  if (network === 'instagram') return venueId % 3 !== 0;
  if (network === 'telegram') return venueId % 4 === 1;
  if (network === 'tiktok') return venueId % 5 === 2;
  if (network === 'facebook') return venueId % 6 === 3;
  return network === 'website' && venueId % 4 === 2;
}
