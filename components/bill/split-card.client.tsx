'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Segmented } from '@/components/ui/segmented';
import { SPLIT_WAYS, type Split } from './use-split';

const EqualParts = onDemand(() => import('./equal-parts.client').then((module) => module.EqualParts));
const OwnDishes = onDemand(() => import('./own-dishes.client').then((module) => module.OwnDishes));

type SplitCardProps = {
  split: Split;
  venueName: string;
  /** The button that pays the diner's part, where no dock has it. */
  children?: ReactNode;
};

/** Counts what each guest owes of the bill; one guest pays it as a whole, which the card says (BILL-15 to BILL-17). */
export function SplitCard({ split, venueName, children }: SplitCardProps) {
  const t = useTranslations('bill');
  const { way, setWay } = split;
  return (
    <section className="card card--padded grid gap-3" aria-labelledby="split-title">
      <h2 id="split-title" className="title">
        {t('splitTitle')}
      </h2>
      <Segmented
        label={t('splitTitle')}
        options={SPLIT_WAYS.map((value) => ({ value, label: t(`split_${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'whole' ? null : <p className="caption">{t('splitNote')}</p>}
      {way === 'equal' ? <EqualParts split={split} venueName={venueName} /> : null}
      {way === 'own' ? <OwnDishes split={split} /> : null}
      {children}
    </section>
  );
}
