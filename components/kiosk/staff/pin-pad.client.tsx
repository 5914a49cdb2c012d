'use client';

import { Delete } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DIGIT_ROWS } from '@/lib/kiosk/keyboard';
import { isPossiblePin, PIN_LENGTH } from '@/lib/kiosk/staff-pin';

const KEYS = Array.from(DIGIT_ROWS.join(''));

type PinPadProps = {
  title: string;
  text: string;
  /** Takes no keys now. */
  isBusy: boolean;
  onEnter: (digits: string) => void;
  /** The current message. */
  children?: ReactNode;
  /** The lasting hint below. */
  foot?: string;
};

/**
 * Large keys for a PIN, which a keyboard types as well. No field: a browser would offer to save what is in one, and the screen shows how
 * many digits there are, never which.
 */
export function PinPad({ title, text, isBusy, onEnter, children, foot }: PinPadProps) {
  const t = useTranslations('kioskStaff');
  const kiosk = useTranslations('kiosk');
  const [digits, setDigits] = useState('');
  const type = (digit: string) => {
    if (!isBusy && digits.length < PIN_LENGTH.max) setDigits(digits + digit);
  };
  const erase = () => setDigits(digits.slice(0, -1));
  const enter = () => {
    if (isBusy || !isPossiblePin(digits)) return;
    setDigits('');
    onEnter(digits);
  };
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    onKey.current = (event) => {
      const { key, target } = event;
      // Text that is typed into a field is no PIN.
      if (target instanceof HTMLInputElement) return;
      if (/^\d$/.test(key)) type(key);
      else if (key === 'Backspace' && digits.length > 0) {
        // Elsewhere at a kiosk it leads back.
        event.preventDefault();
        erase();
      }
      // On a key of the pad Enter presses that one.
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) enter();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current?.(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <section className="kiosk-pin" aria-labelledby="kiosk-pin">
      <div className="kiosk-pin__words">
        <h2 id="kiosk-pin">{title}</h2>
        <p className="muted">{text}</p>
        <p className="kiosk-pin__digits" role="status" aria-label={t('digits', { count: digits.length })}>
          {Array.from({ length: Math.max(PIN_LENGTH.min, digits.length) }, (_, place) => (
            <i key={place} className={place < digits.length ? 'is-done' : undefined} />
          ))}
        </p>
        {children}
      </div>
      <div className="kiosk-pin__pad">
        <div className="kiosk-pin__keys" role="group" aria-label={kiosk('keys')}>
          {KEYS.map((digit) => (
            <button key={digit} type="button" aria-disabled={isBusy || undefined} onClick={() => type(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" aria-label={kiosk('erase')} onClick={erase}>
            <Icon of={Delete} />
          </button>
        </div>
        <Button big busy={isBusy} disabled={!isBusy && !isPossiblePin(digits)} onClick={enter}>
          {kiosk('keysDone')}
        </Button>
      </div>
      {foot ? <p className="kiosk-pin__foot muted">{foot}</p> : null}
    </section>
  );
}
