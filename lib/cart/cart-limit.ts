import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import { lineKey, maxPieces, type CartLine } from './cart';

/** The limit that keeps a piece out of a cart: of its promotion, of pieces of a line, or of lines of a cart, and that number. */
export interface CartLimit {
  kind: 'promotion' | 'pieces' | 'lines';
  limit: number;
}

/** The limit that keeps one more piece of the line out of a cart with these lines; null where it fits. */
export function cartLimit(lines: readonly CartLine[], line: CartLine): CartLimit | null {
  const key = lineKey(line);
  const existing = lines.find((other) => lineKey(other) === key);
  if (!existing && lines.length >= MAX_LINES) return { kind: 'lines', limit: MAX_LINES };
  const most = maxPieces(lines, line);
  if ((existing?.count ?? 0) < most) return null;
  // Below the usual limit of a line it is the promotion's limit, which is one of the price.
  return line.pieceLimit !== null && most < MAX_COUNT
    ? { kind: 'promotion', limit: line.pieceLimit }
    : { kind: 'pieces', limit: MAX_COUNT };
}
