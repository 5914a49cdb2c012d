import { everywhere } from '../../catalogue/menus/text';
import type { Text } from '../../catalogue/model';
import type { Fault } from '../../kernel/refusal';
import { sumText, type Offer } from './codes';

/** Why a code gives nothing; all but the last are one code of the contract, distinguished by their texts. */
export type CodeRefusal =
  'unknown' | 'expired' | 'usedUp' | 'otherVenue' | 'deliveryOnly' | 'noGift' | 'below';

const TEXTS: Readonly<Record<Exclude<CodeRefusal, 'below'>, Text>> = {
  unknown: everywhere(
    'Мұндай промокод жоқ | Такого промокода нет | There’s no such promo code | ასეთი პრომოკოდი არ არსებობს',
  ),
  expired: everywhere(
    'Промокодтың мерзімі өтті | Срок промокода истёк | The promo code has expired | პრომოკოდს ვადა გაუვიდა',
  ),
  usedUp: everywhere(
    'Промокод қолданылып қойған | Промокод уже использован | The promo code has been used up | პრომოკოდი უკვე გამოყენებულია',
  ),
  otherVenue: everywhere(
    'Промокод бұл мейрамханада жарамайды | Промокод не действует в этом ресторане | ' +
      'The promo code doesn’t work at this restaurant | პრომოკოდი ამ რესტორანში არ მოქმედებს',
  ),
  deliveryOnly: everywhere(
    'Промокод тек жеткізуге жарайды | Промокод действует только для доставки | ' +
      'The promo code works for delivery only | პრომოკოდი მხოლოდ მიტანაზე მოქმედებს',
  ),
  noGift: everywhere(
    'Бұл промокодтың сыйлығы қазір жоқ | Подарка по этому промокоду сейчас нет | ' +
      'This promo code’s gift isn’t available now | ამ პრომოკოდის საჩუქარი ახლა არ არის',
  ),
};

/** The smallest sum of an offer as its country writes money. */
function below({ minSumMinor, country }: Offer): Text {
  const sum = sumText(minSumMinor ?? 0, country);
  return everywhere(
    `Промокод ${sum}‑ден бастап жарайды | Промокод действует от ${sum} | ` +
      `The promo code works from ${sum} | პრომოკოდი მოქმედებს ${sum}‑დან`,
  );
}

/** The message about a code that gives nothing. */
export function refusalTitle(refusal: CodeRefusal, offer: Offer | null): Pick<Fault, 'title'> {
  if (refusal !== 'below') return { title: TEXTS[refusal] };
  return offer ? { title: below(offer) } : {};
}
