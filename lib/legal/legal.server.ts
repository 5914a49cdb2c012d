import 'server-only';
import { z } from 'zod';
import { cacheRules } from '@/lib/core/cache/tags';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { readItems } from '@/lib/core/upstream/read-items';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { ConsentDocument } from './given-consent';

/** The documents that the platform keeps (contract call listLegalDocuments). */
const LEGAL_CODES = [
  'offer',
  'privacy_policy',
  'personal_data_consent',
  'marketing_consent',
  'bonus_rules',
] as const;

const documentWire = z.object({
  data: z.object({ title: z.string(), version: z.string(), published_at: z.string(), body: z.string() }),
});

/** Lists are read item by item, so that one broken document does not cost the others. */
const listWire = z.object({ data: z.array(z.unknown()) });
const headWire = z.object({
  code: z.enum(LEGAL_CODES),
  title: z.string(),
  version: z.string(),
  published_at: z.string(),
});

export interface LegalHead {
  code: string;
  title: string;
  version: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
}

export interface LegalDocument extends Omit<LegalHead, 'code'> {
  /** Markdown: see lib/core/text/marked-text. */
  body: string;
}

/** A legal document; `unknown` for a code that does not exist, `unavailable` where the platform does not answer. */
export async function getLegalDocument(
  site: Site,
  code: string,
): Promise<LegalDocument | 'unknown' | 'unavailable'> {
  if (!LEGAL_CODES.some((known) => known === code)) return 'unknown';
  const countryId = COUNTRIES[site.country].id;
  try {
    const { data } = await publicUpstream(site).get({
      path: 'takeaway/v1/legal-documents/{code}',
      params: { code },
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

/** The documents in force; null where the platform does not answer. */
export async function listLegalDocuments(site: Site): Promise<LegalHead[] | null> {
  const countryId = COUNTRIES[site.country].id;
  try {
    const { data } = await publicUpstream(site).get({
      path: 'takeaway/v1/legal-documents',
      query: { country_id: countryId },
      schema: listWire,
      cache: cacheRules.legal(countryId),
    });
    return readItems(headWire, data, 'legal document').map(({ published_at: publishedOn, ...head }) => ({
      ...head,
      publishedOn,
    }));
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** The documents that an order agrees to. */
const CONSENT_CODES: readonly string[] = ['personal_data_consent', 'offer', 'marketing_consent'];

/** The texts that an order agrees to, by the version in force; none where the platform does not answer. */
export async function consentDocuments(site: Site): Promise<ConsentDocument[]> {
  const heads = (await listLegalDocuments(site)) ?? [];
  return heads
    .filter(({ code }) => CONSENT_CODES.includes(code))
    .map(({ code, version }) => ({ code, version }));
}
