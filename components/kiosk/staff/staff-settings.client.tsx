'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { readId } from '@/lib/core/ids/ids';
import { untilReachable } from '@/lib/kiosk/connection';
import { BRIGHTNESS, changeKioskDevice } from '@/lib/kiosk/device';
import { endGuest } from '@/lib/kiosk/guest';
import { playTone } from '@/lib/kiosk/tone';
import { paths } from '@/lib/core/paths/paths';
import { KeyField } from '../key-field.client';
import type { KioskVenue } from '../kiosk-props';
import { PrinterSettingsForm } from '../printing/printer-settings-form.client';
import { SlipPage } from '../printing/slip-page.client';
import { useKioskDevice } from '../use-kiosk-device';
import { LanguageSettings } from './language-settings.client';
import { ChoosePin } from './pin-gate.client';
import { RecentOrders } from './recent-orders.client';
import { TabletEnrolment } from './tablet-enrolment.client';

const MAX_ID_LENGTH = 10;

type StaffSettingsProps = Pick<KioskVenue, 'languages'> & { leave: () => void };

/** The settings of this tablet; each change holds at once. */
export function StaffSettings({ languages, leave }: StaffSettingsProps) {
  const t = useTranslations('kioskStaff');
  const { venueId, venueName, hasMarkers, hasSound } = useKioskDevice();
  const venue = { id: venueId ?? 0, name: venueName || t('title') };
  const restart = async () => {
    await endGuest();
    leave();
  };
  return (
    <div className="kiosk-settings">
      <Venue />
      <Part title={t('tablet')}>
        <TabletEnrolment />
      </Part>
      <RecentOrders venue={venue} />
      <PrinterSettingsForm venue={venue} />
      <LanguageSettings languages={languages} />
      <Part title={t('screen')}>
        <Brightness />
        <div className="card">
          <Switch
            label={t('markers')}
            checked={hasMarkers}
            onChange={(isOn) => changeKioskDevice({ hasMarkers: isOn })}
          >
            {t('markersText')}
          </Switch>
          <Switch
            label={t('sound')}
            checked={hasSound}
            onChange={(isOn) => {
              changeKioskDevice({ hasSound: isOn });
              if (isOn) playTone();
            }}
          >
            {t('soundText')}
          </Switch>
        </div>
      </Part>
      <ChangePin />
      <Part title={t('restart')}>
        <p className="muted">{t('restartText')}</p>
        <Button tone="tint" onClick={() => void restart()}>
          {t('restart')}
        </Button>
      </Part>
      <SlipPage />
    </div>
  );
}

/** One section of the page. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The venue of this kiosk, and the way to another one: the page of that says whether it may have a kiosk (KIOSK-11). */
function Venue() {
  const t = useTranslations('kioskStaff');
  const { venueId, venueName } = useKioskDevice();
  const [number, setNumber] = useState('');
  const other = readId(number);
  const open = async (id: number) => {
    await untilReachable(() => undefined);
    window.location.assign(paths.kioskSetUp(id));
  };
  return (
    <Part title={t('venue')}>
      <p className="card p-4">
        <b className="block">{venueName || t('noVenue')}</b>
        {venueId === null ? null : (
          <span className="muted number">{t('venueNumber', { number: String(venueId) })}</span>
        )}
      </p>
      <KeyField
        keys="digits"
        label={t('otherVenue')}
        help={t('otherVenueHelp')}
        value={number}
        maxLength={MAX_ID_LENGTH}
        onChange={setNumber}
      />
      {other === null ? null : (
        <Button tone="tint" onClick={() => void open(other)}>
          {t('openVenue', { number })}
        </Button>
      )}
    </Part>
  );
}

/** Brightness of an untouched start. */
function Brightness() {
  const t = useTranslations('kioskStaff');
  const { idleBrightness } = useKioskDevice();
  const id = useId();
  return (
    <div className="card grid gap-1 p-4">
      <label htmlFor={id} className="split-row">
        <b>{t('brightness')}</b>
        <span className="number">{t('percent', { value: idleBrightness })}</span>
      </label>
      <input
        id={id}
        type="range"
        className="range"
        {...BRIGHTNESS}
        value={idleBrightness}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => changeKioskDevice({ idleBrightness: currentTarget.valueAsNumber })}
      />
      <p id={`${id}-text`} className="caption muted">
        {t('brightnessText')}
      </p>
    </div>
  );
}

function ChangePin() {
  const t = useTranslations('kioskStaff');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Part title={t('pin')}>
      {isChanging ? (
        <ChoosePin onChosen={() => setIsChanging(false)} />
      ) : (
        <Button tone="tint" onClick={() => setIsChanging(true)}>
          {t('changePin')}
        </Button>
      )}
    </Part>
  );
}
