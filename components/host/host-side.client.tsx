'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { toasts } from '@/components/ui/toasts';
import { hostHere } from '@/lib/host/host-here';
import { takePendingNotice, type PendingNotice } from '@/lib/host/pending-notice';
import { followHost, watchLinks } from './follow-host';
import { resumeHostSignOut } from './host-sign-out';
import { showDebugBar } from './show-debug-bar';
import type { ExternalLink } from './external-link';

const LeaveConfirmation = onDemand(() =>
  import('./leave-confirmation.client').then((module) => module.LeaveConfirmation),
);

export type HostSideProps = {
  /** What the page before may have left word of. */
  notes: Record<PendingNotice, string>;
  /** That the page's country offers. */
  languages: readonly string[];
};

/** Opens the bridge to the app around the page and follows what it says; without one the page lives on as in a browser. */
export function HostSide({ notes, languages }: HostSideProps) {
  const [leaving, setLeaving] = useState<ExternalLink | null>(null);
  const [debugBar, setDebugBar] = useState<ReactNode>(null);
  useEffect(() => {
    const stops = [showDebugBar(setDebugBar), watchLinks(setLeaving), resumeHostSignOut()];
    let isGone = false;
    const follow = async () => {
      const bridge = await hostHere();
      const hello = await bridge?.hello;
      if (bridge && hello && !isGone) stops.push(followHost(bridge, hello, languages));
    };
    void follow();
    return () => {
      isGone = true;
      stops.forEach((stop) => stop());
    };
  }, [languages]);
  useEffect(() => {
    const note = takePendingNotice();
    if (note) toasts.show({ text: notes[note], tone: 'danger' });
  }, [notes]);
  return (
    <>
      {leaving ? <LeaveConfirmation link={leaving} onClose={() => setLeaving(null)} /> : null}
      {debugBar}
    </>
  );
}
