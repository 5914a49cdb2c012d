import type { AbstractIntlMessages } from 'next-intl';
import { requestBff } from '@/lib/bff/client';

let asked: Promise<AbstractIntlMessages> | null = null;

/**
 * The texts of the address sheet, asked for once.
 * @throws BffError
 */
export function requestTexts(): Promise<AbstractIntlMessages> {
  asked ??= requestBff('/api/addresses/texts', () =>
    import('./sheet-texts.schema').then((module) => module.textsSchema),
  ).then(({ texts }) => texts as AbstractIntlMessages);
  asked.catch(() => {
    asked = null;
  });
  return asked;
}
