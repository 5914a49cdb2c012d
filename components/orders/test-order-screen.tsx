import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/messages/ru.json';

/** The base map of the tests. */
export const GROUND = {
  limits: { west: 42, south: 36, east: 92, north: 59 },
  outlines: '/map/outlines-kz.json',
};

/** Wraps a part of an order's screen with its messages, in Russian. */
export function inRussian(children: ReactNode) {
  return (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
