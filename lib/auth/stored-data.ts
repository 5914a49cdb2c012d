import { LOCAL_KEYS } from '@/lib/storage/keys';
import { removeStored, storedText } from '@/lib/storage/stored';

const whoseIs: Partial<Record<string, string>> = LOCAL_KEYS;

/**
 * Clears what the leaving diner has stored in this browser: everything but the settings of the device itself, also what no
 * list knows.
 */
export function clearStoredData(): void {
  removeStored('local', (key) => whoseIs[key] !== 'device');
  removeStored('session', () => true);
}

const diner = storedText({ area: 'local', key: 'dinerId' });

/** Keeps who is signed in here. Another diner than last time finds no intents of that one: they would be sent as theirs. */
export function forgetOtherDiner(dinerId: number): void {
  const last = diner.read();
  if (last !== null && last !== String(dinerId)) removeStored('local', (key) => whoseIs[key] === 'intents');
  diner.write(String(dinerId));
}
