'use client';

import { useTranslations } from 'next-intl';
import type { useTipField } from '@/components/tips/use-tip-field';
import { ChoiceTiles } from '@/components/ui/choice-tiles';
import { TypedField } from '@/components/ui/typed-field';

type TipFieldProps = {
  field: ReturnType<typeof useTipField>;
  waiterName: string | null;
  /** Pay was pressed: validation errors are shown. */
  isSubmitted: boolean;
};

/** Tips that are paid with the bill; 'none' is one of the options. */
export function TipField({ field, waiterName, isSubmitted }: TipFieldProps) {
  const t = useTranslations('tips');
  const title = waiterName === null ? t('title') : t('titleFor', { name: waiterName });
  return (
    <section className="card card--padded grid gap-3">
      <div className="flex items-center gap-3">
        {waiterName === null ? null : (
          <span className="avatar" aria-hidden="true">
            {[...waiterName][0]}
          </span>
        )}
        <div className="flex-fill">
          <h2 className="title">{title}</h2>
          <p className="muted caption">{t('whole')}</p>
        </div>
      </div>
      <ChoiceTiles label={title} options={field.options} value={field.value} onChange={field.choose} />
      {field.isOwn ? (
        <TypedField
          id="own-tips"
          kind="number"
          label={t('ownLabel')}
          value={field.typed}
          onChange={(event) => field.type(event.target.value)}
          error={isSubmitted && field.amountMinor === null ? field.mistake : undefined}
        />
      ) : null}
    </section>
  );
}
