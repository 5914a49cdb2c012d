import { storedText } from '@/lib/storage/stored';

const visitText = storedText({ area: 'session', key: 'menuTempData' });
const secretText = storedText({ area: 'session', key: 'tableSecret' });

/** Whether this visit began with a code or a link, whatever it is: pages need not load the code that reads it without one. */
export const hasVisit = (): boolean => visitText.read() !== null || secretText.read() !== null;
