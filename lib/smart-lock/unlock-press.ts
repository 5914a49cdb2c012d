import type { PressUse } from '@/lib/core/intents/press-runner';
import { noteOpening } from './trip';
import type { UnlockRequest } from './unlock';
import { sendUnlock } from './unlock.api';
import { openingOf, openMsLeft, unlockIntents, unlockSubject, type Opening } from './unlock-intent';

/**
 * A press of Open at a lock. It opens once a press and never by itself (SHOP-22): after a lost answer the next press sends
 * the same key, and while the lock stands open a press opens nothing again.
 * @param signIn leads through the sign-in and back
 */
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
