import { reasonOf } from '@/lib/core/errors/own-error';

/** Logs a failure that the diner need not see to the browser's console (NOTE-09). */
export function logInBrowser(what: string, error: unknown): void {
  console.warn(`${what}: ${reasonOf(error)}`);
}
