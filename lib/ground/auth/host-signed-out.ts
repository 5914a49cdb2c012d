import { storedText } from '@/lib/core/storage/stored';

/** `yes` from the word of the app around the page that its user has signed out, until our server has ended the session too. */
export const hostSignedOut = storedText({ area: 'local', key: 'hostSignedOut' });
