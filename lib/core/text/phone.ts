import type { CountryCode } from '@/lib/core/site/site';
import { visibleLine } from './visible-text';

const NO_BREAK = '\u00a0';
const HIDDEN = '•';

interface CountryPhones {
  code: string;
  /** The prefix before the number inside of the country. */
  trunk: string;
  /** Figures after the code, in the groups that its people say them in. */
  groups: readonly number[];
}

const COUNTRIES: Record<CountryCode, CountryPhones> = {
  kz: { code: '+7', trunk: '8', groups: [3, 3, 2, 2] },
  ge: { code: '+995', trunk: '0', groups: [3, 2, 2, 2] },
};

/** How a phone is typed in a country. */
export const PHONE_EXAMPLES: Record<CountryCode, string> = {
  kz: '+7 701 123 45 67',
  ge: '+995 555 12 34 56',
};

/** A phone in E.164, as the platform takes it. */
const E164 = /^\+[1-9]\d{9,14}$/;

const figuresOf = ({ groups }: CountryPhones): number => groups.reduce((sum, count) => sum + count, 0);

/** A number under one of our codes has so many figures, and no first 0: neither country has one, and Georgia dials it in front. */
const isWhole = (figures: string, country: CountryPhones): boolean =>
  figures.length === figuresOf(country) && !figures.startsWith('0');

/** A number with its code, after the plus → E.164 (BOOK-16); null for none. */
function readWithCode(digits: string): string | null {
  const country = Object.values(COUNTRIES).find(({ code }) => `+${digits}`.startsWith(code));
  const isRead = country ? isWhole(digits.slice(country.code.length - 1), country) : E164.test(`+${digits}`);
  return isRead ? `+${digits}` : null;
}

/** A typed phone → E.164; null if it is no phone of the country. E.164 passes in any country. */
export function readPhone(typed: string, country: CountryCode): string | null {
  const compact = visibleLine(typed).replace(/[\s().\u2010-\u2015-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  if (compact.startsWith('+')) return readWithCode(compact.slice(1));
  const here = COUNTRIES[country];
  const figures = compact.startsWith(here.trunk) ? compact.slice(here.trunk.length) : compact;
  if (isWhole(figures, here)) return here.code + figures;
  const isOfOurs = Object.values(COUNTRIES).some(({ code }) => compact.startsWith(code.slice(1)));
  return isOfOurs ? readWithCode(compact) : null;
}

/** The code of the country and the groups after it; a phone from elsewhere is one group. */
function groupsOf(phone: string): string[] {
  const country = Object.values(COUNTRIES).find(
    (one) => phone.startsWith(one.code) && phone.length - one.code.length === figuresOf(one),
  );
  if (!country) return [phone];
  let from = country.code.length;
  const groups = country.groups.map((count) => phone.slice(from, (from += count)));
  return [country.code, ...groups];
}

/** '+77014104109' → '+7 701 410 41 09', without breaks. */
export function shownPhone(phone: string): string {
  return groupsOf(phone).join(NO_BREAK);
}

/** '+77014104109' → '+7 701 ••• 41 09': enough for the diner, too little for a bystander. */
export function maskedPhone(phone: string): string {
  const groups = groupsOf(phone);
  if (groups.length === 1) return HIDDEN.repeat(3) + NO_BREAK + phone.slice(-4);
  return groups.map((group, index) => (index === 2 ? HIDDEN.repeat(group.length) : group)).join(NO_BREAK);
}
