/** @jest-environment node */
import type { Menu, Product } from '@/lib/menu/menu';
import { testProduct } from '@/lib/menu/test-product';
import { GEL_FORMAT, KZT_FORMAT } from '@/lib/core/money/money';
import type { Site } from '@/lib/core/site/site';
import { testVenue } from '@/lib/ground/venues/test-venue';
import type { Venue } from '@/lib/ground/venues/venues';
import { menuData } from './menu-data';
import { categoryData, venueData } from './venue-data';

const ORIGIN = 'https://eat.example';
const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };

const VENUE = testVenue({
  openingHours: [{ weekday: 1, from: '09:00', to: '23:00' }],
  closeInAdvanceMinutes: 30,
  rating: 4.7,
  imageUrl: 'https://images.example/venues/3107/cover.jpg',
  description: 'Қазақ тағамдары',
  phone: '+77273550010',
});

const PRODUCT = testProduct({
  name: 'Баурсақ',
  description: 'Long words about it',
  priceMinor: 65_000,
  cookingMinutes: 5,
});

const menuOf = (...products: Product[]): Menu => ({
  categories: [{ id: 62, externalId: null, name: 'Нан', isPhotoShown: false, imageUrl: null, products }],
});

const PICKUP = 'https://schema.org/OnSitePickup';
const DELIVERY = { '@id': 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet' };

function graphOf(part: Partial<Venue> = {}, site = SITE, menu = menuOf(PRODUCT)) {
  const venue = { ...VENUE, ...part };
  const data = venueData({ site, venue, menu, origin: ORIGIN, venuesTitle: 'Рестораны' });
  const [restaurant, trail] = JSON.parse(JSON.stringify(data['@graph'])) as Record<string, unknown>[];
  return { restaurant: restaurant ?? {}, trail: trail ?? {} };
}

describe('a restaurant for search engines', () => {
  test('has its name, place, telephone, picture and hours', () => {
    expect(graphOf().restaurant).toMatchObject({
      '@type': 'Restaurant',
      '@id': `${ORIGIN}/filials/3107#restaurant`,
      name: 'Ақ Дастархан',
      url: `${ORIGIN}/filials/3107?language=ru`,
      telephone: '+77273550010',
      image: expect.stringMatching(/^https:\/\/eat\.example\/api\/images\?/) as unknown,
      address: { streetAddress: 'Достық, 132', addressLocality: 'Алматы', addressCountry: 'KZ' },
      geo: { latitude: 43.23, longitude: 76.95 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday'], opens: '09:00', closes: '22:30' },
        { opens: '00:00', closes: '00:00' },
      ],
    });
  });

  test('says nothing that is not known, and no rating without its votes', () => {
    const { restaurant } = graphOf({ phone: null, imageUrl: null, description: null, openingHours: [] });
    for (const member of [
      'telephone',
      'image',
      'description',
      'openingHoursSpecification',
      'aggregateRating',
    ])
      expect(restaurant).not.toHaveProperty(member);
  });

  test('is one thing in all languages', () => {
    const ids = (['kk', 'ru', 'en'] as const).map(
      (language) => graphOf({}, { ...SITE, language }).restaurant['@id'],
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('can be ordered from in every language of its country', () => {
    expect(graphOf().restaurant.potentialAction).toMatchObject([
      { '@type': 'OrderAction', target: { inLanguage: 'kk', urlTemplate: `${ORIGIN}/filials/3107` } },
      { target: { inLanguage: 'ru', urlTemplate: `${ORIGIN}/filials/3107?language=ru` } },
      { target: { inLanguage: 'en', urlTemplate: `${ORIGIN}/filials/3107?language=en` } },
    ]);
  });

  test.each<[what: string, part: Partial<Venue>, methods: unknown[]]>([
    ['takeaway alone', { services: [1] }, [PICKUP]],
    ['takeaway beside the hall', { services: [1, 3] }, [PICKUP]],
    ['delivery alone', { services: [4] }, [DELIVERY]],
    ['everything', { services: [1, 3, 4] }, [PICKUP, DELIVERY]],
    ['takeaway that is paid online only', { services: [1], isCashEnabled: false }, [PICKUP]],
  ])('is ordered from in the ways that it has: %s', (_what, part, methods) => {
    const actions = graphOf(part).restaurant.potentialAction as { deliveryMethod: unknown }[];
    expect(actions.map(({ deliveryMethod }) => deliveryMethod)).toEqual([methods, methods, methods]);
  });

  test.each<[what: string, part: Partial<Venue>]>([
    ['it serves in the hall only', { services: [3] }],
    ['it takes no orders', { isPaymentDisabled: true }],
    ['nothing can be paid', { isCashEnabled: false, isOnlinePaymentDisabled: true }],
    ['a micromarket takes nothing but cash', { isMicromarket: true, isOnlinePaymentDisabled: true }],
  ])('promises no order where %s', (_, part) => {
    expect(graphOf(part).restaurant).not.toHaveProperty('potentialAction');
  });

  test('is below the list of venues', () => {
    expect(graphOf().trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Рестораны', item: `${ORIGIN}/filials?language=ru` },
        { position: 2, name: 'Ақ Дастархан', item: `${ORIGIN}/filials/3107?language=ru` },
      ],
    });
  });
});

describe('a menu for search engines', () => {
  const offerOf = (part: Partial<Product>, format = KZT_FORMAT, services = [1, 3, 4]) => {
    const data = menuData(menuOf({ ...PRODUCT, ...part }), { moneyFormat: format, services }, 'kk', String);
    const { hasMenuSection } = JSON.parse(JSON.stringify(data)) as {
      hasMenuSection: [{ name: string; hasMenuItem: [{ name: string; offers: unknown }] }];
    };
    return hasMenuSection[0].hasMenuItem[0].offers;
  };

  test('has its sections and dishes by name', () => {
    expect(menuData(menuOf(PRODUCT), { moneyFormat: KZT_FORMAT, services: [1] }, 'kk', String)).toMatchObject(
      {
        '@type': 'Menu',
        inLanguage: 'kk',
        hasMenuSection: [{ '@type': 'MenuSection', name: 'Нан', hasMenuItem: [{ name: 'Баурсақ' }] }],
      },
    );
  });

  test('has what a long menu begins with, and the page of every category that is not whole', () => {
    const many = Array.from({ length: 201 }, () => PRODUCT);
    const [bread] = menuOf(...many).categories;
    if (!bread) throw new Error('no category');
    const menu = { categories: [bread, { ...bread, id: 63, name: 'Шай', products: [PRODUCT] }] };
    const page = (id: number) => `${ORIGIN}/filials/3107/categories/${id}?language=ru`;
    const { restaurant } = graphOf({}, SITE, menu);
    expect(restaurant).toMatchObject({
      hasMenu: {
        hasMenuSection: [
          {
            name: 'Нан',
            hasMenuItem: Array.from({ length: 48 }, () => ({ name: 'Баурсақ' })),
            url: page(62),
          },
          { '@type': 'MenuSection', name: 'Шай', url: page(63) },
        ],
      },
    });
    expect(graphOf().restaurant).not.toHaveProperty('hasMenu.hasMenuSection.0.url');
  });

  test('has a page a category, with its dishes and the way to it', () => {
    const [category] = menuOf(PRODUCT).categories;
    if (!category) throw new Error('no category');
    const data = categoryData({
      site: SITE,
      venue: VENUE,
      category,
      origin: ORIGIN,
      venuesTitle: 'Рестораны',
    });
    const url = `${ORIGIN}/filials/3107/categories/62?language=ru`;
    expect(data['@graph']).toMatchObject([
      { '@type': 'MenuSection', name: 'Нан', url, hasMenuItem: [{ name: 'Баурсақ' }] },
      { itemListElement: [{ name: 'Рестораны' }, { name: 'Ақ Дастархан' }, { name: 'Нан', item: url }] },
    ]);
  });

  test.each([
    ['what is paid', {}, KZT_FORMAT, '650', 'KZT'],
    ['the promo price', { promoPriceMinor: 52_000, promoId: 9 }, KZT_FORMAT, '520', 'KZT'],
    ['tetri', { priceMinor: 1250 }, GEL_FORMAT, '12.50', 'GEL'],
  ])('has %s as the price', (_, part, format, price, priceCurrency) => {
    expect(offerOf(part, format)).toEqual({ '@type': 'Offer', price, priceCurrency });
  });

  test('has the prices of a dish in sizes from the lowest to the highest', () => {
    const size = (id: number, priceMinor: number) => ({
      id,
      name: String(id),
      priceMinor,
      promoPriceMinor: null,
      isUnavailable: false,
    });
    expect(offerOf({ sizes: [size(1, 65_000), size(2, 99_000)] })).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '650',
      highPrice: '990',
      offerCount: 2,
      priceCurrency: 'KZT',
    });
    const soldOut = { ...size(3, 150_000), isUnavailable: true };
    expect(offerOf({ sizes: [size(1, 65_000), size(2, 99_000), soldOut] })).toMatchObject({
      highPrice: '990',
      offerCount: 2,
    });
  });

  test.each([
    ['sold out', { isUnavailable: true }, 'https://schema.org/SoldOut'],
    ['for the restaurant only', { unavailableServices: [1, 4] }, 'https://schema.org/InStoreOnly'],
    ['for no service at all', { unavailableServices: [1, 3, 4] }, 'https://schema.org/OutOfStock'],
  ])('says that a dish is %s', (_, part, availability) => {
    expect(offerOf(part)).toMatchObject({ availability });
  });

  test('has no availability where the dish can be ordered outside the hall, nor where a venue serves only there', () => {
    expect(offerOf({ unavailableServices: [1] })).not.toHaveProperty('availability');
    expect(offerOf({}, KZT_FORMAT, [3])).not.toHaveProperty('availability');
  });
});
