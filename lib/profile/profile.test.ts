/** @jest-environment node */
import {
  initialsOf,
  isBirthday,
  isName,
  isRestorable,
  latestDay,
  localDay,
  readBirthday,
  refusedMember,
  shownBirthday,
} from './profile';
import { profileChangesSchema } from './profile.schema';

const TODAY = '2026-11-21';

// Holds PROF-09.
test.each([
  ['Ян', true],
  ['Я', false],
  [' Я ', false],
  ['', false],
  ['ნი', true],
  ['Ә'.repeat(100), true],
  ['Ә'.repeat(101), false],
  ['👨\u200d👩\u200d👧', true],
  ['\u200b\u200b', false],
  ['\u200d\u200d\u200d', false],
  ['\u3164\u3164', false],
  ['\u2800\u2800', false],
  ['Я\u2060', false],
])('a name of at least 2 characters: %j is one: %s', (name, expected) => {
  expect(isName(name)).toBe(expected);
});

test.each([
  ['1994-05-21', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1994-13-01', false],
  ['1994-04-31', false],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2027-01-01', false],
  ['1904-01-01', true],
  ['1903-12-31', false],
  ['0001-01-01', false],
  ['94-05-21', false],
  ['', false],
])(
  'a birthday is a real day before today that somebody alive can have been born on: %s: %s',
  (day, expected) => {
    expect(isBirthday(day, TODAY)).toBe(expected);
  },
);

// Holds PROF-05.
test('a birthday is shown as DD/MM/YYYY and read back as YYYY-MM-DD', () => {
  expect(shownBirthday('1994-05-21')).toBe('21/05/1994');
  expect(readBirthday('21/05/1994', TODAY)).toBe('1994-05-21');
});

// Holds PROF-11.
test.each(['', '21/05', '5/21/1994', '31/04/1994', '21.05.1994', '1994-05-21', '21/05/2094', '21/05/19944'])(
  '%j is no birthday as dd/mm/yyyy',
  (typed) => {
    expect(readBirthday(typed, TODAY)).toBeNull();
  },
);

test('today is the day of the diner’s own calendar; the server allows for the zone where the day begins first', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(latestDay(new Date('2026-11-20T09:59:00Z'))).toBe('2026-11-20');
  expect(latestDay(new Date('2026-11-20T10:00:00Z'))).toBe('2026-11-21');
});

test.each([
  ['Айгерим', 'Садыкова', 'АС'],
  ['айгерим', '', 'А'],
  ['', 'садыкова', 'С'],
  ['ნინო', 'ბერიძე', 'ნბ'],
  [' -Жан', '7', 'Ж'],
  ['', '', ''],
])('the initials of %j %j are %j, and Georgian ones stay small', (name, surname, expected) => {
  expect(initialsOf({ name, surname })).toBe(expected);
});

test('an account can be restored until the very instant that is named', () => {
  const until = '2026-06-12T08:25:00Z';
  expect(isRestorable(until, new Date('2026-06-12T08:24:59Z'))).toBe(true);
  expect(isRestorable(until, new Date(until))).toBe(false);
});

test.each([
  [{ member: 'birthday' }, 'birthday'],
  [{ member: 'phone' }, null],
  [{ member: 7 }, null],
  [undefined, null],
])('a refusal with the details %j is about %j', (details, member) => {
  expect(refusedMember(details)).toBe(member);
});

describe('what the diner writes', () => {
  const changes = { name: ' Айгерим ', surname: '', birthday: '1994-05-21', gender: 'female' };

  test('is taken without the spaces around it', () => {
    expect(profileChangesSchema.parse(changes)).toEqual({ ...changes, name: 'Айгерим' });
  });

  test('may leave out surname and gender, as the birthday form does, and the date', () => {
    expect(profileChangesSchema.parse({ name: 'Ян', birthday: null })).toEqual({
      name: 'Ян',
      birthday: null,
    });
  });

  test('may be a name that another client of the platform let in', () => {
    expect(profileChangesSchema.parse({ ...changes, name: "Анна Мария О'Нил" }).name).toBe(
      "Анна Мария О'Нил",
    );
  });

  // Holds LAY-39.
  test.each([
    [{ name: 'Ая\u0000' }, { name: 'Ая' }],
    [{ name: 'Ая\u2028' }, { name: 'Ая' }],
    [{ name: '\u202eАя\u202c' }, { name: 'Ая' }],
    [{ name: 'Ая\ud800' }, { name: 'Ая' }],
    [{ surname: 'Ким\u2066' }, { surname: 'Ким' }],
    [{ name: `${'Ая'.repeat(50)}\u200b` }, { name: 'Ая'.repeat(50) }],
    [{ name: '😀'.repeat(100) }, { name: '😀'.repeat(100) }],
  ])('is taken without signs that show nothing: %j', (part, read) => {
    expect(profileChangesSchema.parse({ ...changes, ...part })).toMatchObject(read);
  });

  test.each([
    [{ name: 'Я' }],
    [{ name: ' Я ' }],
    [{ name: '\u200b\u200b' }],
    [{ name: 'Ая'.repeat(51) }],
    [{ surname: 'С'.repeat(101) }],
    [{ birthday: '1994-02-30' }],
    [{ birthday: '21/05/1994' }],
    [{ birthday: '2999-01-01' }],
    [{ birthday: '' }],
    [{ birthday: undefined }],
    [{ gender: 'other' }],
  ])('is not taken with %j', (part) => {
    expect(profileChangesSchema.safeParse({ ...changes, ...part }).success).toBe(false);
  });
});
