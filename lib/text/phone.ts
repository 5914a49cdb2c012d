const NO_BREAK = '\u00a0';
const HIDDEN = '•';

/** Figures after the code of the country, in the groups that its people say them in. */
const COUNTRIES = [
  { code: '+7', groups: [3, 3, 2, 2] },
  { code: '+995', groups: [3, 2, 2, 2] },
] as const;

/** The code of the country and the groups after it; a phone from elsewhere is one group. */
function groupsOf(phone: string): string[] {
  const country = COUNTRIES.find(
    ({ code, groups }) =>
      phone.startsWith(code) && phone.length - code.length === groups.reduce((sum, count) => sum + count, 0),
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
