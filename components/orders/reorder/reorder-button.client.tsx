'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { BffError } from '@/lib/core/bff/client';
import { requestReorder } from '@/lib/cart/reorder.api';
import type { Reorder } from '@/lib/cart/reorder.schema';
import { ERRORS } from '@/lib/core/errors/errors';
import { paths } from '@/lib/core/paths/paths';
import type { ReorderSheet } from './reorder-sheet.client';

const loadSheet = () => import('./reorder-sheet.client').then((module) => module.ReorderSheet);

type Failure = BffError['code'];

type ReorderButtonProps = { orderId: number; venueId: number; tone: 'main' | 'tint' };

/** Requests a past order at today's prices, and shows it before the cart is changed. */
export function ReorderButton({ orderId, venueId, tone }: ReorderButtonProps) {
  const t = useTranslations('orders');
  const isMounted = useIsMounted();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();
  const sheet = useLateDialog<ComponentProps<typeof ReorderSheet>, Reorder>(
    loadSheet,
    failureText('network'),
  );

  const press = async () => {
    setIsBusy(true);
    // The sheet's code comes meanwhile; where it does not, `sheet.open` says so by a toast.
    loadSheet().catch(() => undefined);
    try {
      const answer = await requestReorder(orderId, { leadsToSignIn: true });
      // Ignored if the diner has navigated away.
      if (!isMounted()) return;
      setFailure(null);
      sheet.open(answer);
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      setFailure(error.code);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      {failure ? <FailureNotice failure={failure} returnTo={paths.thanks(venueId, orderId)} /> : null}
      <Button tone={tone} busy={isBusy || sheet.isLoading} onClick={() => void press()}>
        {t(failure && isPassing(failure) ? 'tryAgain' : 'reorder')}
      </Button>
      {sheet.opened ? <sheet.opened.Dialog again={sheet.opened.subject} onClose={sheet.close} /> : null}
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
