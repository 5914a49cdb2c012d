'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { changeKioskDevice } from '@/lib/kiosk/device';
import { pauseLeftMs, triesLeft, tryStaffPin } from '@/lib/kiosk/pin-tries';
import { canHashPin, makeStaffPin, PIN_LENGTH, type StaffPin } from '@/lib/kiosk/staff-pin';
import { SECOND_MS } from '@/lib/core/time/duration';
import { deviceMs } from '@/lib/core/time/now';
import { PinPad } from './pin-pad.client';

/** Asks for the PIN. After some wrong ones it waits, and says how long. */
export function EnterPin({ pin, onOpen }: { pin: StaffPin; onOpen: () => void }) {
  const t = useTranslations('kioskStaff');
  const [isBusy, setIsBusy] = useState(false);
  /** Tries that were left after the last wrong one. */
  const [left, setLeft] = useState<number | null>(null);
  const [secondsLeft, count] = usePause();
  const isPaused = secondsLeft > 0;
  const enter = async (digits: string) => {
    setIsBusy(true);
    setLeft(null);
    const outcome = await tryStaffPin(digits, pin);
    setIsBusy(false);
    if (outcome === 'right') return onOpen();
    setLeft(triesLeft());
    return count();
  };
  return (
    <PinPad
      foot={t('forgotPin')}
      title={t('enterPin')}
      text={t('enterPinText')}
      isBusy={isBusy || isPaused}
      onEnter={(digits) => void enter(digits)}
    >
      {isPaused ? (
        <Notice tone="danger" title={t('pause', { time: asClock(secondsLeft) })} />
      ) : left !== null && left > 0 ? (
        <Notice tone="warn" role="alert" title={t('wrongPin', { count: left })} />
      ) : null}
    </PinPad>
  );
}

const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds that are left of the pause, and how to look again after a try. */
function usePause(): readonly [number, () => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const count = () => setSecondsLeft(Math.ceil(pauseLeftMs(deviceMs()) / SECOND_MS));
  useEffect(() => {
    const first = setTimeout(count, 0);
    const timer = setInterval(count, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return [secondsLeft, count];
}

/** Has a PIN chosen: twice the same. */
export function ChoosePin({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('kioskStaff');
  const [first, setFirst] = useState<string | null>(null);
  const [isDifferent, setIsDifferent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (digits: string) => {
    setIsDifferent(first !== null && first !== digits);
    if (first !== digits) {
      setFirst(first === null ? digits : null);
      return;
    }
    setIsBusy(true);
    changeKioskDevice({ pin: await makeStaffPin(digits) });
    onChosen();
  };
  return (
    <PinPad
      key={first === null ? 'first' : 'second'}
      title={t(first === null ? 'newPin' : 'repeatPin')}
      text={t('newPinText', PIN_LENGTH)}
      isBusy={isBusy}
      onEnter={(digits) => void enter(digits)}
    >
      {isDifferent ? <Notice tone="warn" role="alert" title={t('pinsDiffer')} /> : null}
      {canHashPin() ? null : <Notice tone="warn" title={t('plainHttp')} />}
    </PinPad>
  );
}
