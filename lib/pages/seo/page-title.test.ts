/** @jest-environment node */
import { pageTitle } from './page-title';

// Holds NAV-40, NAV-41.
describe('the title of a page', () => {
  test.each([
    ['the screen and the default title', ['Cart'], 'Cart · Dastarkhan'],
    ['several names, the narrowest first', ['Aq Bosaga', 'Almaty'], 'Aq Bosaga · Almaty · Dastarkhan'],
    ['the default title alone where the screen has none', [], 'Dastarkhan'],
    ['no empty names', ['', undefined, '  ', 'Cart'], 'Cart · Dastarkhan'],
    ['no screen that is called like the product', ['Dastarkhan'], 'Dastarkhan'],
    ['no name twice, however it is written', ['Cart', ' CART '], 'Cart · Dastarkhan'],
    ['no name twice that stands inside another', ['Cart · Dastarkhan'], 'Cart · Dastarkhan'],
    ['a name that only begins like another', ['Dastarkhan bar'], 'Dastarkhan bar · Dastarkhan'],
    ['the duplicates of other alphabets once', ['МЕНЮ', 'Меню'], 'МЕНЮ · Dastarkhan'],
  ])('has %s', (_, screen, title) => {
    expect(pageTitle(screen, 'Dastarkhan')).toBe(title);
  });
});
