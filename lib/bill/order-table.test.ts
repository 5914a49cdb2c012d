/** @jest-environment node */
import { tableState } from './order-table';

const LIST = [
  { number: '12', name: 'Терраса 12' },
  { number: 'A1', name: 'Бар A1' },
];
/** The tables as a guest sees them, after the code of table 812 or without one. */
const TABLES = { tables: LIST, scanned: { name: 'Терраса 12' } };
const OTHERS = { tables: LIST, scanned: null };
const NONE = { tables: [], scanned: null };

describe('the table of an order in the restaurant', () => {
  test.each([
    ['not given', null, null, TABLES, { kind: 'unset' }],
    ['only spaces', '  ', null, TABLES, { kind: 'unset' }],
    [
      'typed',
      ' 12 ',
      null,
      TABLES,
      { kind: 'chosen', table: { kind: 'typed', number: '12' }, name: 'Терраса 12' },
    ],
    [
      'typed in another case',
      'a1',
      null,
      TABLES,
      { kind: 'chosen', table: { kind: 'typed', number: 'a1' }, name: 'Бар A1' },
    ],
    ['none of the venue’s', '99', null, TABLES, { kind: 'unknown' }],
    [
      'typed where no tables are known',
      '99',
      null,
      NONE,
      { kind: 'chosen', table: { kind: 'typed', number: '99' }, name: null },
    ],
    [
      'typed before they are known',
      '99',
      null,
      null,
      { kind: 'chosen', table: { kind: 'typed', number: '99' }, name: null },
    ],
    [
      'scanned',
      null,
      812,
      TABLES,
      { kind: 'chosen', table: { kind: 'scanned', tableId: 812 }, name: 'Терраса 12' },
    ],
    [
      'scanned before they are known',
      null,
      812,
      null,
      { kind: 'chosen', table: { kind: 'scanned', tableId: 812 }, name: null },
    ],
    ['scanned and of another venue', null, 5, OTHERS, { kind: 'unset' }],
    [
      'typed in place of the scanned one',
      'A1',
      812,
      TABLES,
      { kind: 'chosen', table: { kind: 'typed', number: 'A1' }, name: 'Бар A1' },
    ],
  ] as const)('%s is read', (_what, typed, tableId, tables, expected) => {
    expect(tableState(typed, tableId === null ? null : { tableId }, tables)).toEqual(expected);
  });

  test('the table of an order in the restaurant that was scanned keeps the terminal that holds it', () => {
    expect(tableState(null, { tableId: 812, mainTerminalId: 3100 }, TABLES)).toMatchObject({
      table: { kind: 'scanned', tableId: 812, mainTerminalId: 3100 },
    });
  });
});
