'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Banknote, Clock } from 'lucide-react';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextArea, TextField } from '@/components/ui/text-field';
import type { Quote } from '@/lib/cart/quote.schema';
import type { CheckoutDraft } from '@/lib/checkout/draft';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { LONGEST_COMMENT, LONGEST_NAME } from '@/lib/orders/order-fields';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import { formatDay, formatTime } from '@/lib/time/format-time';

type CheckoutFieldsProps = {
  draft: CheckoutDraft;
  onChange: (draft: CheckoutDraft) => void;
  quote: Quote | undefined;
  wantedAt: string | null;
  /** Youngest age for what is ordered; 0 = anybody. */
  minAge: number;
  isAgeConfirmed: boolean;
  /** Order was pressed: what is missing is said. */
  isAsked: boolean;
  knownName: string | null;
};

/** When, how it is paid, who calls for it, a word to the kitchen, and the consent (spec §5). */
export function CheckoutFields({
  draft,
  onChange,
  quote,
  wantedAt,
  minAge,
  isAgeConfirmed,
  isAsked,
  knownName,
}: CheckoutFieldsProps) {
  const t = useTranslations('checkout');
  const change = (part: Partial<CheckoutDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      {quote && !quote.isOpen ? (
        <Notice tone="warn" role="note">
          {t(quote.times.length > 0 ? 'closedNow' : 'noTimes')}
        </Notice>
      ) : null}
      <section className="card" aria-label={t('pickup')}>
        <div className="pick">
          <span className="pick__ico">
            <Icon of={Clock} />
          </span>
          <div className="grow">
            <label htmlFor="wanted-at" className="soft cap">
              {t('time')}
            </label>
            <TimeSelect quote={quote} value={wantedAt} onChange={(value) => change({ wantedAt: value })} />
          </div>
        </div>
        <div className="pick">
          <span className="pick__ico">
            <Icon of={Banknote} />
          </span>
          <div className="grow">
            <p className="soft cap">{t('payment')}</p>
            <b>{t('cash')}</b>
          </div>
        </div>
      </section>
      <div className="card card--pad grid gap-4">
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          placeholder={knownName ?? undefined}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t('comment')}
          help={t('commentHelp')}
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={draft.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </div>
      <div>
        <Checkbox
          id="consent"
          checked={draft.hasConsented}
          onChange={(event) => change({ hasConsented: event.target.checked })}
          error={isAsked && !draft.hasConsented ? t('consentRequired') : undefined}
        >
          {t.rich('consent', {
            doc: (words) => (
              <a className="link" href={paths.legal('personal_data_consent')} target="_blank">
                {words}
              </a>
            ),
            offer: (words) => (
              <a className="link" href={paths.legal('offer')} target="_blank">
                {words}
              </a>
            ),
          })}
        </Checkbox>
        {minAge > 0 ? (
          <Checkbox
            id="age"
            checked={isAgeConfirmed}
            onChange={(event) => setAgeConfirmed(event.target.checked)}
            error={isAsked && !isAgeConfirmed ? t('ageRequired', { age: minAge }) : undefined}
          >
            {t('age', { age: minAge })}
          </Checkbox>
        ) : null}
      </div>
    </>
  );
}

type TimeSelectProps = {
  quote: Quote | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
};

function TimeSelect({ quote, value, onChange }: TimeSelectProps) {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  const name = (iso: string): string => {
    const timezone = quote?.venue.timezone ?? 'UTC';
    const at = new Date(iso);
    const time = formatTime(at, timezone);
    const day = formatDay(at, new Date(), language, timezone);
    return day.kind === 'date' ? t('onDay', { day: day.text, time }) : t(day.kind, { time });
  };
  return (
    <select
      id="wanted-at"
      className="min-h-11 w-full bg-transparent font-semibold"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {quote?.isOpen === false ? null : (
        <option value="">{t('asap', { minutes: quote?.cookingMinutes ?? '…' })}</option>
      )}
      {value !== null && !quote ? <option value={value}>…</option> : null}
      {quote?.times.map((time) => (
        <option key={time} value={time}>
          {name(time)}
        </option>
      ))}
    </select>
  );
}
