import { storedText } from '@/lib/core/storage/stored';

/* Whether the diner has confirmed their age in this session (MENU-53), under the specified name. */
const confirmation = storedText({ area: 'session', key: 'ageRestrictionConfirm' });

/** @returns whether the age was confirmed in this session */
export function isAgeConfirmed(): boolean {
  return confirmation.read() === 'true';
}

/** Keeps the diner's word for the session, or takes it back. */
export function setAgeConfirmed(isNowConfirmed: boolean): void {
  confirmation.write(isNowConfirmed ? 'true' : null);
}

export const subscribeAgeConfirmation = confirmation.subscribe;
