'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { TONE_CLASSES } from '@/components/ui/tone-classes';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { nowMs } from '@/lib/core/time/now';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';

/** Writes the present state into each `OpenBadge` of the page. */
function updateBadges(): void {
  const now = nowMs();
  for (const badge of document.querySelectorAll<HTMLElement>('[data-phases]')) {
    const phases = JSON.parse(badge.dataset.phases ?? '[]') as OpenBadgePhase[];
    const due = phases.findLast(({ fromMs }) => fromMs <= now);
    if (!due || due.text === badge.textContent) continue;
    badge.textContent = due.text;
    badge.className = TONE_CLASSES[due.tone];
    badge.dataset.openState = due.state;
  }
}

/**
 * Keeps the opening states of all venues on the page true, minute by minute: the page may be older than they are. One for all,
 * because the cards themselves are the server's and nothing in them lives.
 */
export function OpenBadges() {
  const pathname = usePathname();
  useEffect(() => {
    updateBadges();
    const timer = setInterval(updateBadges, MINUTE_MS);
    return () => clearInterval(timer);
  }, [pathname]);
  return null;
}
