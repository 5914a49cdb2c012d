import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { NextIntlClientProvider } from 'next-intl';

const library = jest.requireActual<typeof import('next-intl')>('next-intl');

/** The library for tests without Next: the test sets texts and language of the whole page. */
export const nextIntl = {
  ...library,
  NextIntlClientProvider: (props: ComponentProps<typeof NextIntlClientProvider>): ReactNode =>
    props.locale === undefined ? props.children : createElement(library.NextIntlClientProvider, props),
};
