import { stepBack } from '@/components/ui/step-back';
import { isPaymentReturn } from '@/components/layout/payment-return';
import { isModalOpen } from '@/components/ui/modal-history';
import type { Bridge } from '@/lib/core/host/bridge';
import { HOME_PATH } from '@/lib/core/paths/error-links';
import { listen, type Stop } from './listen';

/** How long a step back may take where the browser does not say whether there is one, milliseconds. */
const STEP_WAIT_MS = 500;

/** Older webviews have none. */
const steps = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

/** Whether a sheet, a modal (each has a step of its own) or a page is there to step back from. */
const canStepBack = (): boolean => steps()?.canGoBack ?? window.history.length > 1;

/**
 * Closes the top-most sheet or modal, else steps back, else returns to the app; from the payment page Home, as the page's own button does.
 * A press that comes while a step is under way waits for it: what it closes is known then.
 * @returns how to stop
 */
export function followBackPress(bridge: Bridge): Stop {
  let presses = 0;
  let stepping: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    presses = 0;
    void bridge.call('backToApp', {});
  };
  const step = () => {
    const before = window.location.href;
    const state: unknown = window.history.state;
    stepping = setTimeout(() => {
      stepping = undefined;
      const isStuck = window.location.href === before && window.history.state === state;
      if (isStuck && !steps()) leave();
      else takePress();
    }, STEP_WAIT_MS);
    stepBack();
  };
  const takePress = () => {
    if (presses === 0 || stepping !== undefined) return;
    presses -= 1;
    if (isPaymentReturn() && !isModalOpen()) window.location.assign(HOME_PATH);
    else if (!canStepBack()) leave();
    else step();
  };
  const onStep = () => {
    clearTimeout(stepping);
    stepping = undefined;
    takePress();
  };
  const stops = [
    listen(window, 'popstate', onStep),
    bridge.on('backPress', () => {
      presses += 1;
      takePress();
    }),
  ];
  return () => {
    clearTimeout(stepping);
    stops.forEach((stop) => stop());
  };
}

/** Tells the app whether its back button is ours, whenever that changes. @returns how to stop */
export function reportBackHandler(bridge: Bridge): Stop {
  let reported: boolean | null = null;
  const report = () => {
    const enabled = canStepBack();
    if (enabled === reported) return;
    reported = enabled;
    void bridge.call('setBackHandler', { enabled });
  };
  report();
  const source = steps();
  if (source) return listen(source, 'currententrychange', report);
  // Older webviews do not say so: their first step is a user's press and stays counted.
  return listen(window, 'click', () => setTimeout(report, STEP_WAIT_MS));
}
