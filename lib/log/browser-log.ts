import { reasonOf } from '@/lib/errors/own-error';

/** Notes in the browser's console what went wrong and needs nobody's attention (NOTE-09). */
export function noteInBrowser(what: string, error: unknown): void {
  console.warn(`${what}: ${reasonOf(error)}`);
}
