'use client';

import { useEffect, useState } from 'react';
import { TONE_CLASSES } from '@/components/ui/tone-classes';
import type { OpenBadgePhase } from '@/lib/venues/venue-card';

/** Longest wait of a browser's timer, milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The venue's opening state as text, updated on pages from the cache. */
export function OpenBadge({ phases }: { phases: readonly OpenBadgePhase[] }) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const now = Date.now();
    const due = phases.findLastIndex((phase) => phase.fromMs <= now);
    const next = phases[due + 1];
    const timer = next && setTimeout(() => setIndex(due + 1), Math.min(MAX_TIMER_MS, next.fromMs - now));
    const first = due > index ? requestAnimationFrame(() => setIndex(due)) : 0;
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(first);
    };
  }, [phases, index]);
  const phase = phases[index] ?? phases[0];
  return phase ? (
    <span className={TONE_CLASSES[phase.tone]} data-open-state={phase.state}>
      {phase.text}
    </span>
  ) : null;
}
