import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type ClientMessagesProps = {
  /** Namespaces with all their messages. */
  namespaces?: readonly string[];
  /** Of other namespaces, the named messages only. */
  words?: Readonly<Record<string, readonly string[]>>;
  children: ReactNode;
};

/** Gives client components the messages that they use: every message sent adds to the page's size. */
export async function ClientMessages({ namespaces = [], words = {}, children }: ClientMessagesProps) {
  const all: AbstractIntlMessages = await getMessages();
  const whole = namespaces.map((namespace) => [namespace, all[namespace]] as const);
  const some = Object.entries(words).map(
    ([namespace, keys]) => [namespace, picked(all[namespace], keys)] as const,
  );
  return (
    <NextIntlClientProvider messages={Object.fromEntries([...whole, ...some])}>
      {children}
    </NextIntlClientProvider>
  );
}

function picked(
  messages: AbstractIntlMessages[string] | undefined,
  keys: readonly string[],
): AbstractIntlMessages {
  const known = typeof messages === 'object' ? messages : {};
  return Object.fromEntries(keys.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));
}
