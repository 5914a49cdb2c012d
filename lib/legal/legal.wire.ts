import 'server-only';
import { z } from 'zod';

/** The documents that the platform keeps (contract call listLegalDocuments). */
export const LEGAL_CODES = [
  'offer',
  'privacy_policy',
  'personal_data_consent',
  'marketing_consent',
  'bonus_rules',
] as const;

export const documentWire = z.object({
  data: z.object({ title: z.string(), version: z.string(), published_at: z.string(), body: z.string() }),
});

/** Lists are read item by item, so that one broken document does not cost the others. */
export const listWire = z.object({ data: z.array(z.unknown()) });
export const headWire = z.object({
  code: z.enum(LEGAL_CODES),
  title: z.string(),
  version: z.string(),
  published_at: z.string(),
});
