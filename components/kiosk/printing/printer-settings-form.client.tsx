'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { RadioRows } from '@/components/ui/radio-rows';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { MAX_CODE_LENGTH } from '@/lib/printing/print-job';
import {
  DEFAULT_SETTINGS,
  printerSettings,
  TRANSPORTS,
  type PrinterSettings,
} from '@/lib/printing/printer-settings';
import { trialSlip } from '@/lib/printing/slips';
import { pageCountry } from '@/lib/core/site/page-country';
import { browserUsb, chooseUsbPrinter } from '@/lib/printing/usb-printer';
import { visibleLine } from '@/lib/core/text/visible-text';
import { PrintNotice } from './print-notice';
import { usePrintSlip } from './use-print-slip';
import { useSlipTexts } from './use-slip-texts';

/** How this kiosk prints: its way to the printer, the width of the paper, and a slip to try it. For the staff. */
export function PrinterSettingsForm({ venue }: { venue: { id: number; name: string } }) {
  const t = useTranslations('printing');
  const settings = useSyncExternalStore(
    printerSettings.subscribe,
    printerSettings.read,
    () => DEFAULT_SETTINGS,
  );
  const { print, isBusy, outcome } = usePrintSlip();
  const texts = useSlipTexts();
  const printTrial = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const slip = () => trialSlip(pageCountry() ?? 'kz', { ...venue, timeZone }, texts);
    void print({ venueId: venue.id, subject: { kind: 'test' }, slip });
  };
  const change = (changes: Partial<PrinterSettings>) =>
    printerSettings.write({ ...printerSettings.read(), ...changes });
  const { transport, widthMm, code } = settings;

  return (
    <section className="grid gap-4" aria-labelledby="printer-settings">
      <h2 id="printer-settings" className="title">
        {t('settings')}
      </h2>
      <RadioRows
        label={t('transport')}
        className="card"
        value={transport}
        onChange={(value) => change({ transport: value })}
        options={TRANSPORTS.map((value) => ({
          value,
          label: (
            <>
              {t(`transport_${value}`)}
              <span className="caption muted block">{t(`transportText_${value}`)}</span>
            </>
          ),
        }))}
      />
      {transport === 'usb' ? <UsbPrinter isChosen={settings.usb !== null} change={change} /> : null}
      {transport === 'network' ? (
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => change({ code: visibleLine(event.target.value) })}
        />
      ) : null}
      {transport === 'none' ? null : (
        <>
          <div className="grid gap-2">
            <h3>{t('width')}</h3>
            <Segmented
              label={t('width')}
              value={String(widthMm) as '58' | '80'}
              onChange={(value) => change({ widthMm: value === '58' ? 58 : 80 })}
              options={[
                { value: '58', label: t('millimetres', { count: 58 }) },
                { value: '80', label: t('millimetres', { count: 80 }) },
              ]}
            />
          </div>
          <Button tone="tint" busy={isBusy} onClick={printTrial}>
            {t('test')}
          </Button>
          {outcome ? <PrintNotice outcome={outcome} /> : null}
        </>
      )}
    </section>
  );
}

type UsbPrinterProps = { isChosen: boolean; change: (changes: Partial<PrinterSettings>) => void };

/** The choice of a printer in the browser's own list. */
function UsbPrinter({ isChosen, change }: UsbPrinterProps) {
  const t = useTranslations('printing');
  const [name, setName] = useState<string | null>(null);
  const choose = async () => {
    const chosen = await chooseUsbPrinter();
    if (!chosen) return;
    setName(chosen.name);
    change({ usb: chosen.id });
  };
  if (!browserUsb()) return <PrintNotice outcome={{ state: 'failed', reason: 'unsupported' }} />;
  return (
    <div className="grid gap-2">
      <p className="muted">{isChosen ? t('usbChosen', { name: name || t('usbPrinter') }) : t('usbNone')}</p>
      <Button tone={isChosen ? 'quiet' : 'main'} onClick={() => void choose()}>
        {t(isChosen ? 'usbChooseOther' : 'usbChoose')}
      </Button>
    </div>
  );
}
