import type { CountryCode } from '@/lib/core/site/site';
import { isFlag, isInstant, isText, listOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// Consents that the diner of this device has given with an order (CHK-23) or the payment of a bill (BILL-20),
// so that each text is agreed to once.

/** A legal document in one of its versions. */
export interface ConsentDocument {
  code: string;
  version: string;
  /** Proves that our server has shown it, where it is recorded. */
  seal?: string | undefined;
}

/** The documents that were agreed to, and when. */
export interface GivenConsent {
  /** See {@link consentTexts}. */
  texts: string;
  /** ISO instant. */
  givenAt: string;
  acceptsMarketing: boolean;
}

/** Texts of both countries, with room for those of a bill. */
const MAX_CONSENTS = 4;

const isConsents = listOf(
  recordOf<GivenConsent>({ texts: isText, givenAt: isInstant, acceptsMarketing: isFlag }),
  MAX_CONSENTS,
);

const NONE: readonly GivenConsent[] = [];
const givenConsents = stored({ area: 'local', key: 'givenConsents', shape: isConsents, empty: NONE });

/** Identifies the texts that are agreed to, in any order: those of another country or version are other texts. */
export function consentTexts(country: CountryCode | null, documents: readonly ConsentDocument[]): string {
  return [country ?? '', ...documents.map(({ code, version }) => `${code} ${version}`).sort()].join('; ');
}

/** The consent to exactly these texts; null where none was given, or where it was taken back. */
export function givenConsent(texts: string): GivenConsent | null {
  return givenConsents.read().find((one) => one.texts === texts) ?? null;
}

/** Remembers a consent of the signed-in diner; it replaces an earlier one to the same texts. */
export function rememberConsent(consent: GivenConsent): void {
  const others = givenConsents.read().filter(({ texts }) => texts !== consent.texts);
  givenConsents.write([...others, consent].slice(-MAX_CONSENTS));
}

/** Takes a consent back: the next order or bill asks for it. */
export function forgetConsent(texts: string): void {
  givenConsents.write(givenConsents.read().filter((one) => one.texts !== texts));
}
