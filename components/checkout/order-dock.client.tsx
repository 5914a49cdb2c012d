'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';

type OrderDockProps = {
  sumMinor: number;
  moneyFormat: MoneyFormat;
  isSignedIn: boolean;
  isBusy: boolean;
  /** Lines that cannot be ordered; the order is made without them. */
  blockedCount: number;
  /** Why nothing can be ordered at all. */
  problem: 'noCash' | 'fixFirst' | 'noTimes' | null;
  onOrder: () => void;
};

/** The order button: says what it will do, and why it cannot. */
export function OrderDock({
  sumMinor,
  moneyFormat,
  isSignedIn,
  isBusy,
  blockedCount,
  problem,
  onOrder,
}: OrderDockProps) {
  const t = useTranslations('checkout');
  const label = !isSignedIn
    ? t('signInAndOrder')
    : blockedCount > 0
      ? t('orderWithout', { count: blockedCount })
      : t('order');
  return (
    <div className="dock dialog:static dialog:block dialog:bg-transparent dialog:p-0 dialog:shadow-none">
      {problem ? (
        <p className="soft cap mb-2 text-center">{t(problem)}</p>
      ) : blockedCount > 0 && !isSignedIn ? (
        <p className="soft cap mb-2 text-center">{t('orderWithout', { count: blockedCount })}</p>
      ) : null}
      <Button big split wide busy={isBusy} disabled={problem !== null} onClick={onOrder}>
        <span>{label}</span>
        <span className="num">{formatMoney(sumMinor, moneyFormat)}</span>
      </Button>
    </div>
  );
}
