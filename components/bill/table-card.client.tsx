'use client';

import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/bff/query-client';
import type { TableLink } from '@/lib/bill/table-link';
import { tablesQuery } from '@/lib/bill/tables.api';
import { paths } from '@/lib/paths/paths';
import type { TableBill } from './use-scanned-table';

type TableCardProps = {
  link: TableLink;
  /** Null where it has not been requested. */
  bill: TableBill | null;
  showsBill: boolean;
};

/** On the menu: the diner's table, the state of its bill, and the link to it. */
export function TableCard({ link, bill, showsBill }: TableCardProps) {
  const t = useTranslations('menu');
  const { data } = useQuery(tablesQuery(link.venueId, link.tableId), queryClient());
  const name = data?.scanned?.name;
  const isUnknown = bill === 'noTable' || bill === 'scanAgain';
  return (
    <Notice
      tone={isUnknown ? 'warn' : 'info'}
      icon={<Icon of={Armchair} />}
      role="status"
      className="mt-3"
      title={isUnknown ? t('tableUnknown') : (name ?? t('tableTitle'))}
      actions={
        showsBill && !isUnknown ? (
          <ButtonLink tone="text" href={paths.bill(link)}>
            {t('tableBill')}
          </ButtonLink>
        ) : null
      }
    >
      {isUnknown
        ? t('tableUnknownText')
        : bill === 'notFound'
          ? t('tableNoBill')
          : bill === 'settled'
            ? t('tableSettled')
            : null}
    </Notice>
  );
}
