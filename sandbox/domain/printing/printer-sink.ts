import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// A fake receipt printer: takes bytes over TCP, reports its paper, stores the last jobs, and fails on request.

/** `refuses`: hangs up on each caller; `slow`: takes few bytes at a time; `cuts`: hangs up in the middle; `silent`: answers nothing. */
export const PRINTER_STATES = ['works', 'refuses', 'slow', 'cuts', 'paper-out', 'silent'] as const;
export interface PrinterBehaviour {
  state: (typeof PRINTER_STATES)[number];
  /** Bytes of a job after which it hangs up, or its paper ends; 0 = at once. */
  afterBytes: number;
  /** How many a slow one takes. */
  bytesPerSecond: number;
}
export const WORKING: PrinterBehaviour = { state: 'works', afterBytes: 0, bytesPerSecond: 2_000 };

/** The bytes of one connection. */
export interface PrintedJob {
  id: number;
  bytes: Buffer;
  receivedAt: Date;
  /** Whether it was cut off before its end. */
  isBroken: boolean;
}

const MAX_JOBS = 40;
const MAX_JOB_BYTES = 1024 * 1024;
const TICK_MS = 100;

const DLE = 0x10;
const EOT = 0x04;
const GS = 0x1d;
/** Answers to `DLE EOT 4` and `GS r 1`. */
const PAPER = { here: 0x12, ended: 0x72, hereInTurn: 0x00, endedInTurn: 0x0c };

/** The questions in some bytes, and the bytes without them. A picture's dots are no questions: they are counted over. */
function separateQuestions(bytes: Buffer): { questions: ('paper' | 'paperInTurn')[]; rest: Buffer } {
  const questions: ('paper' | 'paperInTurn')[] = [];
  const rest: Buffer[] = [];
  let at = 0;
  let from = 0;
  const take = (question: 'paper' | 'paperInTurn') => {
    questions.push(question);
    rest.push(bytes.subarray(from, at));
    at += 3;
    from = at;
  };
  while (at < bytes.length) {
    const [first, second, third] = bytes.subarray(at, at + 3);
    if (first === DLE && second === EOT) take('paper');
    else if (first === GS && second === 0x72 && third === 0x01) take('paperInTurn');
    else if (first === GS && second === 0x76) {
      const [low = 0, high = 0, rowsLow = 0, rowsHigh = 0] = bytes.subarray(at + 4, at + 8);
      at += 8 + (low + high * 256) * (rowsLow + rowsHigh * 256);
    } else at += 1;
  }
  rest.push(bytes.subarray(from));
  return { questions, rest: Buffer.concat(rest) };
}

/** The stand-in for a printer. */
export class PrinterSink {
  behaviour: PrinterBehaviour = WORKING;
  private readonly kept: PrintedJob[] = [];
  private nextId = 1;
  private server: Server | undefined;
  private readonly open = new Set<Socket>();

  constructor(private readonly now: () => Date) {}

  /** The last jobs, the latest first. */
  list(): readonly PrintedJob[] {
    return this.kept.toReversed();
  }

  clear(): void {
    this.kept.length = 0;
    this.behaviour = WORKING;
  }

  /** @returns the port, @throws where it is taken */
  async listen(port: number, host: string): Promise<number> {
    const server = createServer((socket) => void this.serve(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.server = server;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  async close(): Promise<void> {
    // A slow one would go on waiting.
    this.behaviour = WORKING;
    for (const socket of this.open) socket.destroy();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private async serve(socket: Socket): Promise<void> {
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.open.delete(socket));
    if (this.behaviour.state === 'refuses') {
      socket.resetAndDestroy();
      return;
    }
    const received: Buffer[] = [];
    try {
      for await (const chunk of socket as AsyncIterable<Buffer>) {
        await this.slowDown(chunk.length);
        received.push(chunk);
        const size = received.reduce((sum, { length }) => sum + length, 0);
        if (size > MAX_JOB_BYTES || this.hangsUpAt(Buffer.concat(received))) {
          this.keep(Buffer.concat(received), true);
          socket.resetAndDestroy();
          return;
        }
        this.answer(socket, received);
      }
      this.keep(Buffer.concat(received), false);
    } catch {
      this.keep(Buffer.concat(received), true);
    }
  }

  private hangsUpAt(received: Buffer): boolean {
    const { state, afterBytes } = this.behaviour;
    return state === 'cuts' && separateQuestions(received).rest.length > afterBytes;
  }

  private async slowDown(bytes: number): Promise<void> {
    const { state, bytesPerSecond } = this.behaviour;
    if (state !== 'slow') return;
    const untilMs = Date.now() + (bytes / bytesPerSecond) * 1000;
    // Until the control makes it quick again, which may be before that.
    while (Date.now() < untilMs && this.behaviour.state === 'slow') await pause(TICK_MS);
  }

  /** Answers the questions since the last time; a question is no part of the job. */
  private answer(socket: Socket, received: Buffer[]): void {
    const all = Buffer.concat(received);
    const { questions, rest } = separateQuestions(all);
    received.splice(0, received.length, rest);
    const { state, afterBytes } = this.behaviour;
    if (state === 'silent') return;
    const hasEnded = state === 'paper-out' && rest.length >= afterBytes;
    for (const question of questions) {
      const [here, ended] =
        question === 'paper' ? [PAPER.here, PAPER.ended] : [PAPER.hereInTurn, PAPER.endedInTurn];
      socket.write(Buffer.of(hasEnded ? ended : here));
    }
  }

  /** Connections that bring nothing are questions alone. */
  private keep(bytes: Buffer, isBroken: boolean): void {
    const { rest } = separateQuestions(bytes);
    if (rest.length === 0) return;
    this.kept.push({ id: this.nextId, bytes: rest, receivedAt: this.now(), isBroken });
    this.nextId += 1;
    if (this.kept.length > MAX_JOBS) this.kept.shift();
  }
}
