'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { toasts } from '@/components/ui/toasts';
import type { WayOut } from './way-out';

const LeaveQuestion = onDemand(() =>
  import('./leave-question.client').then((module) => module.LeaveQuestion),
);

/** Loaded in a webview only: the web knows nothing of it. */
const load = () =>
  Promise.all([import('@/lib/host/host'), import('./follow-host'), import('@/lib/host/note-for-home')]);

/** Opens the bridge to the app around the page and follows what it says; without one the page lives on as in a browser. */
export function HostSide() {
  const t = useTranslations('host');
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  useEffect(() => {
    const stops: (() => void)[] = [];
    let isGone = false;
    void load().then(async ([{ openHost }, { followHost, watchLinks }, { takeNote }]) => {
      if (isGone) return;
      stops.push(watchLinks(setWayOut));
      const note = takeNote();
      if (note) toasts.show({ text: t(note), tone: 'danger' });
      const bridge = await openHost();
      const hello = await bridge?.hello;
      if (bridge && hello && !isGone) stops.push(followHost(bridge, hello));
    });
    return () => {
      isGone = true;
      stops.forEach((stop) => stop());
    };
  }, [t]);
  return wayOut ? <LeaveQuestion wayOut={wayOut} onClose={() => setWayOut(null)} /> : null;
}
