'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties } from 'react';

/** After a touch that became no click, as a stroke does. */
const WAKE_MS = 300;

/** Darkens the start; the first touch or key only wakes it. */
export function Dimming({ brightness, onWake }: { brightness: number; onWake: () => void }) {
  const t = useTranslations('kiosk');
  const wake = useRef(onWake);
  useEffect(() => {
    wake.current = onWake;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      wake.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <button
      type="button"
      className="kiosk-dimming"
      style={{ '--dimming': 1 - brightness / 100 } as CSSProperties}
      aria-label={t('wake')}
      // The click of this touch would meet what lies below, so it goes before the layer does.
      onClick={onWake}
      onPointerUp={() => setTimeout(onWake, WAKE_MS)}
    />
  );
}
