import { storedText } from '@/lib/core/storage/stored';

/* When the screen was last touched. Apart from the guest: a touch changes nothing that is drawn. */

const activeAt = storedText({ area: 'session', key: 'kioskActiveAt' });

/** The screen or a key was touched. */
export const recordActivity = (): void => void activeAt.write(String(Date.now()));

/** Whether a touch is known since the last guest's end. */
export const hasKnownActivity = (): boolean => activeAt.read() !== null;

/** Milliseconds since the last touch or key, also of the page before a reload; a clock that went back counts as none. */
export const inactiveMs = (): number => Math.max(0, Date.now() - Number(activeAt.read()));
