import type { Language } from '../kernel/languages';
import type { addresses } from './address-schema';

/** The fields of an address that a diner enters. */
export type AddressInput = Omit<typeof addresses.$inferSelect, 'id' | 'userId'>;

/** The value for the flat of a private house, in every language (contract rule 18). */
const PRIVATE_HOUSE = 'Дом';

const FLAT: Readonly<Record<Language, (flat: string) => string>> = {
  kk: (flat) => `${flat}-пәтер`,
  ru: (flat) => `кв. ${flat}`,
  en: (flat) => `apt. ${flat}`,
  ka: (flat) => `ბინა ${flat}`,
};

/** With what the platform adds: the title where the diner gave none, and the word for a private house. */
export function completed(input: AddressInput, language: Language): AddressInput {
  const { street, building, isPrivateHouse } = input;
  const flat = isPrivateHouse || input.apartment === '' ? [] : [FLAT[language](input.apartment)];
  return {
    ...input,
    title: input.title || [street, building, ...flat].join(', '),
    apartment: isPrivateHouse ? PRIVATE_HOUSE : input.apartment,
  };
}
