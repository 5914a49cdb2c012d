import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import type { LatePart } from '@/lib/pages/texts/late-texts.schema';

/**
 * A component that is loaded on demand together with its texts, which the page does not carry.
 * @throws BffError where the texts do not come
 */
export async function withLateTexts<Props extends object>(
  part: LatePart,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Loaded, texts] = await Promise.all([
    load(),
    import('@/lib/pages/texts/late-texts.api').then(({ requestTexts }) => requestTexts(part)),
  ]);
  return function Translated(props) {
    return (
      <NextIntlClientProvider locale={useLocale()} messages={texts}>
        <Loaded {...props} />
      </NextIntlClientProvider>
    );
  };
}
