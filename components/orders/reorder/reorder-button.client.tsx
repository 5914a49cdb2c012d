'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { BffError } from '@/lib/bff/client';
import { requestReorder } from '@/lib/cart/reorder.api';
import type { Reorder } from '@/lib/cart/reorder.schema';
import { ERRORS } from '@/lib/errors/errors';
import { paths } from '@/lib/paths/paths';

/* Loaded with the first press, so that the order itself stays light. */
const loadSheet = () => import('./reorder-sheet.client');
const ReorderSheet = dynamic(() => loadSheet().then((module) => module.ReorderSheet), { ssr: false });

type Failure = BffError['code'];

type ReorderButtonProps = { orderId: number; venueId: number; tone?: 'tint' | 'quiet' };

/** Requests a past order at today's prices, and shows it before the cart is changed. */
export function ReorderButton({ orderId, venueId, tone = 'quiet' }: ReorderButtonProps) {
  const t = useTranslations('orders');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [again, setAgain] = useState<Reorder | null>(null);

  const press = async () => {
    setIsBusy(true);
    try {
      const [answer] = await Promise.all([requestReorder(orderId, { leadsToSignIn: true }), loadSheet()]);
      setFailure(null);
      setAgain(answer);
    } catch (error) {
      setFailure(error instanceof BffError ? error.code : 'network');
      // The sheet's code failed to load: where its release is gone, the page is reloaded (lib/errors/chunk-recovery).
      if (!(error instanceof BffError)) throw error;
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      {failure ? <FailureNotice failure={failure} returnTo={paths.thanks(venueId, orderId)} /> : null}
      <Button tone={tone} busy={isBusy} onClick={() => void press()}>
        {t(failure && isPassing(failure) ? 'tryAgain' : 'reorder')}
      </Button>
      {again ? <ReorderSheet again={again} onClose={() => setAgain(null)} /> : null}
    </>
  );
}

const statusOf = (failure: Failure) => (failure === 'network' ? null : ERRORS[failure].status);

/** Whether a retry can succeed. */
function isPassing(failure: Failure): boolean {
  const status = statusOf(failure);
  return status !== 401 && status !== 404;
}

/** Why the order cannot be repeated, with a sign-in link where that is the reason. */
function FailureNotice({ failure, returnTo }: { failure: Failure; returnTo: string }) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  if (statusOf(failure) !== 401) return <Notice tone="danger">{failureText(failure)}</Notice>;
  return (
    <Notice
      tone="danger"
      actions={
        <a className="button button--text" href={paths.signIn(returnTo)}>
          {t('signIn')}
        </a>
      }
    >
      {t('reorderNeedsSignIn')}
    </Notice>
  );
}
