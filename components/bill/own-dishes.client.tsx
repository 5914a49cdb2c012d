'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Counter } from '@/components/ui/counter.client';
import { useMoney } from '@/components/ui/use-money';
import { billNumber } from '@/lib/bill/bill-text';
import { portionsOf } from '@/lib/bill/split';
import { writtenBill } from '@/lib/bill/written-bill';
import { textLanguage } from '@/lib/core/i18n/text-language';
import { currencyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import type { Split } from './use-split';

/** The dishes that the diner has had, and what they come to with service and tips (BILL-16). */
export function OwnDishes({ split }: { split: Split }) {
  const { bill, part, taken, take } = split;
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const money = useMoney(currencyFormat(bill.currency));
  const { positionsMinor } = writtenBill(bill);
  return (
    <>
      <ul className="grid" aria-label={t('split_own')}>
        {bill.positions.map((position, index) => {
          const { name, count } = position;
          const sum = money(positionsMinor[index] ?? position.sumMinor);
          const portions = portionsOf(position);
          const own = taken[index] ?? 0;
          const texts = (
            <span className="flex-fill py-2">
              <span lang={textLanguage(name, language) ?? undefined}>{name}</span>
              <span className="muted caption number block">
                {count === 1 ? sum : `× ${billNumber(count, language)} · ${sum}`}
              </span>
            </span>
          );
          return (
            <li key={index} className="border-t border-line">
              {portions === 1 ? (
                <label className="split-row min-h-14 items-center">
                  {texts}
                  <input
                    type="checkbox"
                    className="choice-mark"
                    checked={own > 0}
                    onChange={(event) => take(index, event.target.checked ? 1 : 0)}
                  />
                </label>
              ) : (
                <div className="split-row min-h-14 items-center">
                  {texts}
                  <Counter
                    value={Math.min(own, portions)}
                    onChange={(next) => take(index, next)}
                    min={0}
                    max={portions}
                    labels={{ group: name, less: t('splitLess', { name }), more: t('splitAdd', { name }) }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="grid gap-1" aria-live="polite">
        <div className="split-row">
          <dt>{t('splitOwn')}</dt>
          <dd>
            <b className="number">{money(part?.ownMinor ?? 0)}</b>
          </dd>
        </div>
        <div className="split-row muted">
          <dt>{t('splitOthers')}</dt>
          <dd className="number">{money(part?.othersMinor ?? 0)}</dd>
        </div>
      </dl>
    </>
  );
}
