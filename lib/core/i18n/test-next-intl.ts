import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { NextIntlClientProvider } from 'next-intl';

const library = jest.requireActual<typeof import('next-intl')>('next-intl');

/**
 * The library as in a test of a page that is drawn without Next: the test gives texts and language to the whole page, and a provider
 * inside of it, which on the server takes the language of the request, changes nothing.
 */
export const nextIntl = {
  ...library,
  NextIntlClientProvider: (props: ComponentProps<typeof NextIntlClientProvider>): ReactNode =>
    props.locale === undefined ? props.children : createElement(library.NextIntlClientProvider, props),
};
