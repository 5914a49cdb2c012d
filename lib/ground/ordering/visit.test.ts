import { tableSecretHeader } from './table-secret';
import { takeTableSecret } from './take-table-secret';
import {
  homeTarget,
  moveVisit,
  saveVisit,
  LAUNCH_SOURCES,
  readTemporaryTerminals,
  readTemporaryVenue,
} from './visit';

const keep = (filialId: number, query = '') => saveVisit(filialId, new URLSearchParams(query));
const readVenue = readTemporaryVenue;
const terminals = readTemporaryTerminals;

beforeEach(() => sessionStorage.clear());

describe('the temporary venue', () => {
  // Holds SES-05, HOST-26.
  test.each(LAUNCH_SOURCES)('is stored when its menu is opened from %s', (source) => {
    keep(3107, `source=${source}`);
    expect(readVenue()).toEqual({ source, filialId: 3107, table: null });
    expect(terminals()).toEqual([3107]);
  });

  test('is stored with the table whose code was scanned, and the terminal that holds it', () => {
    keep(3107, 'filial_id=3107&table_id=812&main_terminal_id=3107&source=QR');
    expect(JSON.parse(sessionStorage.getItem('menuTempData') ?? '')).toEqual({
      source: 'QR',
      filialId: 3107,
      table: '812',
      mainTerminalId: 3107,
    });
    expect(readVenue()?.mainTerminalId).toBe(3107);
  });

  // Holds SES-08.
  test.each(['', 'source=QR&table_id=815'])(
    'is the table of a code that names no source (after %j)',
    (before) => {
      if (before) keep(3107, before);
      keep(3107, 'filial_id=3107&table_id=812&main_terminal_id=3107');
      expect(readVenue()).toEqual({ source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3107 });
    },
  );

  test.each([
    'table_id=812',
    'filial_id=3107&table_id=812',
    'filial_id=3108&table_id=812&main_terminal_id=3107',
  ])('does not begin with a part of a table’s address or the address of another venue (%s)', (query) => {
    keep(3107, query);
    expect(readVenue()).toBeNull();
  });

  test.each([
    '',
    '&main_terminal_id=',
    '&main_terminal_id=0',
    '&main_terminal_id=x',
    '&main_terminal_id=1.5',
    '&main_terminal_id=1e3',
    '&main_terminal_id=0x10',
    '&main_terminal_id=%203107',
  ])('is stored without a terminal where the code ends in %j', (end) => {
    keep(3107, `source=QR&table_id=812${end}`);
    expect(readVenue()).toEqual({ source: 'QR', filialId: 3107, table: '812' });
  });

  test.each(['', 'source=', 'source=qr', 'source=MAIL', 'utm_source=QR'])(
    'does not begin with %j',
    (query) => {
      keep(3107, query);
      expect(readVenue()).toBeNull();
      expect(terminals()).toEqual([]);
    },
  );

  // Holds SES-07.
  test('stays while its own menu is opened again, and is reset by another one', () => {
    keep(3107, 'source=QR');
    keep(3107);
    expect(readVenue()?.filialId).toBe(3107);
    keep(3108);
    expect(readVenue()).toBeNull();
    expect(terminals()).toEqual([3107]);
  });

  // Holds SES-06.
  test('the temporary venue of another code replaces it; both venues are stored for the visit', () => {
    keep(3107, 'source=QR&table_id=812');
    keep(3108, 'source=2GIS');
    expect(readVenue()).toEqual({ source: '2GIS', filialId: 3108, table: null });
    expect(terminals()).toEqual([3107, 3108]);
    for (let id = 1; id <= 30; id += 1) keep(id, 'source=QR');
    expect(terminals()).toHaveLength(20);
    expect(terminals().at(-1)).toBe(30);
  });

  test.each([
    'garbage',
    '{"source":"MAIL","filialId":3107,"table":null}',
    '{"source":"QR","filialId":"3107","table":null}',
    '{"source":"QR","filialId":3107,"table":"<script>"}',
    '{"source":"QR","filialId":3107,"table":"812","mainTerminalId":"3107"}',
    '[]',
  ])('the temporary venue that is stored as %s is dropped', (stored) => {
    sessionStorage.setItem('menuTempData', stored);
    sessionStorage.setItem('tempTerminals', stored.replace('[]', '["3107"]'));
    expect(readVenue()).toBeNull();
    expect(terminals()).toEqual([]);
  });
});

// Holds BILL-10.
describe('a diner at a table who goes on to another venue of the hall', () => {
  const scan = (end = '') => keep(3107, `filial_id=3107&table_id=812${end}&source=TABLETQR`);

  test.each(['', '&main_terminal_id=3107'])('sits at it there too (its code ends in %j)', (end) => {
    scan(end);
    moveVisit(3107, 3108, 3107);
    keep(3108);
    expect(readVenue()).toEqual({ source: 'TABLETQR', filialId: 3108, table: '812', mainTerminalId: 3107 });
    // And back again.
    moveVisit(3108, 3107, 3107);
    keep(3107);
    expect(readVenue()).toMatchObject({ filialId: 3107, table: '812' });
  });

  test('brings the secret of its code along', () => {
    window.history.replaceState(null, '', '/?filial_id=3107&table_id=812&table_secret=samal-12');
    takeTableSecret();
    scan();
    moveVisit(3107, 3108, 3107);
    keep(3108);
    expect(tableSecretHeader(3108, 812)).toEqual({ 'X-Table-Secret': 'samal-12' });
    expect(tableSecretHeader(3107, 812)).toEqual({});
  });

  test('comes back with the diner who goes back to the venue that holds it', () => {
    window.history.replaceState(null, '', '/?filial_id=3107&table_id=812&table_secret=samal-12');
    takeTableSecret();
    scan('&main_terminal_id=3107');
    moveVisit(3107, 3108, 3107);
    keep(3108);
    keep(3107);
    expect(readVenue()).toMatchObject({ filialId: 3107, table: '812' });
    expect(tableSecretHeader(3107, 812)).toEqual({ 'X-Table-Secret': 'samal-12' });
  });

  test.each([
    ['its tables are held by another terminal', () => (scan(), moveVisit(3107, 3108, 3108))],
    ['no table was scanned', () => (keep(3107, 'source=2GIS'), moveVisit(3107, 3108, 3107))],
    ['the visit is of another venue', () => (scan(), moveVisit(3109, 3108, 3107))],
  ])('brings no table along where %s', (_what, act) => {
    act();
    keep(3108);
    expect(readVenue()).toBeNull();
  });
});

// Holds NAV-37 to NAV-39.
describe('Home navigation', () => {
  test.each([
    [{ source: 'QR', filialId: 3107 }, false, '/filials/3107'],
    [{ source: 'QR', filialId: 3107 }, true, '/filials/3107'],
    [{ source: null, filialId: 3107 }, false, '/'],
    [{ source: null, filialId: 3107 }, true, '/filials/3107'],
    [{ source: 'QR' }, true, '/'],
    [null, true, '/'],
    [null, false, '/'],
  ] as const)('Home navigation with %j, forced %p, leads to %s', (venue, isForced, target) => {
    expect(homeTarget(venue, isForced)).toBe(target);
  });
});
