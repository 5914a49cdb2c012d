import type { AbstractIntlMessages } from 'next-intl';
import { requestBff } from '@/lib/bff/client';
import type { LatePart } from './late-texts.schema';

const asked = new Map<LatePart, Promise<AbstractIntlMessages>>();

/**
 * The texts of a part that the page does not carry, requested once.
 * @throws BffError
 */
export function requestTexts(part: LatePart): Promise<AbstractIntlMessages> {
  const known = asked.get(part);
  if (known) return known;
  const texts = requestBff(`/api/texts/${part}`, () =>
    import('./late-texts.schema').then((module) => module.lateTextsSchema),
  ).then((answer) => answer.texts as AbstractIntlMessages);
  asked.set(part, texts);
  texts.catch(() => asked.delete(part));
  return texts;
}
