'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { noteActivity, silentMs } from '@/lib/kiosk/guest';
import { IDLE_MS, presenceOf, type Presence } from '@/lib/kiosk/idle';
import { SECOND_MS } from '@/lib/time/duration';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const;
const HERE: Presence = { kind: 'here' };

type GuestWatchProps = {
  /** Without a touch for so long the guest is asked, milliseconds. */
  idleMs?: number;
  onGone: () => void;
};

/** Asks a guest who touches nothing whether they are still there, counts down, and ends them where nobody answers. */
export function GuestWatch({ idleMs = IDLE_MS, onGone }: GuestWatchProps) {
  const t = useTranslations('kiosk');
  const [presence, setPresence] = useState<Presence>(HERE);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const look = () => {
      const now = presenceOf(silentMs(), idleMs);
      // The same object while nothing changes: a second that passes draws nothing.
      setPresence(now.kind === 'here' ? HERE : now);
      if (now.kind === 'gone') gone.current();
    };
    const timer = setInterval(look, SECOND_MS);
    const first = setTimeout(look, 0);
    TOUCHES.forEach((name) => window.addEventListener(name, noteActivity, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      TOUCHES.forEach((name) => window.removeEventListener(name, noteActivity, { capture: true }));
    };
  }, [idleMs]);

  if (presence.kind !== 'asked') return null;
  const stay = () => {
    noteActivity();
    setPresence(HERE);
  };
  return (
    <StillThere onStay={stay} onLeave={onGone}>
      {t('stillThereText', { seconds: presence.secondsLeft })}
    </StillThere>
  );
}

/** A native dialog: it lies over every sheet, and holds the focus. */
function StillThere({
  onStay,
  onLeave,
  children,
}: {
  onStay: () => void;
  onLeave: () => void;
  children: string;
}) {
  const t = useTranslations('kiosk');
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="kiosk-dialog" aria-labelledby="still-there" onCancel={onStay}>
      <h2 id="still-there">{t('stillThere')}</h2>
      <p className="number" role="timer" aria-live="off">
        {children}
      </p>
      <div className="kiosk-dialog__actions">
        <Button big onClick={onStay}>
          {t('stay')}
        </Button>
        <Button big tone="quiet" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </dialog>
  );
}
