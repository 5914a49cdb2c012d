'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';

/** Why the cart cannot be ordered as it stands, and the one tap that mends it where there is one. */
export interface OrderProblem {
  reason: string;
  mend: { label: string; run: () => void } | { label: string; href: string } | null;
}

type OrderDockProps = {
  toPayMinor: number;
  moneyFormat: MoneyFormat;
  isSignedIn: boolean;
  isBusy: boolean;
  problem: OrderProblem | null;
  onOrder: () => void;
};

/** The order button: says what it will do; while it cannot, why, and mends that instead. */
export function OrderDock({ toPayMinor, moneyFormat, isSignedIn, isBusy, problem, onOrder }: OrderDockProps) {
  const t = useTranslations('checkout');
  const mend = problem?.mend ?? null;
  return (
    <div className="dock dialog:static dialog:block dialog:bg-transparent dialog:p-0 dialog:shadow-none">
      {problem ? (
        <p id="order-problem" role="status" className="muted caption mb-2 text-center">
          {problem.reason}
        </p>
      ) : null}
      {mend && 'href' in mend ? (
        <ButtonLink big wide href={mend.href} aria-describedby="order-problem">
          {mend.label}
        </ButtonLink>
      ) : mend ? (
        <Button big wide busy={isBusy} aria-describedby="order-problem" onClick={mend.run}>
          {mend.label}
        </Button>
      ) : (
        <Button
          big
          split
          wide
          busy={isBusy}
          disabled={problem !== null}
          aria-describedby={problem ? 'order-problem' : undefined}
          onClick={onOrder}
        >
          <span>{t(isSignedIn ? 'order' : 'signInAndOrder')}</span>
          <span className="number">{formatMoney(toPayMinor, moneyFormat)}</span>
        </Button>
      )}
    </div>
  );
}
