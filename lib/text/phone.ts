import type { CountryCode } from '@/lib/site/site';

const NO_BREAK = '\u00a0';
const HIDDEN = '•';

interface CountryPhones {
  code: string;
  /** What is dialled before the number inside of the country. */
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

/** A phone in E.164, as it is sent. */
export const E164 = /^\+[1-9]\d{9,14}$/;

const figuresOf = ({ groups }: CountryPhones): number => groups.reduce((sum, count) => sum + count, 0);

/** A phone as it is typed in the country, with its code or as it is dialled there → E.164; null for what is none. */
export function readPhone(typed: string, country: CountryCode): string | null {
  const compact = typed.replace(/[\s().\u2010-\u2015-]/g, '');
  if (compact.startsWith('+')) return E164.test(compact) ? compact : null;
  if (!/^\d+$/.test(compact)) return null;
  const { code, trunk } = COUNTRIES[country];
  const figures = figuresOf(COUNTRIES[country]);
  if (compact.length === figures) return code + compact;
  for (const prefix of [trunk, code.slice(1)]) {
    if (compact.startsWith(prefix) && compact.length === prefix.length + figures)
      return code + compact.slice(prefix.length);
  }
  return null;
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
