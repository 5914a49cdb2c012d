'use client';

import { Keyboard } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMenu } from '@/components/menu/use-menu';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { isModalOpen } from '@/components/ui/modal-history';
import { BARCODE_FORMATS, readingsNeeded, readScannedBarcode } from '@/lib/barcode/barcode';
import type { Reading } from '@/lib/barcode/readers/code-reader';
import { seenCodes } from '@/lib/barcode/seen-codes';
import { venueOfFridge } from '@/lib/ground/ordering/fridge-code';
import { paths } from '@/lib/core/paths/paths';
import { confirmReading } from './feedback';
import { LookupNotice } from './lookup-notice.client';
import { ScannedLines } from './scanned-lines.client';
import { ScannerView } from './scanner-view.client';
import { useScannedGoods } from './use-scanned-goods';

const barcodesOf = ({ text, format }: Reading): readonly string[] =>
  format === 'qr_code' ? [] : readScannedBarcode(text, format);

/** Scans goods of a venue of goods into the cart, as at a till. */
export function BarcodeScanner({ isInHost }: { isInHost: boolean }) {
  const t = useTranslations('scanner');
  const { venue } = useMenu();
  const { lookup, missed, dismiss, productIds, scan } = useScannedGoods();
  const [seen] = useState(seenCodes);
  const [isWrong, setIsWrong] = useState(false);

  const check = (barcodes: readonly string[]) => {
    setIsWrong(false);
    // A fridge of this venue is opened; a code of another one is no product here.
    const [fridge] = barcodes.filter((barcode) => venueOfFridge(barcode) === venue.id);
    if (fridge !== undefined || scan(barcodes)) confirmReading();
    if (fridge !== undefined) window.location.assign(paths.fridge(venue.id, fridge));
  };
  const readOne = (reading: Reading) => {
    const barcodes = barcodesOf(reading);
    const [barcode] = barcodes;
    if (barcode === undefined || reading.format === 'qr_code') return;
    const isCounted = seen.counts(barcode, readingsNeeded(reading.format), performance.now());
    // A code that comes into view behind a sheet or a question was not meant.
    if (isCounted && !isModalOpen()) check(barcodes);
  };
  const readPhoto = (readings: Reading[]) => {
    const codes = new Map(readings.map(barcodesOf).flatMap((all) => (all[0] ? [[all[0], all]] : [])));
    // A code that was meant: the camera alone misreads codes that come into view.
    setIsWrong(codes.size === 0);
    codes.forEach(check);
  };

  return (
    <div className="grid gap-4 pb-6">
      <ScannerView
        formats={BARCODE_FORMATS}
        hint={t('aimBarcode')}
        onReading={readOne}
        onPhoto={readPhoto}
        isInHost={isInHost}
        otherWays={
          <a href={paths.barcodeManual(venue.id)} className="button button--quiet">
            <Icon of={Keyboard} size="small" />
            {t('enter')}
          </a>
        }
      />
      {isWrong ? <Notice tone="warn">{t('wrongScan')}</Notice> : null}
      {missed.map((one) => (
        <LookupNotice key={one.barcode} lookup={one.lookup} onClose={() => dismiss(one.barcode)} />
      ))}
      <LookupNotice lookup={lookup} />
      <ScannedLines productIds={productIds} />
    </div>
  );
}
