'use client';

import { useTranslations } from 'next-intl';
import { TextArea, TextField } from '@/components/ui/text-field';
import type { Mistake, Typed } from '@/lib/booking/booking-form';
import { MAX_WISH_LENGTH } from '@/lib/booking/booking-limits';
import type { CountryCode } from '@/lib/core/site/site';
import { PHONE_EXAMPLES } from '@/lib/core/text/phone';
import { seenSigns } from '@/lib/core/text/visible-text';

/** Id of a field's element, by which a mistake leads to it. */
export const fieldId = (field: Mistake): string => `booking-${field}`;

type WhoCardProps = {
  country: CountryCode;
  typed: Typed;
  mistakes: readonly Mistake[];
  onName: (name: string) => void;
  onPhone: (phone: string) => void;
  onWish: (wish: string) => void;
};

/** The guest of the table, and their wishes (BOOK-04). */
export function WhoCard({ country, typed, mistakes, onName, onPhone, onWish }: WhoCardProps) {
  const t = useTranslations('booking');
  const example = PHONE_EXAMPLES[country];
  /** Why a field cannot be sent: an empty one asks to be filled in (LAY-32). */
  const errorOf = (field: 'name' | 'phone', wrong: string) => {
    if (!mistakes.includes(field)) return undefined;
    return seenSigns(typed[field]) === 0 ? t('required') : wrong;
  };
  return (
    <section className="card card--padded grid grid-cols-1 gap-3" aria-labelledby="booking-who">
      <h2 id="booking-who" className="title">
        {t('who')}
      </h2>
      <TextField
        id={fieldId('name')}
        label={t('name')}
        autoComplete="name"
        value={typed.name}
        onChange={(event) => onName(event.target.value)}
        error={errorOf('name', t('nameError'))}
      />
      <TextField
        id={fieldId('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        help={t('phoneHelp', { example })}
        value={typed.phone}
        onChange={(event) => onPhone(event.target.value)}
        error={errorOf('phone', t('phoneError', { example }))}
      />
      <TextArea
        id={fieldId('wish')}
        label={t('wish')}
        rows={2}
        help={t('wishHelp')}
        value={typed.wish}
        onChange={(event) => onWish(event.target.value)}
        error={mistakes.includes('wish') ? t('wishError', { most: MAX_WISH_LENGTH }) : undefined}
      />
    </section>
  );
}
