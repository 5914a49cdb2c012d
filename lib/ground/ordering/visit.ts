import { readTableLink } from './table-link';
import { LARGEST_ID, readId } from '@/lib/core/ids/ids';
import { paths } from '@/lib/core/paths/paths';
import { venueOfFridge } from './fridge-code';
import { forgetOtherTableSecret, moveTableSecret } from './table-secret';
import { isCount, isText, isWhole, listOf, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The temporary venue: a menu opened from a code or a partner's link is where Home leads for the rest of the
// visit (NAV-37, SES-06).

/** Where a visit can come from (HOST-26). */
export const LAUNCH_SOURCES = ['2GIS', 'FRIDGE', 'QR', 'STANDQR', 'TABLET', 'TABLETQR'] as const;
export type LaunchSource = (typeof LAUNCH_SOURCES)[number];

/** The venue of the visit; without a source it was opened in some other way. */
export interface TemporaryVenue {
  source: LaunchSource | null;
  filialId: number;
  /** Id of the table whose code was scanned. */
  table: string | null;
  /** The terminal that holds the table, as its code names it; absent where it names none. */
  mainTerminalId?: number;
}

/** Sources whose code was scanned at the venue itself. */
const SCANNED_SOURCES: readonly LaunchSource[] = ['QR', 'STANDQR', 'TABLETQR', 'FRIDGE'];

/** Most venues stored of one visit; the oldest are dropped first. */
const MAX_TERMINALS = 20;
const TABLE_ID = /^[A-Za-z0-9-]{1,40}$/;

const isSource = (value: unknown): value is LaunchSource => LAUNCH_SOURCES.some((source) => source === value);
const isTable = (value: unknown): value is string => isText(value) && TABLE_ID.test(value);
const isVenueId = (value: unknown): value is number => isWhole(value) && value > 0;
const isTerminalId = isCount(LARGEST_ID);
const isTemporaryVenue = recordOf<TemporaryVenue>({
  source: orNull(isSource),
  filialId: isVenueId,
  table: orNull(isTable),
  mainTerminalId: (value): value is number | undefined => value === undefined || isTerminalId(value),
});

const temporaryVenue = stored<TemporaryVenue | null>({
  area: 'session',
  key: 'menuTempData',
  shape: isTemporaryVenue,
  empty: null,
});
const terminals = stored<readonly number[]>({
  area: 'session',
  key: 'tempTerminals',
  shape: listOf(isWhole, MAX_TERMINALS),
  empty: [],
});

/** The stored venue of the visit; null for none and for another shape. */
export const readTemporaryVenue = temporaryVenue.read;

/** Venues opened from a code or a link in this visit, the latest last: stored as specified (SES-06), read here to add one. */
export const readTemporaryTerminals = terminals.read;

/** The launch source in a menu's address. A full table address counts as a scanned code (SES-08). */
function sourceOf(query: URLSearchParams, filialId: number): LaunchSource | null {
  const source = query.get('source');
  if (isSource(source)) return source;
  return readTableLink(query)?.venueId === filialId ? 'QR' : null;
}

/** Stores the open venue. A source begins a temporary venue; without one, another venue's is reset. */
export function saveVisit(filialId: number, query: URLSearchParams): void {
  // Back from another venue of the hall, to the one that holds its tables: no link says so.
  const visit = temporaryVenue.read();
  if (visit?.mainTerminalId === filialId) moveVisit(visit.filialId, filialId, filialId);
  const source = sourceOf(query, filialId);
  if (source === null) {
    if (temporaryVenue.read()?.filialId !== filialId) temporaryVenue.forget();
    forgetOtherTableSecret(filialId);
    return;
  }
  const tableId = query.get('table_id');
  forgetOtherTableSecret(filialId, readId(tableId));
  temporaryVenue.write({
    source,
    filialId,
    table: isTable(tableId) ? tableId : null,
    mainTerminalId: readId(query.get('main_terminal_id')) ?? undefined,
  });
  const others = terminals.read().filter((id) => id !== filialId);
  terminals.write([...others, filialId].slice(-MAX_TERMINALS));
}

/** Moves the visit to another venue of the hall, keeping the table (BILL-10). @param tablesAt terminal of both */
export function moveVisit(fromId: number, toId: number, tablesAt: number): void {
  const visit = temporaryVenue.read();
  if (visit?.filialId !== fromId || visit.table === null) return;
  if ((visit.mainTerminalId ?? fromId) !== tablesAt) return;
  moveTableSecret(fromId, toId);
  temporaryVenue.write({ ...visit, filialId: toId, mainTerminalId: tablesAt });
}

/** The diner looks for restaurants of another town: Home is Home again, and no longer the menu whose code was scanned. */
export const leaveVisit = (): void => temporaryVenue.forget();

/** @returns whether the address was opened by scanning a venue's code, or that of one of its fridges */
export function isScanned(query: URLSearchParams, filialId: number): boolean {
  const source = sourceOf(query, filialId);
  const isOfVenue = source !== null && SCANNED_SOURCES.includes(source);
  return isOfVenue || venueOfFridge(query.get('code') ?? '') === filialId;
}

/** Home's target: the temporary venue's menu with a source or if forced, else Home (NAV-37 to NAV-39, SET-49). */
export function homeTarget(venue: Partial<TemporaryVenue> | null, isForced = false): string {
  if (venue?.filialId === undefined) return paths.home();
  return venue.source || isForced ? paths.menu(venue.filialId) : paths.home();
}
