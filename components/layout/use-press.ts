'use client';

import { useEffect, useState } from 'react';
import { currentUser } from '@/lib/ground/auth/visit-session';
import type { PressView } from '@/lib/core/intents/press-types';
import { runPress, type PressUse } from '@/lib/core/intents/press-runner';

/**
 * A button whose action happens exactly once. Every attempt carries the key of the intent that was stored before the
 * first one, so double presses, reloads, other tabs and lost responses all end with the same result.
 */
export function usePress<Body, Result>(pressUse: PressUse<Body, Result>) {
  const [view, setView] = useState<PressView<Body, Result>>({ kind: 'idle' });
  const [runner] = useState(() => runPress(pressUse, setView, currentUser));
  useEffect(() => runner.update(pressUse));

  const { intents } = pressUse;
  useEffect(() => {
    const start = setTimeout(runner.resume, 0);
    // Back from the payment page, the browser can restore this page from its cache, as it was when it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) runner.restored();
    };
    window.addEventListener('online', runner.resume);
    window.addEventListener('pageshow', onPageShow);
    const stopListening = intents.subscribe(runner.otherTabChanged);
    return () => {
      clearTimeout(start);
      window.removeEventListener('online', runner.resume);
      window.removeEventListener('pageshow', onPageShow);
      stopListening();
    };
  }, [intents, runner]);

  const nextAtMs =
    view.kind === 'unknown' ? view.nextAtMs : view.kind === 'idle' ? (view.checkAtMs ?? null) : null;
  useEffect(() => {
    if (nextAtMs === null) return undefined;
    const timer = setTimeout(runner.resume, Math.max(0, nextAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAtMs, runner]);

  const { press, resume, startOver, withdraw } = runner;
  return { view, press, resume, startOver, withdraw };
}
