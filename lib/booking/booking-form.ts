import type { CountryCode } from '@/lib/core/site/site';
import { readPhone } from '@/lib/core/text/phone';
import { signsOf, visibleLine, visibleText } from '@/lib/core/text/visible-text';
import { MAX_WISH_LENGTH, NAME_LENGTH } from './booking-limits';

/** The errors of the typed values, by field. */
export type Mistake = 'name' | 'phone' | 'wish';

/** The values that the diner has filled in. */
export interface Typed {
  name: string;
  phone: string;
  wish: string;
}

/** The fields that cannot be sent as they are, in the order of the form. */
export function mistakesIn({ name, phone, wish }: Typed, country: CountryCode): Mistake[] {
  const letters = signsOf(visibleLine(name));
  return [
    ...(letters < NAME_LENGTH.min || letters > NAME_LENGTH.max ? (['name'] as const) : []),
    ...(readPhone(phone, country) === null ? (['phone'] as const) : []),
    ...(signsOf(visibleText(wish).trim()) > MAX_WISH_LENGTH ? (['wish'] as const) : []),
  ];
}
