import { z } from 'zod';
import { readYaml } from '../data/read-data';
import type { SocialNetwork } from './model';
import { caseOf } from './venue-cases';

/** Where brands are found, and what links of strangers look like. */
const { accounts, hostile } = readYaml(
  'social-networks.yaml',
  z.strictObject({
    accounts: z.record(z.string(), z.string()),
    hostile: z.array(z.strictObject({ name: z.string(), link: z.string() })),
  }),
);

/** The venue's social networks; WhatsApp where it has a phone. */
export function socialNetworksOf(venueId: number, brandKey: string, phone: string | null): SocialNetwork[] {
  const handle = `dastarkhan_sandbox_${brandKey.replaceAll('-', '_')}`;
  const unusual = caseOf(venueId)?.socialNetworks;
  const networks = Object.entries(accounts)
    .filter(([name]) => unusual === 'all' || hasAccount(venueId, name))
    .map(([name, link]) => ({
      name,
      link: link.replace('{handle}', handle).replace('{host}', handle.replaceAll('_', '-')),
    }));
  return [
    ...(phone ? [{ name: 'whatsapp', link: `https://wa.me/${phone.slice(1)}` }] : []),
    ...networks,
    ...(unusual === 'hostile' ? hostile : []),
  ];
}

function hasAccount(venueId: number, network: string): boolean {
  if (network === 'instagram') return venueId % 3 !== 0;
  if (network === 'telegram') return venueId % 4 === 1;
  if (network === 'tiktok') return venueId % 5 === 2;
  if (network === 'facebook') return venueId % 6 === 3;
  return network === 'website' && venueId % 4 === 2;
}
