/** @jest-environment node */
import { paths } from '@/lib/core/paths/paths';
import { readTableLink } from '@/lib/ground/ordering/table-link';
import { opensBill } from './bill-table';

const SHOWS_BILLS = { id: 3107, isCheckPullingEnabled: true };
const ALL = 'filial_id=3107&table_id=812&main_terminal_id=3107';
const LINK = { venueId: 3107, tableId: 812, mainTerminalId: 3107 };

// Holds MENU-09.
describe('a table’s address opens the bill', () => {
  test.each([
    ['with all three ids', ALL],
    ['any other parameters', `${ALL}&source=QR&utm_source=sticker`],
    ['in any order', 'source=QR&main_terminal_id=3107&table_id=812&filial_id=3107'],
  ])('%s', (_what, query) => {
    expect(opensBill(new URLSearchParams(query), SHOWS_BILLS)).toEqual(LINK);
  });

  test('a table’s address opens the bill of a table that another terminal holds', () => {
    const query = new URLSearchParams('filial_id=3108&table_id=812&main_terminal_id=3107');
    expect(opensBill(query, { ...SHOWS_BILLS, id: 3108 })).toEqual({ ...LINK, venueId: 3108 });
  });

  test('the address of a bill is read as it was written', () => {
    const { searchParams } = new URL(paths.bill(LINK), 'https://dastarkhan.test');
    expect(readTableLink(searchParams)).toEqual(LINK);
  });
});

// Holds MENU-10, MENU-11, BILL-09.
describe('the menu stays', () => {
  test.each([
    ['without a query', ''],
    ['with a source only', 'source=QR'],
    ['without filial_id', 'table_id=812&main_terminal_id=3107'],
    ['without table_id', 'filial_id=3107&main_terminal_id=3107'],
    ['without main_terminal_id', 'filial_id=3107&table_id=812'],
    ['with an empty id', 'filial_id=3107&table_id=&main_terminal_id=3107'],
    ['with a text for an id', 'filial_id=3107&table_id=terrace&main_terminal_id=3107'],
    ['with zero for an id', 'filial_id=3107&table_id=0&main_terminal_id=3107'],
    ['with a fraction for an id', 'filial_id=3107&table_id=8.5&main_terminal_id=3107'],
    ['with an id above the largest', 'filial_id=3107&table_id=2147483648&main_terminal_id=3107'],
    ['with the code of another venue', 'filial_id=3108&table_id=812&main_terminal_id=3107'],
  ])('%s', (_what, query) => {
    expect(opensBill(new URLSearchParams(query), SHOWS_BILLS)).toBeNull();
  });

  test('the menu stays where the venue shows no bills', () => {
    const venue = { ...SHOWS_BILLS, isCheckPullingEnabled: false };
    expect(opensBill(new URLSearchParams(ALL), venue)).toBeNull();
  });
});
