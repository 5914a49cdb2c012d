import 'server-only';
import { connect, type Socket } from 'node:net';
import type { NetworkPrinter } from '@/lib/core/env/network-printers';
import { printThrough, type PrinterChannel } from './printer-protocol';
import { printFailed, type PrintOutcome } from './print-outcome';

const CONNECT_MS = 3_000;
/** A printer that has no more room takes the next bytes when it has printed some: so long a piece may take. */
const WRITE_MS = 15_000;
const PIECE_BYTES = 64 * 1024;
const GOODBYE_MS = 1_000;
/** Bytes that a printer may have said before they are read. */
const MAX_SAID = 64;

/** @throws where nothing answers there in time */
function open({ host, port }: NetworkPrinter): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeListener('error', reject);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function channelOf(socket: Socket): PrinterChannel {
  const received: number[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((one) => one());
  socket.on('data', (bytes) => {
    received.push(...bytes.subarray(0, MAX_SAID - received.length));
    wake();
  });
  socket.on('error', wake);
  socket.on('close', wake);
  const failIfGone = () => {
    if (socket.destroyed || socket.readableEnded) throw new Error('gone');
  };
  /** @returns whether something has happened in that time */
  const somethingWithin = (ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      waiting.add(end);
    });
  const writePiece = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => socket.destroy(new Error('timeout')), WRITE_MS);
      const end = (error?: Error | null) => {
        clearTimeout(timer);
        socket.removeListener('close', onClose);
        if (error) reject(error);
        else resolve();
      };
      const onClose = () => end(new Error('gone'));
      socket.once('close', onClose);
      socket.write(bytes, end);
    });
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES)
        await writePiece(bytes.subarray(at, at + PIECE_BYTES));
    },
    async read(waitMs) {
      const untilMs = performance.now() + waitMs;
      while (received.length === 0 && performance.now() < untilMs) {
        failIfGone();
        await somethingWithin(untilMs - performance.now());
      }
      if (received.length === 0) failIfGone();
      return received.shift() ?? null;
    },
  };
}

/** Lets what is on its way arrive before the connection goes. */
function close(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve();
    };
    const timer = setTimeout(end, GOODBYE_MS);
    socket.once('close', end);
    if (socket.destroyed) end();
    else socket.end();
  });
}

/** Prints a job on a printer that takes raw bytes over TCP, as receipt printers do on port 9100. */
export async function printOverTcp(
  printer: NetworkPrinter,
  job: Uint8Array<ArrayBuffer>,
): Promise<PrintOutcome> {
  let socket: Socket;
  try {
    socket = await open(printer);
  } catch {
    return printFailed('gone');
  }
  // The channel reports the failure.
  socket.on('error', () => undefined);
  try {
    return await printThrough(channelOf(socket), job);
  } finally {
    await close(socket);
  }
}
