'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { GeoPlace } from '@/lib/ground/addresses/address';
import type { PinState } from './use-place-at';

type PinCardProps = { standing: PinState; onConfirm: () => void };

/**
 * The address under the pin, and the next step: none before the pin is placed (ADDR-30); without an address it is
 * typed by hand. Pressed while it is being looked up, the button waits for the result, so that the diner need not type what
 * is known a moment later.
 */
export function PinCard({ standing, onConfirm }: PinCardProps) {
  const t = useTranslations('addresses');
  const isPlace = standing.kind === 'place';
  const isReading = standing.kind === 'reading';
  const isUnplaced = standing.kind === 'unplaced';
  const [isPressed, setIsPressed] = useState(false);
  // Where there is no address the diner decides again.
  if (isPressed && !isPlace && !isReading) setIsPressed(false);
  const goOn = useEffectEvent(onConfirm);
  useEffect(() => {
    if (isPressed && isPlace) goOn();
  }, [isPressed, isPlace]);
  return (
    <section className="pin-card" aria-label={t('place')}>
      <div className="pin-card__address" role="status" aria-busy={isReading || undefined}>
        <PinStateText standing={standing} />
      </div>
      {standing.kind === 'failed' ? (
        <Button tone="tint" wide onClick={standing.retry}>
          {t('retry')}
        </Button>
      ) : null}
      <Button
        big
        wide
        tone={isPlace || isReading ? 'main' : 'quiet'}
        busy={isPressed}
        disabled={isUnplaced}
        onClick={isReading ? () => setIsPressed(true) : onConfirm}
      >
        {t(isPlace || isReading || isUnplaced ? 'deliverHere' : 'byHand')}
      </Button>
    </section>
  );
}

function PinStateText({ standing }: { standing: PinState }) {
  const t = useTranslations('addresses');
  switch (standing.kind) {
    case 'reading':
      return (
        <>
          <span className="visually-hidden">{t('reading')}</span>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
        </>
      );
    case 'unplaced':
      return <PinText title={t('unplaced')}>{t('unplacedText')}</PinText>;
    case 'nowhere':
      return <PinText title={t('nowhere')}>{t('nowhereText')}</PinText>;
    case 'failed':
      return <PinText title={t('placeFailed')}>{t('nowhereText')}</PinText>;
    case 'place':
      return <PinText title={lineOf(standing.place)}>{standing.place.city}</PinText>;
  }
}

function PinText({ title, children }: { title: string; children: string }) {
  return (
    <>
      <b className="title block">{title}</b>
      <span className="muted block">{children}</span>
    </>
  );
}

const lineOf = ({ street, building, title }: GeoPlace) =>
  [street, building].filter(Boolean).join(', ') || title;
