import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickTexts, type PickedTexts } from '@/lib/core/i18n/pick-texts';

/** Gives client components the messages that they use: every message sent adds to the page's size. */
export async function ClientMessages({ children, ...texts }: PickedTexts & { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={pickTexts(await getMessages(), texts)}>
      {children}
    </NextIntlClientProvider>
  );
}
