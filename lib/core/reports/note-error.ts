import { isIgnored } from './ignored-errors';

/* Apart, so that pages without an error load neither the library of reports nor what to ignore. */

/** Loads the library of error reports for an error that is worth one. */
export function recordError(error: unknown): void {
  if (isIgnored(error)) return;
  void import('./report').then((module) => module.reportError(error)).catch(() => undefined);
}
