import 'server-only';
import { z } from 'zod';
import { cacheRules } from '@/lib/cache/tags';
import { COUNTRIES, type Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';

/** The documents that the platform keeps (contract: legal documents). */
const CODES = [
  'offer',
  'privacy_policy',
  'personal_data_consent',
  'marketing_consent',
  'bonus_rules',
] as const;

const documentWire = z.object({
  data: z.object({ title: z.string(), version: z.string(), published_at: z.string(), body: z.string() }),
});

export interface LegalDocument {
  title: string;
  version: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  /** Plain text; lines that begin with # are headings, empty lines part paragraphs. */
  body: string;
}

/** A legal document; `unknown` for a code that does not exist, `unavailable` where the platform does not answer. */
export async function getLegalDocument(
  site: Site,
  code: string,
): Promise<LegalDocument | 'unknown' | 'unavailable'> {
  if (!CODES.some((known) => known === code)) return 'unknown';
  const countryId = COUNTRIES[site.country].id;
  try {
    const { data } = await publicUpstream(site).get({
      path: `takeaway/v1/legal-documents/${code}`,
      query: { country_id: countryId },
      schema: documentWire,
      cache: cacheRules.legal(countryId),
    });
    return { title: data.title, version: data.version, publishedOn: data.published_at, body: data.body };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.status === 404 ? 'unknown' : 'unavailable';
  }
}
