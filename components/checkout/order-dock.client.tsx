'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CONSENT_ID } from '@/components/ui/consent-texts';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dock } from '@/components/ui/dock';
import { useMoney } from '@/components/ui/use-money';
import { type MoneyFormat } from '@/lib/core/money/money';

/** Why the cart cannot be ordered as it is, and the one tap that fixes it where there is one. */
export interface OrderProblem {
  reason: string;
  fix: { label: string; run: () => void } | { label: string; href: string } | null;
}

type OrderDockProps = {
  /** null: not known yet, so that no sum is offered. */
  toPayMinor: number | null;
  moneyFormat: MoneyFormat;
  isSignedIn: boolean;
  /** Pressing it also gives the consent, as the text above it says. */
  agrees: boolean;
  isBusy: boolean;
  problem: OrderProblem | null;
  /** Without a connection the order waits for it. */
  isOffline: boolean;
  onOrder: () => void;
  /** The consents that the press gives, and the boxes that are still to be ticked. */
  children?: ReactNode;
};

/** The order button, under what it needs consent to; while the cart cannot be ordered it says why, and offers the fix instead. */
export function OrderDock({
  toPayMinor,
  moneyFormat,
  isSignedIn,
  agrees,
  isBusy,
  problem,
  isOffline,
  onOrder,
  children,
}: OrderDockProps) {
  const t = useTranslations('checkout');
  const cart = useTranslations('cart');
  const money = useMoney(moneyFormat);
  const sum = toPayMinor === null ? null : money(toPayMinor);
  const fix = problem?.fix ?? null;
  return (
    <Dock aria-label={t('order')}>
      {problem ? (
        <p id="order-problem" role="status" className="muted caption mb-2 text-center">
          {problem.reason}
        </p>
      ) : (
        <div className="dock__consents">
          {isOffline ? (
            <p role="status" className="muted caption mb-2">
              {t('offlineOrder')}
            </p>
          ) : null}
          {children}
        </div>
      )}
      {fix && 'href' in fix ? (
        <ButtonLink big wide href={fix.href} aria-describedby="order-problem">
          {fix.label}
        </ButtonLink>
      ) : fix ? (
        <Button big wide busy={isBusy} aria-describedby="order-problem" onClick={fix.run}>
          {fix.label}
        </Button>
      ) : (
        <Button
          big
          split
          wide
          busy={isBusy}
          disabled={problem !== null}
          aria-describedby={problem ? 'order-problem' : agrees ? CONSENT_ID : undefined}
          onClick={onOrder}
        >
          <span>{t(isSignedIn ? 'order' : 'signInAndOrder')}</span>
          {sum === null ? null : <span className="number">{sum}</span>}
        </Button>
      )}
      {/* Says the new sum when a line comes or goes: the button itself is not read again. */}
      <p className="visually-hidden" aria-live="polite">
        {sum === null ? null : `${cart('total')} ${sum}`}
      </p>
    </Dock>
  );
}
