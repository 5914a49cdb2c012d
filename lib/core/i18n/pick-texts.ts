import type { AbstractIntlMessages } from 'next-intl';

export interface PickedTexts {
  /** Namespaces with all their messages. */
  namespaces?: readonly string[];
  /** Of other namespaces, the named messages only. */
  keys?: Readonly<Record<string, readonly string[]>>;
}

/** Of all messages of a language those that are named; one that does not exist is left out. */
export function pickTexts(
  all: AbstractIntlMessages,
  { namespaces = [], keys = {} }: PickedTexts,
): AbstractIntlMessages {
  const whole = namespaces.map((namespace) => [namespace, all[namespace]] as const);
  const some = Object.entries(keys).map(
    ([namespace, names]) => [namespace, picked(all[namespace], names)] as const,
  );
  return Object.fromEntries([...whole, ...some]) as AbstractIntlMessages;
}

function picked(
  messages: AbstractIntlMessages[string] | undefined,
  keys: readonly string[],
): AbstractIntlMessages {
  const known = typeof messages === 'object' ? messages : {};
  return Object.fromEntries(keys.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));
}
