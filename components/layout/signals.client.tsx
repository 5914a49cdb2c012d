'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { analyticsConsent } from '@/lib/core/analytics/stored-consent';
import { track, trackListeners, type TrackedEvent } from '@/lib/core/analytics/track';

type SignalsProps = {
  /** Null: nothing is counted on this page. */
  counter: string | null;
  /** Whether the question may be shown here. */
  asks: boolean;
};

/** Actions of diners who know their way: the question does not come earlier. */
const ACTIONS = ['line_added', 'search_submitted', 'order_placed'];

interface Asking {
  Question: ComponentType<{ counter: string; onAnswered: () => void }>;
  /** The page that it was loaded on: it is shown with the next one, so that it moves nothing. */
  since: string;
}

/** Of the document: pages that depend on a place and pages that do not have a layout each, which forgets what it held. */
const visit: { asking: Asking | null } = { asking: null };

/**
 * Tells of pages to whom the diner has agreed, or asks once whether they do. The library for the one and the question for the other come
 * in idle time, after the consent and after the first thing that the diner does.
 */
export function Signals({ counter, asks }: SignalsProps) {
  const page = usePathname();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => track('page_viewed', { page }), [page]);
  useEffect(() => {
    if (counter !== null && analyticsConsent.read() === 'yes')
      import('@/lib/core/analytics/start-analytics-when-idle').then(
        (module) => module.startAnalyticsWhenIdle(counter),
        () => undefined,
      );
  }, [counter]);
  useEffect(() => {
    if (counter === null || !asks || analyticsConsent.read() !== null) return;
    const hear = ({ name }: TrackedEvent) => {
      if (!ACTIONS.includes(name)) return;
      trackListeners.delete(hear);
      import('./load-consent-question')
        .then((module) => module.loadConsentQuestion())
        .then((Question) => {
          visit.asking = Question && { Question, since: window.location.pathname };
        })
        // Without a connection the question comes another time.
        .catch(() => undefined);
    };
    trackListeners.add(hear);
    return () => void trackListeners.delete(hear);
  }, [counter, asks]);
  const { asking } = visit;
  if (!asking || counter === null || !asks || isAnswered || asking.since === page) return null;
  const end = () => {
    visit.asking = null;
    setIsAnswered(true);
  };
  return <asking.Question counter={counter} onAnswered={end} />;
}
