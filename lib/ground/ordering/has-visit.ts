import { storedText } from '@/lib/core/storage/stored';

const visitText = storedText({ area: 'session', key: 'menuTempData' });
const secretText = storedText({ area: 'session', key: 'tableSecret' });

/** Whether this visit began with a code or a link, whatever it is: pages need not load the code that reads it without one. */
export const hasVisit = (): boolean => visitText.read() !== null || secretText.read() !== null;

/** Whether an address may be that of a code or of a partner's link: pages need not load the code that reads it for any other. */
export const mayBeScanned = (query: URLSearchParams): boolean =>
  ['source', 'table_id', 'code'].some((name) => query.has(name));
