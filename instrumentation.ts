import { env } from '@/lib/env/env';

/** Runs once when the server starts: an unreadable setting stops the start with its sentence. */
export function register(): void {
  env();
}
