'use client';

import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/core/bff/query-client';
import { currencyFormat, formatMoney } from '@/lib/core/money/money';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { billQuery } from '@/lib/bill/bill.api';
import { tablesQuery } from '@/lib/bill/tables.api';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import type { TableBill } from './use-scanned-table';
import { WaiterCall } from './waiter-call.client';

type TableCardProps = {
  link: TableLink;
  timezone: string;
  /** Null where it has not been requested. */
  bill: TableBill | null;
  showsBill: boolean;
  /** Attaches the diner to the table again. */
  onRetry: () => void;
};

/** The state of the bill, or of a table without one. */
const TEXTS: Partial<
  Record<
    TableBill,
    | 'tableAttaching'
    | 'tableAttachFailed'
    | 'tableNoBill'
    | 'tableSettled'
    | 'tableUnknownText'
    | 'tableNotAttached'
  >
> = {
  asking: 'tableAttaching',
  attachFailed: 'tableAttachFailed',
  noTable: 'tableUnknownText',
  scanAgain: 'tableUnknownText',
  notFound: 'tableNoBill',
  settled: 'tableSettled',
  notAttached: 'tableNotAttached',
};

/** On the menu: the diner's table, the state of its bill, and the link to it. */
export function TableCard({ link, timezone, bill, showsBill, onRetry }: TableCardProps) {
  const language = useLocale() as Language;
  const t = useTranslations('menu');
  const { data } = useQuery(tablesQuery(link.venueId, link.tableId), queryClient());
  // As it was last seen in this visit; a menu requests no bill.
  const { data: seen } = useQuery({ ...billQuery(link), enabled: false }, queryClient());
  const known = typeof seen === 'object' ? seen : null;
  const name = data?.scanned?.name ?? known?.tableName;
  const isUnknown = bill === 'noTable' || bill === 'scanAgain';
  const isOff = isUnknown || bill === 'notAttached';
  const hasFailed = bill === 'attachFailed';
  const text = bill === null ? undefined : TEXTS[bill];
  return (
    <Notice
      tone={isOff || hasFailed ? 'warn' : 'info'}
      icon={<Icon of={Armchair} />}
      role="status"
      className="mt-3"
      title={isUnknown ? t('tableUnknown') : (name ?? t('tableTitle'))}
      actions={
        isUnknown ? null : (
          <>
            {hasFailed ? (
              <Button tone="text" onClick={onRetry}>
                {t('tableRetry')}
              </Button>
            ) : null}
            {showsBill && !isOff ? (
              <ButtonLink tone="text" href={paths.bill(link)}>
                {known
                  ? t('tableBillSum', {
                      sum: formatMoney(known.toPayMinor, currencyFormat(known.currency), language),
                    })
                  : t('tableBill')}
              </ButtonLink>
            ) : null}
            <WaiterCall tone="text" link={link} timezone={timezone} />
          </>
        )
      }
    >
      {text === undefined ? known?.waiterName && t('tableWaiter', { name: known.waiterName }) : t(text)}
    </Notice>
  );
}
