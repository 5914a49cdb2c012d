/* How a text of the screen is given to a voice, which reads figures in its own language but knows no sign of our currencies. */

const CURRENCIES = { '₸': 'KZT', '₾': 'GEL' } as const;
type Sign = keyof typeof CURRENCIES;

export interface SpokenAmount {
  currency: (typeof CURRENCIES)[Sign];
  /** Whole units of the currency. */
  whole: number;
  /** Hundredths of it. */
  fraction: number;
}

const AMOUNT = /(\d[\d\u00A0 ]*)(?:[.,](\d\d))?[\u00A0 ]?([₸₾])/g;

/** The text as it is spoken: amounts by `amountWords`, signs between parts as pauses. */
export function spokenText(text: string, amountWords: (amount: SpokenAmount) => string): string {
  return text
    .replace(AMOUNT, (_all, whole: string, fraction: string | undefined, sign: Sign) =>
      amountWords({
        currency: CURRENCIES[sign],
        whole: Number(whole.replace(/\D/g, '')),
        fraction: Number(fraction ?? 0),
      }),
    )
    .replace(/\s*·\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}
