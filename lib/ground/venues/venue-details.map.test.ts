/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import { paymentKinds, phoneHref } from './venue-details';
import { mapVenueDetails } from './venue-details.map';
import { filialDetailsWire } from './venue-details.wire';

const contract = readContract() as {
  schemas: { Filial: { example: { extra: Record<string, unknown> } } };
};
const EXAMPLE = contract.schemas.Filial.example;
const read = (part: object, extra: object = {}) =>
  mapVenueDetails(
    filialDetailsWire.parse({ data: { ...EXAMPLE, extra: { ...EXAMPLE.extra, ...extra }, ...part } }).data,
  );

describe('the details of a venue', () => {
  // Holds VEN-34, VEN-36, VEN-37.
  test('are read from the contract’s example', () => {
    const details = read({});
    expect(details.schedule).toContainEqual({ weekday: 5, from: '09:00', to: '02:00' });
    expect(details.schedule).toHaveLength(7);
    expect(details.socialLinks).toEqual([
      { network: 'whatsapp', name: 'wa.me', href: 'https://wa.me/77011234567' },
    ]);
    expect(details.linkedVenues).toEqual([{ id: 3108, name: 'Ақ Дастархан, бар' }]);
    expect(details).toMatchObject({ phone: '+77273550010', servicePercentage: 10 });
  });

  test('keep split shifts, and leave days off without hours', () => {
    const schedule = [
      { weekdays: ['Mon', 'Tue'], from: '09:00', to: '14:00' },
      { weekdays: ['Mon', 'Tue'], from: '17:00', to: '23:00' },
      { weekdays: ['Sun'], from: null, to: null },
    ];
    expect(read({}, { schedule }).schedule.map(({ weekday, from }) => `${weekday} ${from}`)).toEqual([
      '1 09:00',
      '2 09:00',
      '1 17:00',
      '2 17:00',
    ]);
  });

  test.each([
    [{ schedule: [] }],
    [{ schedule: 'always' }],
    [{ schedule: [{ weekdays: ['Mon'], from: '9' }] }],
  ])('the details of a venue with %j as schedule show the opening hours', (extra) => {
    const details = read({}, extra);
    expect(details.schedule).toEqual(details.openingHours);
  });

  test('drop unsafe links, and keep the others', () => {
    const social_networks = [
      { name: 'website', link: 'javascript:alert(1)' },
      { name: 'telegram' },
      null,
      { name: 'instagram', link: 'https://instagram.com/place' },
    ];
    expect(read({}, { social_networks }).socialLinks.map(({ name }) => name)).toEqual(['instagram.com']);
  });

  // Holds BILL-11.
  test('name no linked venues where the venue is excluded from linking', () => {
    expect(read({ exclude_from_terminal_linking: true }).linkedVenues).toEqual([]);
  });

  test('are complete without any extra', () => {
    expect(read({ extra: null })).toMatchObject({ socialLinks: [], description: null, phone: null });
  });
});

test.each([
  [{ isCashEnabled: true, isKaspiEnabled: true }, ['online', 'kaspi', 'cash']],
  [{ isOnlinePaymentDisabled: true, isKaspiEnabled: true, isCashEnabled: true }, ['cash']],
  [{ isPaymentDisabled: true, isCashEnabled: true }, []],
  [{ isMicromarket: true, isCashEnabled: true }, ['online']],
])('a venue with %j takes %j', (part, kinds) => {
  const none = {
    isPaymentDisabled: false,
    isOnlinePaymentDisabled: false,
    isKaspiEnabled: false,
    isMicromarket: false,
    isCashEnabled: false,
  };
  expect(paymentKinds({ ...none, ...part })).toEqual(kinds);
});

test.each([
  ['+77273550010', 'tel:+77273550010'],
  ['8 (727) 355-00-10', 'tel:87273550010'],
  ['call us', null],
  ['javascript:alert(1)', null],
])('the telephone %s leads to %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
