'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { toasts } from '@/components/ui/toasts';
import { hostHere } from '@/lib/host/host-here';
import { takeNote, type NoteForHome } from '@/lib/host/note-for-home';
import { followHost, watchLinks } from './follow-host';
import { showDebugBar } from './show-debug-bar';
import type { WayOut } from './way-out';

const LeaveQuestion = onDemand(() =>
  import('./leave-question.client').then((module) => module.LeaveQuestion),
);

export type HostSideProps = {
  /** What the page before may have left word of. */
  notes: Record<NoteForHome, string>;
  /** That the page's country offers. */
  languages: readonly string[];
};

/** Opens the bridge to the app around the page and follows what it says; without one the page lives on as in a browser. */
export function HostSide({ notes, languages }: HostSideProps) {
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const [debugBar, setDebugBar] = useState<ReactNode>(null);
  useEffect(() => {
    const stops = [showDebugBar(setDebugBar), watchLinks(setWayOut)];
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
    const note = takeNote();
    if (note) toasts.show({ text: notes[note], tone: 'danger' });
  }, [notes]);
  return (
    <>
      {wayOut ? <LeaveQuestion wayOut={wayOut} onClose={() => setWayOut(null)} /> : null}
      {debugBar}
    </>
  );
}
