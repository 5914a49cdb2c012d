import { ADDRESS_KEY } from '@/lib/core/page-scripts/stored-here.mjs';
import { storedText } from '@/lib/core/storage/stored';

const addressText = storedText({ area: 'local', key: ADDRESS_KEY });

/** Whether this device keeps an active address, whatever it is: pages without one need not load the code that reads it. */
export const hasStoredAddress = (): boolean => addressText.read() !== null;

/** Calls back when that address changes. @returns how to stop that */
export const subscribeStoredAddress = addressText.subscribe;
