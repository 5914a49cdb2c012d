import { mapGifts } from './gifts.map';

const PICTURE = 'https://pictures.test/bread.webp';
const GIFT = {
  id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e21',
  title: 'Угощение',
  description: null,
  image_url: null as string | null,
  kind: 'product',
  bonus_amount: null,
  promo_code: null,
  status: 'available',
  valid_until: '2026-04-01T18:59:59Z',
};
const pictureOf = (part: object) =>
  mapGifts({ data: [{ ...GIFT, ...part }] }).map(({ imageUrl }) => imageUrl);

// Holds PROMO-08.
describe('the picture of a gift', () => {
  test('is its own, or else that of its product', () => {
    const product = { id: 7, images: [{ image_url: PICTURE }] };
    expect(pictureOf({ product })).toEqual([PICTURE]);
    expect(pictureOf({ product, image_url: 'https://pictures.test/own.webp' })).toEqual([
      'https://pictures.test/own.webp',
    ]);
  });

  test('is absent where neither has one, and a product that cannot be read leaves the gift', () => {
    expect(pictureOf({ product: null })).toEqual([null]);
    expect(pictureOf({ product: { images: [] } })).toEqual([null]);
    expect(pictureOf({ product: { images: 'none' } })).toEqual([null]);
  });
});
