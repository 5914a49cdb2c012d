import { storedText } from '@/lib/core/storage/stored';

/** Whether the user of this browser has agreed to be counted: `yes`, `no`, or nothing before an answer. `consent.ts` decides. */
export const analyticsConsent = storedText({ area: 'local', key: 'analyticsConsent' });
