/* The choices of a product of a test: its sizes, and groups of additives of each kind. */

const item = (id: number, name: string, part: object = {}) => ({
  id,
  name,
  priceMinor: 20_000,
  min: 0,
  max: 1,
  isUnavailable: false,
  ...part,
});
export const SIZES = [
  { id: 1, name: 'Малая', priceMinor: 150_000, promoPriceMinor: null, isUnavailable: true },
  { id: 2, name: 'Средняя', priceMinor: 180_000, promoPriceMinor: null, isUnavailable: false },
  { id: 3, name: 'Большая', priceMinor: 250_000, promoPriceMinor: 220_000, isUnavailable: false },
];
export const MEAT = {
  id: 70,
  name: 'Мясо',
  min: 1,
  max: 1,
  items: [item(1, 'Баранина'), item(2, 'Говядина')],
};
export const SAUCES = {
  id: 71,
  name: 'Соусы',
  min: 0,
  max: 2,
  items: [
    item(3, 'Ачичук'),
    item(4, 'Чеснок'),
    item(5, 'Аджика'),
    item(6, 'Лазджан', { isUnavailable: true }),
  ],
};
export const BREAD = {
  id: 72,
  name: 'Хлеб',
  min: 2,
  max: 4,
  items: [item(7, 'Баурсақ', { max: 3 }), item(8, 'Лепёшка', { max: 3 })],
};
