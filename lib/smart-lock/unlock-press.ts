import type { PressUse } from '@/lib/core/intents/press-runner';
import { noteOpening } from './trip';
import type { UnlockRequest } from './unlock';
import { sendUnlock } from './unlock.api';
import { openingOf, openMsLeft, unlockIntents, unlockSubject, type Opening } from './unlock-intent';

/** A press of Open. Only the diner repeats it (SHOP-22). @param signIn leads through the sign-in */
export function unlockUse(request: UnlockRequest, signIn: () => void): PressUse<UnlockRequest, Opening> {
  const subject = unlockSubject(request);
  return {
    // One lock for all doors, shared by the tabs of a browser.
    lock: 'unlock',
    isMadeOnce: false,
    isByHand: true,
    intents: unlockIntents,
    send: async ({ key, body }, isRepetition) => {
      const { secondsLeft } = await sendUnlock(key, body, isRepetition);
      return openingOf(secondsLeft);
    },
    subject: () => subject,
    open: () => unlockIntents.findOpen(subject),
    // An opening that lasts is the answer to every press.
    expect: () => () => openMsLeft(request) > 0,
    follow: ({ made }) => {
      noteOpening(request.venueId, made.closesAtMs);
      return false;
    },
    signIn,
  };
}
