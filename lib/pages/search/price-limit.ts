import { MINOR_PER_MAJOR } from '@/lib/core/money/money';

/** A menu search: words, and a maximum price. */
export interface MenuQuestion {
  text: string;
  limitMinor: number | null;
}

/* Words before a limit (Russian, English, signs) and after it (Kazakh, Georgian), with a currency around. */
const CURRENCY = '(?:₸|₾|тг|тенге|теңге|теңгеге|tenge|kzt|лари|лариге|lari|gel|ლარი|ლარა)?';
/* Thousands may be parted, tetri and tiyn follow a comma or a full stop; an amount is never read in part. */
const AMOUNT = '(\\d[\\d\\s]*(?:[.,]\\d{3})*)(?:[.,](\\d{1,2}))?(?!\\d)';
const BEFORE = '(?:до|дешевле|не дороже|under|up to|below|<=?|≤)';
const AFTER = '(?:(?:ға|ге|қа|ке|га)?\\s*дейін|მდე)';
const LIMITS = [
  new RegExp(`(?<![\\p{L}\\d])${BEFORE}\\s*${AMOUNT}\\s*${CURRENCY}\\.?(?!\\p{L})`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d])${AMOUNT}\\s*${CURRENCY}[-\\s\\u2010-\\u2015]*${AFTER}(?!\\p{L})`, 'iu'),
];
/** The words for a limit without its amount yet: they are no part of a dish's name. */
const UNFINISHED = new RegExp(`(?<![\\p{L}\\d])${BEFORE}\\s*$`, 'iu');

/** Takes the price out of a typed text: 'плов до 2 000' asks for 'плов' of at most 2 000. */
export function readPriceLimit(typed: string): MenuQuestion {
  for (const pattern of LIMITS) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const [whole, major = '', hundredths = ''] = found;
    const limitMinor = Number(major.replace(/\D/g, '')) * MINOR_PER_MAJOR + Number(hundredths.padEnd(2, '0'));
    if (Number.isSafeInteger(limitMinor)) return { text: typed.replace(whole, ' ').trim(), limitMinor };
  }
  const text = typed.replace(UNFINISHED, '').trim();
  return { text: text === '' ? typed.trim() : text, limitMinor: null };
}
