/** Why nothing was printed. */
export const PRINT_FAILURES = [
  /** Printing is switched off on this device. */
  'off',
  /** No printer was chosen on this device, or the deployment names none for this venue. */
  'not-chosen',
  /** This tablet is not enrolled for the venue, or no longer (KIOSK-34). */
  'not-enrolled',
  /** The browser has no way to this kind of printer. */
  'unsupported',
  /** It is unplugged, switched off or not reached. */
  'gone',
  /** Another program has it, or jobs before this one take too long. */
  'busy',
  'paper-out',
  /** The code of the printer is wrong or missing. */
  'wrong-code',
  /** Longer than a printer takes in one piece. */
  'too-long',
  /** The slip cannot be read (now): the order is another's, or the platform does not answer. */
  'unreadable',
] as const;
export type PrintFailure = (typeof PRINT_FAILURES)[number];

/** `printed`: accepted. `failed`: nothing printed, may be sent again. `unknown`: maybe on paper. */
export type PrintOutcome =
  { state: 'printed' } | { state: 'unknown' } | { state: 'failed'; reason: PrintFailure };

/** Nothing was printed, and why. */
export const printFailed = (reason: PrintFailure): PrintOutcome => ({ state: 'failed', reason });
