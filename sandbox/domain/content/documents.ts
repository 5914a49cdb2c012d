import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { everywhereSchema } from '../../data/text';

const legalDocument = z.strictObject({
  code: z.enum(['offer', 'privacy_policy', 'personal_data_consent', 'marketing_consent', 'bonus_rules']),
  version: z.string(),
  publishedOn: z.iso.date(),
  title: everywhereSchema,
  /** Markdown. */
  body: everywhereSchema,
});

/** Legal documents of the sandbox. */
export const DOCUMENTS = readYaml('content/documents.yaml', z.array(legalDocument));
