import { picturedFirst } from './pictured-first';

test('what has no picture comes last, the others stay as they came', () => {
  const offers = ['sauce', 'tea.webp', 'bread', 'salad.webp'].map((name) => ({
    name,
    imageUrl: name.includes('.') ? name : null,
  }));
  expect(offers.sort(picturedFirst).map(({ name }) => name)).toEqual([
    'tea.webp',
    'salad.webp',
    'sauce',
    'bread',
  ]);
});
