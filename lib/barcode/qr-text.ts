import { readId } from '@/lib/core/ids/ids';
import { venueOfFridge } from '@/lib/ground/ordering/fridge-code';
import { LAUNCH_SOURCES, type LaunchSource } from '@/lib/ground/ordering/visit';
import { TABLE_SECRET } from '@/lib/ground/ordering/take-table-secret';
import { paths } from '@/lib/core/paths/paths';

// The grammar of QR codes: our addresses and codes of fridges. Links are rebuilt from what was read (SHOP-10).

/** The target of a code of ours. */
export type QrTarget =
  | { kind: 'home' }
  /** `source` is what the code says of itself; one that says nothing is a code all the same. */
  | { kind: 'venue'; venueId: number; source: LaunchSource }
  | {
      kind: 'table';
      venueId: number;
      tableId: number;
      mainTerminalId: number;
      source: LaunchSource;
      secret: string | null;
    }
  /** The text of a fridge itself, which is no address. */
  | { kind: 'fridge'; venueId: number; code: string };

/** The longest address of ours is a tenth of it; a code can hold 4 kB. */
const MAX_LENGTH = 512;
const VENUE_PATH = /^\/filials\/([^/]+)(?:\/bill)?\/?$/;
/** Each at most once, so that no reader takes another one of two than the next. */
const KEYS = ['filial_id', 'table_id', 'main_terminal_id', 'source', 'table_secret'] as const;

/** @returns the target, or null where the text is not one of ours in every part */
export function readQrText(text: string, ownOrigins: readonly string[]): QrTarget | null {
  const fridge = venueOfFridge(text.trim());
  if (fridge !== null) return { kind: 'fridge', venueId: fridge, code: text.trim() };
  const address = ownAddress(text.trim(), ownOrigins);
  if (!address) return null;
  if (address.pathname === '/') return address.search === '' ? { kind: 'home' } : null;
  const venueId = readId(VENUE_PATH.exec(address.pathname)?.[1] ?? null);
  const query = address.searchParams;
  if (venueId === null || KEYS.some((key) => query.getAll(key).length > 1)) return null;
  return readVenue(venueId, query);
}

/** The text as an address of one of our origins, without a name, a password or a fragment in it. */
function ownAddress(text: string, ownOrigins: readonly string[]): URL | null {
  if (text.length > MAX_LENGTH || !/^https?:\/\/[!-~]+$/i.test(text) || text.includes('\\')) return null;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.username === '' && address.password === '' && address.hash === '';
  return isPlain && ownOrigins.includes(address.origin) ? address : null;
}

function readVenue(venueId: number, query: URLSearchParams): QrTarget | null {
  const written = query.get('source') ?? 'QR';
  const source = LAUNCH_SOURCES.find((known) => known === written);
  if (source === undefined) return null;
  const isTable = ['filial_id', 'table_id', 'main_terminal_id'].some((key) => query.has(key));
  if (!isTable) return query.has('table_secret') ? null : { kind: 'venue', venueId, source };
  const tableId = readId(query.get('table_id'));
  const mainTerminalId = readId(query.get('main_terminal_id'));
  const secret = query.get('table_secret');
  if (readId(query.get('filial_id')) !== venueId || tableId === null || mainTerminalId === null) return null;
  if (secret !== null && !TABLE_SECRET.test(secret)) return null;
  return { kind: 'table', venueId, tableId, mainTerminalId, source, secret };
}

/** The address that a target is opened by: written anew of its parts, nothing of the code's text is in it. */
export function addressOfTarget(target: QrTarget): string {
  switch (target.kind) {
    case 'home':
      return paths.home();
    case 'venue':
      return paths.menuFrom(target.venueId, target.source);
    case 'fridge':
      return paths.fridge(target.venueId, target.code);
    case 'table':
      return paths.tableMenu(target);
  }
}
