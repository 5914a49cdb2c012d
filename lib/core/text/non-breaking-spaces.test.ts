/** @jest-environment node */
import { withNonBreakingSpaces } from './non-breaking-spaces';

test.each([
  ['Манты с бараниной и тыквой', 'Манты с~бараниной и~тыквой'],
  ['С сыром', 'С~сыром'],
  ['Чай и в чашке', 'Чай и~в~чашке'],
  ['Сок на двоих', 'Сок на~двоих'],
  ['ხაჭაპური და ლობიო', 'ხაჭაპური და~ლობიო'],
  ['Лагман без мяса', 'Лагман без мяса'],
  ['Вода 1 л', 'Вода 1 л'],
  ['Пицца 30 см ', 'Пицца 30 см '],
])('joins the short words of %j', (name, joined) => {
  expect(withNonBreakingSpaces(name)).toBe(joined.replaceAll('~', '\u00a0'));
});
