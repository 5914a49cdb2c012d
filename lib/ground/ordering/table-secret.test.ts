import { clearStoredData } from '@/lib/ground/auth/stored-data';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { tableSecretHeader } from './table-secret';
import { TABLE_SECRET, takeTableSecret } from './take-table-secret';
import { saveVisit } from './visit';

const TABLE = 'filial_id=3107&table_id=815&main_terminal_id=3107';
const HEADER = { 'X-Table-Secret': 'samal-terrace_15' };

function open(query: string, hash = '') {
  window.history.replaceState({ of: 'router' }, '', `/filials/3107?${query}${hash}`);
  takeTableSecret();
}
const visit = (venueId: number, query = '') => saveVisit(venueId, new URLSearchParams(query));

beforeEach(emptyStorage);

// Holds BILL-14.
describe('the secret of a table’s code', () => {
  test('is removed from the address and stored for its table', () => {
    open(`${TABLE}&table_secret=samal-terrace_15&source=QR`, '#menu');
    expect(location.search + location.hash).toBe(`?${TABLE}&source=QR#menu`);
    expect(history.state).toEqual({ of: 'router' });
    expect(tableSecretHeader(3107, 815)).toEqual(HEADER);
    expect(tableSecretHeader(3107)).toEqual(HEADER);
    expect(tableSecretHeader(3107, 812)).toEqual({});
    expect(tableSecretHeader(3108, 815)).toEqual({});
  });

  test.each(['', 'a secret', 'x'.repeat(65), 'ключ', 'a"b', 'a\nb'])(
    'the secret of a table’s code that is %j leaves the address and is not stored',
    (secret) => {
      open(`${TABLE}&table_secret=${encodeURIComponent(secret)}`);
      expect(location.search).toBe(`?${TABLE}`);
      expect(tableSecretHeader(3107)).toEqual({});
      expect(TABLE_SECRET.test(secret)).toBe(false);
    },
  );

  test('the secret of a table’s code without a table is removed from the address and not stored', () => {
    open('table_secret=samal-terrace_15');
    expect(location.search).toBe('');
    expect(tableSecretHeader(3107)).toEqual({});
  });

  test('stays while an address without one is opened, and while its table is scanned again', () => {
    open(`${TABLE}&table_secret=samal-terrace_15`);
    open(TABLE);
    visit(3107, `${TABLE}&source=QR`);
    visit(3107);
    expect(tableSecretHeader(3107, 815)).toEqual(HEADER);
  });

  test.each<[string, () => void]>([
    ['another table is scanned', () => visit(3107, 'table_id=812&source=QR')],
    ['the venue is opened from elsewhere', () => visit(3107, 'source=2GIS')],
    ['another venue is opened', () => visit(3108)],
    ['the diner signs out', clearStoredData],
  ])('is forgotten when %s', (_when, act) => {
    open(`${TABLE}&table_secret=samal-terrace_15`);
    act();
    expect(tableSecretHeader(3107)).toEqual({});
  });

  test('is replaced by that of the next scanned table', () => {
    open(`${TABLE}&table_secret=samal-terrace_15`);
    open('filial_id=3107&table_id=812&table_secret=another');
    expect(tableSecretHeader(3107, 815)).toEqual({});
    expect(tableSecretHeader(3107)).toEqual({ 'X-Table-Secret': 'another' });
  });

  test('lives as long as the page where storage is forbidden', () => {
    forbidStorage();
    open(`${TABLE}&table_secret=samal-terrace_15`);
    expect(location.search).toBe(`?${TABLE}`);
    expect(tableSecretHeader(3107, 815)).toEqual(HEADER);
    visit(3108);
    expect(tableSecretHeader(3107, 815)).toEqual({});
  });
});
