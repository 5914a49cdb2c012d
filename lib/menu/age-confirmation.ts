/*
 * Whether the diner has said in this session to be old enough (MENU-53). Kept in session storage under
 * the specified name; where storage is forbidden it lives as long as the page.
 */
const STORAGE_KEY = 'ageRestrictionConfirm';

let isConfirmed: boolean | null = null;
const listeners = new Set<() => void>();

/** @returns whether the age was confirmed in this session */
export function isAgeConfirmed(): boolean {
  isConfirmed ??= load();
  return isConfirmed;
}

/** Keeps the diner's word for the session, or takes it back. */
export function setAgeConfirmed(isNowConfirmed: boolean): void {
  isConfirmed = isNowConfirmed;
  try {
    if (isNowConfirmed) sessionStorage.setItem(STORAGE_KEY, 'true');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

export function subscribeAgeConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}
