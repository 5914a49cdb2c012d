import { picturedFirst } from './pictured-first';

test('products without a picture come last; the others keep their order', () => {
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
