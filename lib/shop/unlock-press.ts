import type { PressUse } from '@/lib/intents/press-runner';
import type { UnlockRequest } from './unlock';
import { sendUnlock } from './unlock.api';
import { unlockIntents, unlockSubject, type Opening } from './unlock-intent';

/**
 * A press of Open at a venue. A lock opens once a press and never by itself (SHOP-22): after a lost answer the next press sends
 * the same key, and while the lock stands open a press opens nothing again.
 * @param onChanged what is stored of the opening may have changed
 */
export function unlockUse(
  venueId: number,
  { onChanged, signIn }: { onChanged: () => void; signIn: () => void },
): PressUse<UnlockRequest, Opening> {
  const subject = unlockSubject(venueId);
  return {
    // One lock for all doors, shared by the tabs of a browser.
    lock: 'unlock',
    isMadeOnce: false,
    isByHand: true,
    intents: unlockIntents,
    send: async ({ key, body }, isRepetition) => {
      const { secondsLeft } = await sendUnlock(key, body, isRepetition);
      return { closesAtMs: Date.now() + secondsLeft * 1000 };
    },
    subject: () => subject,
    open: () => unlockIntents.findOpen(subject),
    madeElsewhere: () => null,
    unseen: () => null,
    // An opening that lasts is the answer to every press.
    expect: () => (found) => found.made.closesAtMs > Date.now(),
    follow: () => {
      onChanged();
      return false;
    },
    signIn,
    renew: () => undefined,
    refresh: onChanged,
  };
}
