import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeEscPos, type Printed } from '../domain/printing/decode-escpos';
import { PRINTER_STATES, WORKING, type PrinterSink } from '../domain/printing/printer-sink';
import { parseInputOf } from '../kernel/input';
import type { Sandbox } from '../http/operation';

const behaviourInput = z.object({
  state: z.enum(PRINTER_STATES),
  afterBytes: z.number().int().min(0).default(WORKING.afterBytes),
  bytesPerSecond: z.number().min(1).default(WORKING.bytesPerSecond),
});

const isBlack = (dots: Buffer) => dots.some((byte) => byte !== 0);

/** A line of text, or how large a picture is and whether anything is on it. */
function shown(piece: Printed) {
  if (piece.kind === 'line') return { ...piece, text: piece.runs.map(({ text }) => text).join('') };
  if (piece.kind === 'cut') return piece;
  const { kind, align, width, height, dots } = piece;
  return { kind, align, width, height, hasInk: isBlack(dots) };
}

/** Of the control API: how the printer behaves, and what it has printed. */
export function registerPrinterControl(app: FastifyInstance, { printer }: Sandbox): void {
  app.get('/control/printer', () => ({
    behaviour: printer.behaviour,
    jobs: jobsOf(printer),
  }));
  app.post('/control/printer', (request) => {
    printer.behaviour = parseInputOf(behaviourInput, request.body);
    return printer.behaviour;
  });
  app.delete('/control/printer', () => {
    printer.clear();
    return { cleared: true };
  });
}

const jobsOf = (printer: PrinterSink) =>
  printer.list().map(({ id, bytes, isBroken }) => ({
    id,
    bytes: bytes.length,
    isBroken,
    printed: decodeEscPos(bytes).map(shown),
  }));
