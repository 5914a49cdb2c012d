'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Segmented } from '@/components/ui/segmented';
import type { SplitProps } from './use-share-part';

const EqualParts = onDemand(() => import('./equal-parts.client').then((module) => module.EqualParts));
const OwnDishes = onDemand(() => import('./own-dishes.client').then((module) => module.OwnDishes));

const WAYS = ['whole', 'own', 'equal'] as const;

/** Who owes what of the bill; one diner pays it as a whole, which the card says (BILL-15 to BILL-17). */
export function SplitCard(props: SplitProps) {
  const t = useTranslations('bill');
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole');
  return (
    <section className="card card--padded grid gap-3" aria-labelledby="split-title">
      <h2 id="split-title" className="title">
        {t('splitTitle')}
      </h2>
      <Segmented
        label={t('splitTitle')}
        options={WAYS.map((value) => ({ value, label: t(`split_${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {/* Before the sums: the button under them charges all of it. */}
      {way === 'whole' ? null : <p className="caption">{t('splitNote')}</p>}
      {way === 'equal' ? <EqualParts {...props} /> : null}
      {/* What was chosen of another bill is nobody's choice of this one. */}
      {way === 'own' ? (
        <OwnDishes
          key={props.bill.positions.map(({ name, sumMinor }) => `${name} ${sumMinor}`).join()}
          {...props}
        />
      ) : null}
    </section>
  );
}
