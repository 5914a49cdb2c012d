'use client';

import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { toasts } from '@/components/ui/toasts';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { hostHere } from '@/lib/core/host/host-here';
import { takeOutsidePayments, type OutsidePayment } from '@/lib/core/host/outside-payment';
import { takePendingNotice, type PendingNotice } from '@/lib/core/host/pending-notice';
import { followHost, watchLinks } from './follow-host';
import { resumeHostSignOut } from './host-sign-out';
import { showDebugBar } from './show-debug-bar';
import type { ExternalLink } from './external-link';
import type { LeaveConfirmation } from './leave-confirmation.client';

const loadQuestion = () => import('./leave-confirmation.client').then((module) => module.LeaveConfirmation);

export type HostSideProps = {
  /** The notices that the page before may have left. */
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
  const offerPayment = useEffectEvent(({ address: href, follow }: OutsidePayment) => {
    const link = { href, place: new URL(href).host, follow };
    // A question that does not come leaves the payment to the page that follows it, which offers it again.
    void loadQuestion().then(() => question.open(link), follow);
  });
  const [debugBar, setDebugBar] = useState<ReactNode>(null);
  useEffect(() => {
    const stops = [
      showDebugBar(setDebugBar),
      watchLinks((link) => askBeforeLeaving(link)),
      takeOutsidePayments((payment) => offerPayment(payment)),
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
    const notice = takePendingNotice();
    if (notice) toasts.show({ text: notes[notice], tone: 'danger' });
  }, [notes]);
  const close = () => {
    const follow = question.opened?.subject.follow;
    if (!follow) return question.close();
    // Closed at once it would step back in the history, which stops the navigation.
    window.addEventListener('pagehide', question.close, { once: true });
    return follow();
  };
  return (
    <>
      {question.opened ? <question.opened.Dialog link={question.opened.subject} onClose={close} /> : null}
      {debugBar}
    </>
  );
}
