'use client';

import { Armchair, CircleCheck, CloudOff, QrCode, SearchX, WifiOff, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { BillAbsence } from '@/lib/bill/bill.api';
import { paths } from '@/lib/paths/paths';
import { OwnPayment } from './own-payment.client';

type Problem = BillAbsence | 'offline' | 'failed' | 'unreadable';

const ART: Record<Problem, IconNode> = {
  notFound: SearchX,
  noTable: Armchair,
  scanAgain: QrCode,
  settled: CircleCheck,
  offline: WifiOff,
  failed: CloudOff,
  unreadable: QrCode,
};

export type NoBillProps = {
  problem: Problem;
  venueId: number;
  isBusy?: boolean;
  /** Without it no retry is offered. */
  onRefresh?: () => void;
};

/** In place of a bill: what is wrong, what to do about it, and a link to the menu (BILL-05, BILL-06). */
export function NoBill({ problem, venueId, isBusy, onRefresh }: NoBillProps) {
  const t = useTranslations('bill');
  return (
    <EmptyState
      role={problem === 'settled' ? 'status' : 'alert'}
      art={<Icon of={ART[problem]} />}
      title={t(`${problem}Title`)}
      action={
        <div className="grid gap-2">
          {problem === 'settled' ? <OwnPayment venueId={venueId} /> : null}
          {onRefresh && problem !== 'settled' && problem !== 'scanAgain' ? (
            <Button busy={isBusy} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          ) : null}
          {problem === 'scanAgain' || problem === 'unreadable' ? (
            <a href={paths.qrScanner()} className="button button--main">
              {t('scanQr')}
            </a>
          ) : null}
          <ButtonLink tone="tint" href={paths.menu(venueId)}>
            {t('toMenu')}
          </ButtonLink>
        </div>
      }
    >
      {t(`${problem}Text`)}
    </EmptyState>
  );
}
