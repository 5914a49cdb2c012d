'use client';

import { Hand, RotateCcw } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isAssisted } from '@/lib/kiosk/accessibility';
import { hasKnownActivity, recordActivity } from '@/lib/kiosk/activity';
import { ASSISTED_IDLE_MS, IDLE_MS, presenceOf, type Presence } from '@/lib/kiosk/idle';
import { useAccessibility } from './accessibility/use-accessibility';
import { useIdleTime } from './use-idle-time';

const HERE: Presence = { kind: 'here' };

type GuestWatchProps = { onGone: () => void };

/** At a start without a guest: asks where somebody has switched on help, which goes with them; else the start is watched by its own. */
export function AssistedWatch({ onGone, children }: GuestWatchProps & { children: ReactNode }) {
  return isAssisted(useAccessibility()) ? <GuestWatch onGone={onGone} /> : children;
}

/** Asks an idle guest whether they are still there, counts down, then ends them; assistance gives more time (KIOSK-15). */
export function GuestWatch({ onGone }: GuestWatchProps) {
  const t = useTranslations('kiosk');
  const idleMs = isAssisted(useAccessibility()) ? ASSISTED_IDLE_MS : IDLE_MS;
  const [presence, setPresence] = useState<Presence>(HERE);
  useEffect(() => {
    // A tablet that has been started again knows of no touch: a guest who comes back to it has all the time.
    if (!hasKnownActivity()) recordActivity();
  }, []);
  useIdleTime((inactiveMs) => {
    const now = presenceOf(inactiveMs, idleMs);
    // The same object while nothing changes: a second that passes draws nothing.
    setPresence(now.kind === 'here' ? HERE : now);
    if (now.kind === 'gone') onGone();
  });

  if (presence.kind !== 'prompted') return null;
  const stay = () => {
    recordActivity();
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
          <Icon of={Hand} />
          {t('stay')}
        </Button>
        <Button big tone="quiet" onClick={onLeave}>
          <Icon of={RotateCcw} />
          {t('leave')}
        </Button>
      </div>
    </dialog>
  );
}
