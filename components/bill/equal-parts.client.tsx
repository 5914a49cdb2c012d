'use client';

import { useTranslations } from 'next-intl';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { useMoney } from '@/components/ui/use-money';
import { MAX_GUESTS, MIN_GUESTS } from '@/lib/bill/split';
import { currencyFormat } from '@/lib/core/money/money';
import { useSharePart } from './use-share-part';
import type { Split } from './use-split';

/** The bill and the tips in equal parts, the diner's first; each part can be sent (BILL-15, BILL-17). */
export function EqualParts({ split, venueName }: { split: Split; venueName: string }) {
  const { guests, setGuests, parts } = split;
  const t = useTranslations('bill');
  const share = useSharePart(split, venueName);
  const money = useMoney(currencyFormat(split.bill.currency));
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
        {parts.map((partMinor, index) => {
          const guest = index === 0 ? t('splitOwn') : t('splitGuest', { number: index + 1 });
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
