import 'server-only';
import { z } from 'zod';

/** Questions and answers as the platform sends them: contract schema FaqItem. */
export const faqItemWire = z.object({
  id: z.number().int(),
  section: z.string(),
  question: z.string().trim().min(1),
  answer: z.string(),
  position: z.number().catch(Infinity),
});
export type FaqItemWire = z.infer<typeof faqItemWire>;

/** Read item by item, so that one broken question does not cost the others. */
export const faqListWire = z.object({ data: z.array(z.unknown()) });
