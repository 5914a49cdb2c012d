'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { CodeFormat, Reading } from '@/lib/barcode/readers/code-reader';
import { addressOfTarget, readQrText } from '@/lib/barcode/qr-text';
import { confirmReading } from './feedback';
import { ScannerView } from './scanner-view.client';

const FORMATS: readonly CodeFormat[] = ['qr_code'];

/** Scans the code of a table, a stand or a fridge, and opens what it leads to; another code is wrong, and followed nowhere (SHOP-10). */
export function QrScanner({ ownOrigins, isInHost }: { ownOrigins: readonly string[]; isInHost: boolean }) {
  const t = useTranslations('scanner');
  const [isWrong, setIsWrong] = useState(false);
  const isLeavingRef = useRef(false);
  useEffect(() => {
    // The page may come from the back/forward cache, as it was when it was left.
    const stay = () => {
      isLeavingRef.current = false;
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const read = (readings: readonly Reading[]) => {
    if (isLeavingRef.current || readings.length === 0) return;
    // On a local start the machine has several names; the page's own is one of ours.
    const origins = [...ownOrigins, window.location.origin];
    const [target] = readings.flatMap(({ text }) => readQrText(text, origins) ?? []);
    setIsWrong(target === undefined);
    if (target === undefined) return;
    isLeavingRef.current = true;
    confirmReading();
    // By the browser itself: the page that comes may neither use the camera nor run an engine.
    window.location.assign(addressOfTarget(target));
  };

  return (
    <div className="grid gap-4 pb-6">
      <ScannerView
        formats={FORMATS}
        hint={t('aimQr')}
        onReading={(reading) => read([reading])}
        onPhoto={read}
        isInHost={isInHost}
      />
      {isWrong ? (
        <Notice tone="warn" title={t('wrongQr')}>
          {t('wrongQrText')}
        </Notice>
      ) : null}
    </div>
  );
}
