'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import { useSharePart } from './use-share-part';
import type { Split } from './use-split';

const NOTE_ID = 'part-note';

/** Sends the diner's part as a text, which costs nothing: the button names the sum, the sentence over it what happens (BILL-17). */
export function SendPart({ split, venueName }: { split: Split; venueName: string }) {
  const t = useTranslations('bill');
  const share = useSharePart(split, venueName);
  const money = useMoney(currencyFormat(split.bill.currency));
  const ownMinor = split.part?.ownMinor ?? 0;
  if (split.part === null) return null;
  return (
    <div>
      <p id={NOTE_ID} className="muted caption mb-2">
        {t('partNote')}
      </p>
      <Button
        big
        split
        wide
        disabled={ownMinor === 0}
        aria-describedby={NOTE_ID}
        onClick={() => share(ownMinor)}
      >
        <span>{t(ownMinor === 0 ? 'partNone' : 'partSend')}</span>
        {ownMinor === 0 ? null : <span className="number">{money(ownMinor)}</span>}
      </Button>
    </div>
  );
}
