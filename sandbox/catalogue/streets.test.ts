/** @jest-environment node */
import { parseTable } from '../data/read-data';
import { streetSchema } from './streets';

const COLUMNS = 'town kind name ru en lastHouse line'.split(' ');

function row(changed: Record<string, string>) {
  const abay = { town: 'almaty', kind: 'avenue', name: 'Абай', ru: 'Абая', en: 'Abay', lastHouse: '165' };
  const cells: Record<string, string> = { ...abay, line: '43.2427 76.9567, 43.2401 76.9189', ...changed };
  const line = COLUMNS.map((column) => cells[column] ?? '').join('\t');
  return () => parseTable('streets.tsv', `${COLUMNS.join('\t')}\n${line}\n`, streetSchema);
}

describe('a row of streets', () => {
  it('is a street of its town, called by its kind', () => {
    const [read] = row({})();
    expect(read?.town.id).toBe(1);
    expect(read?.street).toEqual({
      name: { kk: 'Абай даңғылы', ru: 'проспект Абая', en: 'Abay Avenue' },
      shortName: { kk: 'Абай даңғылы', ru: 'пр. Абая', en: 'Abay Avenue' },
      isMain: true,
      lastHouse: 165,
      line: [
        { latitude: 43.2427, longitude: 76.9567 },
        { latitude: 43.2401, longitude: 76.9189 },
      ],
    });
  });

  it.each([
    [
      'a town',
      { town: 'atlantis' },
      "[0].town must be the name of a town, and there is none called 'atlantis'",
    ],
    [
      'a kind',
      { kind: 'alley' },
      "[0].kind must be the name of a kind of street, and there is none called 'alley'",
    ],
    ['every language', { ru: '' }, '[0].ru must be a text, and is missing'],
    ['a number of houses', { lastHouse: 'many' }, '[0].lastHouse must be a number, not NaN'],
    [
      'points',
      { line: '43.2427 76.9567, here' },
      "[0].line[1] must be latitude and longitude such as '43.2427 76.9567'",
    ],
    ['two ends', { line: '43.2427 76.9567' }, '[0].line'],
  ])('is refused without %s', (_what, changed, message) => {
    expect(row(changed)).toThrow(`sandbox/data/streets.tsv, line 2: ${message}`);
  });
});
