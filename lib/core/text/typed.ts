import { visibleLine } from './visible-text';

// The characters that fields accept while a diner types (LAY-33, LAY-34): each takes the whole value and returns the accepted part.
// The result for a beginning is a beginning of the whole result, so that the cursor can stay in place.

/** Letters of every script and hyphens; accents that stand by themselves belong to their letter, signs that show nothing to none. */
export function onlyLetters(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}-]|\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Digits and one decimal point; a comma counts as one. */
export function onlyNumber(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** Digits as dd/mm/yyyy, as far as they go. Browsers that know the diner's birthday fill it in as yyyy-mm-dd. */
export function onlyDate(typed: string): string {
  const seen = visibleLine(typed);
  if (/^\d{4}-\d\d-\d\d$/.test(seen)) return seen.split('-').reverse().join('/');
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}
