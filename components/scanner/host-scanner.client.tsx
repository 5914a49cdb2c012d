'use client';

import { CameraOff, ScanLine } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { BARCODE_FORMATS } from '@/lib/barcode/barcode';
import type { Reading } from '@/lib/barcode/readers/code-reader';
import { SCAN_FORMATS, type FailureCode } from '@/lib/core/host/bridge-protocol';
import { hostHere } from '@/lib/core/host/host-here';
import type { ScannerViewProps } from './scanner-props';

type HostScannerProps = Omit<ScannerViewProps, 'isInHost'> & {
  /** The app has no scanner, or none that the diner wants: the page's own takes its place. */
  onUnsupported: () => void;
};

/** `asking`: the app's scanner is open. `idle`: it has read something, or was closed. */
type State = 'asking' | 'idle' | 'denied' | 'failed';

const TITLES = {
  asking: 'hostAskingTitle',
  idle: 'hostIdleTitle',
  denied: 'deniedTitle',
  failed: 'hostFailedTitle',
} as const;
const TEXTS = {
  asking: 'hostAskingText',
  idle: 'hostIdleText',
  denied: 'hostDeniedText',
  failed: 'hostFailedText',
} as const;

/** Has the app around the page scan a code. @returns what was read, or why nothing was */
async function scanByHost(isQr: boolean): Promise<Reading | FailureCode> {
  const host = await hostHere();
  if (!host) return 'NOT_SUPPORTED';
  if (isQr) {
    const answer = await host.call('scanQr', {});
    return answer.ok ? { text: answer.result.text, format: 'qr_code' } : answer.code;
  }
  const answer = await host.call('scanBarcode', { formats: SCAN_FORMATS });
  if (!answer.ok) return answer.code;
  const { text, format: told } = answer.result;
  const format = BARCODE_FORMATS.find((known) => known === told);
  return format ? { text, format } : 'FAILED';
}

/** The scanner of the app around the page: opened with the page, and again at a press. */
export function HostScanner({ formats, onPhoto, otherWays, onUnsupported }: HostScannerProps) {
  const t = useTranslations('scanner');
  const [state, setState] = useState<State>('asking');
  const hasBegun = useRef(false);
  const scan = async () => {
    setState('asking');
    const end = await scanByHost(formats.includes('qr_code'));
    if (end === 'NOT_SUPPORTED') onUnsupported();
    else if (typeof end === 'object') {
      setState('idle');
      onPhoto([end]);
    } else setState(end === 'DISMISSED' ? 'idle' : end === 'DENIED' ? 'denied' : 'failed');
  };
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void scan();
  });
  useEffect(() => begin(), []);

  return (
    <section className="scanner" aria-label={t('view')}>
      <div className="scanner__view card">
        <EmptyState
          role="status"
          art={<Icon of={state === 'denied' ? CameraOff : ScanLine} />}
          title={t(TITLES[state])}
          action={
            state === 'asking' ? undefined : (
              <Button tone={state === 'idle' ? 'main' : 'tint'} onClick={() => void scan()}>
                {t('hostOpen')}
              </Button>
            )
          }
        >
          {t(TEXTS[state])}
        </EmptyState>
      </div>
      <div className="scanner__ways">
        {state === 'failed' ? (
          <Button tone="tint" onClick={onUnsupported}>
            {t('turnOn')}
          </Button>
        ) : null}
        {otherWays}
      </div>
    </section>
  );
}
