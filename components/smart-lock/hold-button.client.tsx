'use client';

import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** As long a press is no accident, and no burden. */
export const HOLD_MS = 1000;
/** A finger trembles; one that travels further scrolls, or has slipped. */
const MAX_DRIFT_PX = 48;
const VIBRATION_MS = 40;
const KEYS: readonly string[] = ['Enter', ' '];

type HoldButtonProps = {
  label: string;
  /** In place of the label while it is held. */
  heldLabel: string;
  icon: ReactNode;
  /** Nothing can be sent: holds begin nothing, and one that has begun ends. */
  isDisabled?: boolean;
  onHeld: () => void;
  /** It was let go too soon. */
  onShort: () => void;
  /** A screen reader or a switch has pressed it: they cannot hold. */
  onClickOnly: () => void;
};

/**
 * A round button that acts once it was held, by finger, mouse, Enter or Space: in a pocket nothing is held so long without
 * slipping. Letting go, sliding off or leaving the page ends the hold, and a hold acts once.
 */
export function HoldButton({
  label,
  heldLabel,
  icon,
  isDisabled = false,
  onHeld,
  onShort,
  onClickOnly,
}: HoldButtonProps) {
  const [isHeld, setIsHeld] = useState(false);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fromRef = useRef({ x: 0, y: 0 });
  const isDisabledRef = useRef(isDisabled);
  useEffect(() => {
    isDisabledRef.current = isDisabled;
  }, [isDisabled]);

  const stop = () => {
    clearTimeout(timerRef.current);
    timerRef.current = undefined;
    setIsHeld(false);
  };
  const start = () => {
    if (isDisabled || timerRef.current !== undefined) return;
    setIsHeld(true);
    timerRef.current = setTimeout(() => {
      stop();
      // The network may have gone while it was held.
      if (isDisabledRef.current) return;
      navigator.vibrate?.(VIBRATION_MS);
      onHeld();
    }, HOLD_MS);
  };
  const letGo = () => {
    if (timerRef.current !== undefined && !isDisabled) onShort();
    stop();
  };

  const isHolding = isHeld && !isDisabled;
  const leave = useEffectEvent(stop);
  useEffect(() => {
    const onLeave = () => leave();
    window.addEventListener('blur', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(timerRef.current);
      window.removeEventListener('blur', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);

  return (
    <button
      type="button"
      className={classNames('hold', isHolding && 'is-held')}
      style={{ '--hold': `${HOLD_MS}ms` } as CSSProperties}
      aria-disabled={isDisabled || undefined}
      onPointerDown={({ button, isPrimary, clientX, clientY }) => {
        if (button !== 0 || !isPrimary) return;
        fromRef.current = { x: clientX, y: clientY };
        start();
      }}
      onPointerMove={({ clientX, clientY }) => {
        const { x, y } = fromRef.current;
        if (Math.hypot(clientX - x, clientY - y) > MAX_DRIFT_PX) stop();
      }}
      onPointerUp={letGo}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!KEYS.includes(event.key)) return;
        // Otherwise the browser makes a click of it.
        event.preventDefault();
        if (!event.repeat) start();
      }}
      onKeyUp={(event) => {
        if (!KEYS.includes(event.key)) return;
        event.preventDefault();
        letGo();
      }}
      onBlur={stop}
      // A press of a finger or a mouse has a number, one of a screen reader has none.
      onClick={({ detail }) => {
        if (detail === 0 && !isDisabled) onClickOnly();
      }}
    >
      {icon}
      <span>{isHolding ? heldLabel : label}</span>
    </button>
  );
}
