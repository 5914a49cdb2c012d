import type { Bridge } from '@/lib/core/host/bridge';
import type { HostCalls } from '@/lib/core/host/bridge-protocol';
import { hapticHere, hostHere } from '@/lib/core/host/host-here';
import { offerOutside } from '@/lib/core/host/outside-payment';
import { isInFrame, ownReturn, showHostedPage } from './hosted-page-here';

/** An app that is back on the screen and has not answered in so many milliseconds will not answer any more. */
const RESUMED_MS = 3_000;

let isAsking = false;

/** Has the app take the payment, then shows its outcome page; a diner who went back stays. */
export async function payByHost(address: string): Promise<void> {
  // The bridge would refuse a second press, and the page would leave as if the payment had failed, under the app that is taking it.
  if (isAsking) return;
  isAsking = true;
  try {
    await askToPay(address);
  } finally {
    isAsking = false;
  }
}

/** Asks the app for one payment, and leads to where its answer says. */
async function askToPay(address: string): Promise<void> {
  const query = new URL(address).searchParams;
  const read = (name: string) => query.get(name) ?? '';
  const request = {
    payment_url: read('payment_url'),
    environment: read('environment'),
    success_url: read('success_url'),
    failure_url: read('failure_url'),
    display_type: read('display_type'),
    language: read('language'),
  };
  // Before any money moves: an address that cannot be read leaves the hosted page to the browser.
  const [success, failure] = [ownReturn(address, 'success_url'), ownReturn(address, 'failure_url')];
  const host = await hostHere();
  const outcome = host && (await outcomeOf(host, request));
  if (outcome === 'left') return;
  if (!outcome || (!outcome.ok && outcome.code === 'NOT_SUPPORTED')) {
    const follow = () => window.location.replace(failure);
    if (!isInFrame() || !(await offerOutside({ address, follow }))) showHostedPage(address);
    return;
  }
  const isDone = outcome.ok && outcome.result.status === 'success';
  hapticHere(isDone ? 'success' : 'warning');
  window.location.assign(isDone ? success : failure);
}

/** The app's answer; FAILED where it is back on the screen without an answer; 'left' once the diner has gone back from the page. */
async function outcomeOf(host: Bridge, request: HostCalls['pay']['params']) {
  const left = new AbortController();
  const { pathname } = window.location;
  const noteBack = () => {
    if (window.location.pathname !== pathname) left.abort();
  };
  window.addEventListener('popstate', noteBack);
  let stopListening: (() => void) | undefined;
  const resumed = new Promise<{ ok: false; code: 'FAILED' }>((resolve) => {
    stopListening = host.on('resume', () =>
      setTimeout(() => resolve({ ok: false, code: 'FAILED' }), RESUMED_MS),
    );
  });
  const outcome = await Promise.race([host.call('pay', request, left.signal), resumed]);
  window.removeEventListener('popstate', noteBack);
  stopListening?.();
  return left.signal.aborted ? 'left' : outcome;
}
