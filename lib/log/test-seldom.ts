/* What has been warned of belongs to the process, in which several tests run. */

const shared = globalThis as typeof globalThis & { seldomWarnings?: { clear: () => void } };

/** Begins a fresh minute of every warning. */
export function forgetSeldomWarnings(): void {
  shared.seldomWarnings?.clear();
}
