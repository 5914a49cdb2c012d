/** @jest-environment node */
import { idTextSchema } from './id-text.schema';
import { idSchema } from './id.schema';
import { readId } from './ids';

test.each([
  ['1', 1],
  ['3107', 3107],
  ['2147483647', 2_147_483_647],
])('an id is read from %j', (text, id) => {
  expect(readId(text)).toBe(id);
  expect(idTextSchema.safeParse(text)).toMatchObject({ success: true, data: id });
});

test.each([
  null,
  '',
  '0',
  '-1',
  '+1',
  '01',
  ' 1',
  '1 ',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  'x',
  '2147483648',
  '99999999999',
])('%j is no id', (text) => {
  expect(readId(text)).toBeNull();
  expect(idTextSchema.safeParse(text).success).toBe(false);
});

test.each([0, -1, 1.5, 2_147_483_648, '1'])('%j is no id that the browser may send', (value) => {
  expect(idSchema.safeParse(value).success).toBe(false);
});
