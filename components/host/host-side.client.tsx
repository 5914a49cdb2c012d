'use client';

import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { toasts } from '@/components/ui/toasts';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { hostHere } from '@/lib/host/host-here';
import { takePendingNotice, type PendingNotice } from '@/lib/host/pending-notice';
import { followHost, watchLinks } from './follow-host';
import { resumeHostSignOut } from './host-sign-out';
import { showDebugBar } from './show-debug-bar';
import type { ExternalLink } from './external-link';
import type { LeaveConfirmation } from './leave-confirmation.client';

const loadQuestion = () => import('./leave-confirmation.client').then((module) => module.LeaveConfirmation);

export type HostSideProps = {
  /** What the page before may have left word of. */
  notes: Record<PendingNotice, string>;
  /** Shown where the question before a link that leads out of the app does not come. */
  networkText: string;
  /** That the page's country offers. */
  languages: readonly string[];
};

/** Opens the bridge to the app around the page and follows what it says; without one the page lives on as in a browser. */
export function HostSide({ notes, networkText, languages }: HostSideProps) {
  const question = useLateDialog<ComponentProps<typeof LeaveConfirmation>, ExternalLink>(
    loadQuestion,
    networkText,
  );
  const askBeforeLeaving = useEffectEvent((link: ExternalLink) => question.open(link));
  const [debugBar, setDebugBar] = useState<ReactNode>(null);
  useEffect(() => {
    const stops = [
      showDebugBar(setDebugBar),
      watchLinks((link) => askBeforeLeaving(link)),
      resumeHostSignOut(),
    ];
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
      {question.opened ? (
        <question.opened.Dialog link={question.opened.subject} onClose={question.close} />
      ) : null}
      {debugBar}
    </>
  );
}
