'use client';

import { CircleCheck, QrCode, WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { BillAbsence } from '@/lib/bill/bill.api';
import { paths } from '@/lib/core/paths/paths';
import { OwnPayment } from './own-payment.client';

type Problem = BillAbsence | 'offline' | 'failed' | 'unreadable';

const ART: Record<Problem, ReactNode> = {
  notFound: <EmptyPicture name="receipt" />,
  noTable: <EmptyPicture name="chair" />,
  scanAgain: <Icon of={QrCode} />,
  settled: <Icon of={CircleCheck} />,
  offline: <Icon of={WifiOff} />,
  failed: <EmptyPicture name="pan" />,
  unreadable: <Icon of={QrCode} />,
};

/** The problems that another scan of the table's code solves. */
const SCANNED_AGAIN: readonly Problem[] = ['noTable', 'scanAgain', 'unreadable'];

export type NoBillProps = {
  problem: Problem;
  venueId: number;
  isBusy?: boolean;
  /** Without it no retry is offered. */
  onRefresh?: () => void;
};

/**
 * In place of a bill: what is wrong, what to do about it, and a link to the menu (BILL-05, BILL-06). A table without a bill is no
 * failure: its diners order first.
 */
export function NoBill({ problem, venueId, isBusy, onRefresh }: NoBillProps) {
  const t = useTranslations('bill');
  const layout = useTranslations('layout');
  const isNoFailure = problem === 'settled' || problem === 'notFound';
  const canScan = SCANNED_AGAIN.includes(problem);
  const toMenu = (
    <ButtonLink tone={problem === 'notFound' ? 'main' : 'tint'} href={paths.menu(venueId)}>
      {t('toMenu')}
    </ButtonLink>
  );
  return (
    <EmptyState
      role={isNoFailure ? 'status' : 'alert'}
      art={ART[problem]}
      title={t(`${problem}Title`)}
      action={
        <div className="grid gap-2">
          {problem === 'settled' ? <OwnPayment venueId={venueId} /> : null}
          {problem === 'notFound' ? toMenu : null}
          {canScan ? (
            <a href={paths.qrScanner()} className="button button--main">
              {layout('scanQr')}
            </a>
          ) : null}
          {onRefresh && problem !== 'settled' && problem !== 'scanAgain' ? (
            <Button
              tone={canScan || problem === 'notFound' ? 'quiet' : 'main'}
              busy={isBusy}
              onClick={onRefresh}
            >
              {t('refresh')}
            </Button>
          ) : null}
          {problem === 'notFound' ? null : toMenu}
        </div>
      }
    >
      {t(`${problem}Text`)}
    </EmptyState>
  );
}
