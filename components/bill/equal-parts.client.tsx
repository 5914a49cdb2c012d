'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { useMoney } from '@/components/ui/use-money';
import { equalParts, MAX_GUESTS, MIN_GUESTS } from '@/lib/bill/split';
import { currencyFormat } from '@/lib/money/money';
import { useSharePart, type SplitProps } from './use-share-part';

/** The bill and the tips in equal parts, for as many guests as there are; each part can be sent (BILL-15, BILL-17). */
export function EqualParts(props: SplitProps) {
  const t = useTranslations('bill');
  const [guests, setGuests] = useState(MIN_GUESTS);
  const share = useSharePart(props);
  const money = useMoney(currencyFormat(props.bill.currency));
  return (
    <>
      <div className="split-row items-center">
        <span>{t('splitGuests')}</span>
        <Counter
          value={guests}
          onChange={setGuests}
          min={MIN_GUESTS}
          max={MAX_GUESTS}
          labels={{ group: t('splitGuests'), less: t('splitFewer'), more: t('splitMore') }}
        />
      </div>
      <ul className="grid" aria-label={t('split_equal')}>
        {equalParts(props.bill, props.tipsMinor, guests).map((partMinor, index) => {
          const guest = t('splitGuest', { number: index + 1 });
          return (
            <li key={index} className="split-row items-center border-t border-line">
              <span className="flex-fill">{guest}</span>
              <b className="number">{money(partMinor)}</b>
              <IconButton label={t('splitSend', { guest })} edge="trail" onClick={() => share(partMinor)}>
                <Glyph name="share" size="small" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
