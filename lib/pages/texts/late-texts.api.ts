import type { AbstractIntlMessages } from 'next-intl';
import { requestBff } from '@/lib/core/bff/client';
import { isRecord } from '@/lib/core/storage/shape';
import type { LatePart } from './late-texts.schema';

/** Reads texts by namespace without zod: a late part is fetched ahead with its texts, and zod would be a quarter of its bytes. */
const READER = {
  parse(value: unknown): AbstractIntlMessages {
    if (isRecord(value) && isRecord(value['texts'])) return value['texts'] as AbstractIntlMessages;
    throw new TypeError('The answer has no texts.');
  },
};

const requested = new Map<LatePart, Promise<AbstractIntlMessages>>();

/** The texts of a part that the page does not carry, requested once. */
export function requestTexts(part: LatePart): Promise<AbstractIntlMessages> {
  const known = requested.get(part);
  if (known) return known;
  const texts = requestBff(`/api/texts/${part}`, () => Promise.resolve(READER));
  requested.set(part, texts);
  // A page's first plural loads the numbers of its language, 10 to 50 ms of a slow phone: at rest rather than at a press.
  new Intl.NumberFormat(document.documentElement.lang || undefined).format(1);
  texts.catch(() => requested.delete(part));
  return texts;
}
