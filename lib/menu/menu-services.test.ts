/** @jest-environment node */
import type { ServiceName } from '@/lib/core/site/site';
import { availabilityText, canBeAdded, menuServices } from './menu-services';
import { EVERYWHERE, testProduct } from './test-product';

const ALL: ServiceName[] = ['delivery', 'express', 'takeaway'];

describe('the services of a menu', () => {
  test.each<
    [
      wanted: ServiceName,
      venue: number[],
      allowed: ServiceName[],
      chosen: ServiceName,
      offered: ServiceName[],
    ]
  >([
    ['express', [1, 3, 4], ALL, 'express', ALL],
    ['delivery', [3], ALL, 'express', ['express']],
    ['express', [4], ALL, 'delivery', ['delivery']],
    ['delivery', [1, 3], ALL, 'takeaway', ['express', 'takeaway']],
    ['takeaway', [3, 4], ALL, 'delivery', ['delivery', 'express']],
    ['takeaway', [3, 4], ['express', 'takeaway'], 'express', ['express']],
    ['takeaway', [4], ['express', 'takeaway'], 'takeaway', []],
  ])(
    'the services of a menu with %s wanted at a venue of %j on a site of %j are %s of %j',
    (wanted, services, allowed, chosen, offered) => {
      expect(menuServices({ services }, allowed, wanted)).toEqual({ chosen, offered });
    },
  );
});

describe('a product of a menu', () => {
  test.each<[ServiceName, object, boolean]>([
    ['takeaway', {}, true],
    ['takeaway', { unavailableServices: [1] }, false],
    ['express', { unavailableServices: [1] }, true],
    ['delivery', { unavailableServices: [1] }, true],
    ['delivery', { unavailableServices: [4] }, false],
    ['express', { isUnavailable: true }, false],
  ])('a product of a menu for %s and with %j can be added: %s', (chosen, part, can) => {
    expect(canBeAdded(testProduct(part), { ...EVERYWHERE, chosen })).toBe(can);
  });

  test('cannot be added where the venue offers nothing that the site allows', () => {
    expect(canBeAdded(testProduct(), { chosen: 'takeaway', offered: [] })).toBe(false);
  });

  test.each<[offered: ServiceName[], unavailable: number[], text: string | null]>([
    [ALL, [], null],
    [ALL, [1], 'available_delivery_express'],
    [ALL, [3], 'available_delivery_takeaway'],
    [ALL, [4], 'available_express_takeaway'],
    [ALL, [1, 3], 'available_delivery'],
    [ALL, [1, 4], 'available_express'],
    [ALL, [3, 4], 'available_takeaway'],
    [ALL, [1, 3, 4], 'available_nowhere'],
    [['delivery', 'takeaway'], [1], 'available_delivery'],
    [['delivery'], [1], null],
    [['delivery'], [4], 'available_nowhere'],
    [[], [], 'available_nowhere'],
  ])(
    'a product of a venue that offers %j, unavailable for %j, says %s',
    (offered, unavailableServices, text) => {
      expect(availabilityText(testProduct({ unavailableServices }), { offered })).toBe(text);
    },
  );
});
