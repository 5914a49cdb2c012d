import { printFailed, type PrintOutcome } from './print-outcome';

/** A way to a printer that is open. */
export interface PrinterChannel {
  /** Resolves once the printer's side has taken the bytes. @throws where it is gone or takes too long */
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The next byte that the printer says; null where none comes in that time. @throws where it is gone */
  read: (waitMs: number) => Promise<number | null>;
}

/** `DLE EOT 4`: asks for the state of the paper, answered at once. */
const ASK_PAPER = Uint8Array.of(0x10, 0x04, 0x04);
/** `GS r 1`: asks for it too, answered in its turn, when all before it is done. */
const ASK_PAPER_IN_TURN = Uint8Array.of(0x1d, 0x72, 0x01);

const STATUS_WAIT_MS = 800;
const PRINT_WAIT_MS = 5_000;
/** The speed of a slow printer: 87 mm of drawn lines a second on the wide paper. */
const SLOW_BYTES_PER_MS = 50;

/** Bits of an answer to `DLE EOT 4` that never change, and those that say that the paper has ended. */
const FIXED_BITS = { mask: 0x93, value: 0x12 };
const PAPER_END = 0x60;
/** Of an answer to `GS r 1`. */
const PAPER_END_IN_TURN = 0x0c;

/** Whether there is paper; null where the printer does not say. */
async function hasPaper({ write, read }: PrinterChannel): Promise<boolean | null> {
  await write(ASK_PAPER);
  const answer = await read(STATUS_WAIT_MS);
  if (answer === null || (answer & FIXED_BITS.mask) !== FIXED_BITS.value) return null;
  return (answer & PAPER_END) === 0;
}

/** The status that a printer sends after a job; some know only the question that is answered at once. */
async function confirmed(channel: PrinterChannel, jobBytes: number): Promise<boolean> {
  await channel.write(ASK_PAPER_IN_TURN);
  const answer = await channel.read(Math.max(PRINT_WAIT_MS, jobBytes / SLOW_BYTES_PER_MS));
  return answer === null ? (await hasPaper(channel)) === true : (answer & PAPER_END_IN_TURN) === 0;
}

/** Prints a job: checks paper, sends, checks the end. A silent printer counts as done. */
export async function printThrough(
  channel: PrinterChannel,
  job: Uint8Array<ArrayBuffer>,
): Promise<PrintOutcome> {
  let paper: boolean | null;
  try {
    paper = await hasPaper(channel);
  } catch {
    return printFailed('gone');
  }
  if (paper === false) return printFailed('paper-out');
  try {
    await channel.write(job);
    const isPrinted = paper === null || (await confirmed(channel, job.length));
    return { state: isPrinted ? 'printed' : 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}
