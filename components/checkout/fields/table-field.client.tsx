'use client';

import { QrCode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { MAX_TABLE_LENGTH } from '@/lib/ground/ordering/limits';
import { paths } from '@/lib/core/paths/paths';
import type { CheckoutState } from '@/components/checkout/use-checkout';

type TableFieldProps = {
  checkout: Pick<CheckoutState, 'table' | 'isTableScanned' | 'typedTable' | 'typeTable'>;
};

/** The table that the order is served at: of the scanned code, or its number, or the way to scan it (CHK-15, CHK-17). */
export function TableField({ checkout: { table, isTableScanned, typedTable, typeTable } }: TableFieldProps) {
  const t = useTranslations('checkout');
  const layout = useTranslations('layout');
  // While it is typed the dock says that there is no such table: here it would interrupt each letter.
  const [isTyping, setIsTyping] = useState(false);
  const name = table.kind === 'chosen' ? table.name : null;
  if (isTableScanned && typedTable === null) {
    return (
      <section className="card card--padded split-row items-center" aria-label={t('table')}>
        <div>
          <p className="muted caption">{t('table')}</p>
          <b>{name ?? t('tableScanned')}</b>
        </div>
        <Button tone="text" onClick={() => typeTable('')}>
          {t('otherTable')}
        </Button>
      </section>
    );
  }
  return (
    <section className="card card--padded grid gap-2" aria-label={t('table')}>
      <TextField
        id="table-number"
        label={t('tableNumber')}
        help={name ?? t('tableHelp')}
        error={table.kind === 'unknown' && !isTyping ? t('tableUnknown') : undefined}
        maxLength={MAX_TABLE_LENGTH}
        autoComplete="off"
        value={typedTable ?? ''}
        onChange={(event) => {
          setIsTyping(true);
          typeTable(event.target.value);
        }}
        onBlur={() => setIsTyping(false)}
      />
      {isTableScanned ? (
        <Button tone="text" className="justify-self-start" onClick={() => typeTable(null)}>
          {t('scannedTable')}
        </Button>
      ) : (
        <a href={paths.qrScanner()} className="button button--text justify-self-start">
          <Icon of={QrCode} size="small" />
          {layout('scanQr')}
        </a>
      )}
    </section>
  );
}
