import 'server-only';
import { createHmac } from 'node:crypto';
import { sessionSecrets } from '@/lib/core/session/secrets.server';
import type { CountryCode, Site } from '@/lib/core/site/site';
import type { ConsentDocument } from './given-consent';
import { consentDocuments } from './legal.server';

// A page may show a version for an hour after the next one is published, so the version in force does not say what a diner has
// read. The page carries a seal for each version that our server has shown; a browser cannot make one (CHK-27).

const sealBy = (secret: string, country: CountryCode, { code, version }: ConsentDocument): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['shown-version:1', country, code, version]))
    .digest('base64url')
    .slice(0, 22);

/** The texts that an order agrees to, each with its seal; none where the platform does not answer. */
export async function sealedDocuments(site: Site): Promise<ConsentDocument[]> {
  const [secret = ''] = sessionSecrets();
  const documents = await consentDocuments(site);
  return documents.map((document) => ({ ...document, seal: sealBy(secret, site.country, document) }));
}

/** Whether our server has shown this version on a page of the country. */
export function wasShown(country: CountryCode, document: ConsentDocument): boolean {
  return sessionSecrets().some((secret) => document.seal === sealBy(secret, country, document));
}
