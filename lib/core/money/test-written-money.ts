/** Reads what `formatMoney` has written in a text, minor units, for tests: '−1 240 ₸' is -124 000. NaN for another text. */
export function readMoney(text: string | null | undefined): number {
  const match = /^([−+]?)\s?(\d[\d\s]*)(?:[.,](\d\d))?\s?[₸₾]?$/.exec(text?.trim() ?? '');
  if (!match) return NaN;
  const [, sign = '', whole = '', fraction = '00'] = match;
  return (Number(whole.replace(/\s/g, '')) * 100 + Number(fraction)) * (sign === '−' ? -1 : 1);
}
