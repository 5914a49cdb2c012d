/** @jest-environment node */
import { allowedServices, currentService, defaultService, serviceOfId } from './services';
import type { ServiceName, Surface } from './site';

// Holds VEN-05.
describe('the service of an id', () => {
  test.each([
    [1, 'takeaway'],
    [3, 'express'],
    [4, 'delivery'],
    [2, 'delivery'],
    [0, 'delivery'],
    [NaN, 'delivery'],
  ])('%d is %s, an unknown one delivery', (id, name) => {
    expect(serviceOfId(id)).toBe(name);
  });
});

// Holds LAY-12, LAY-13, VEN-10.
describe('the services to choose from', () => {
  test.each<[surface: Surface, configured: ServiceName[], allowed: ServiceName[]]>([
    ['web', [], ['delivery', 'express', 'takeaway']],
    ['kiosk', [], ['delivery', 'express', 'takeaway']],
    ['webview', [], ['express', 'takeaway']],
    ['web', ['takeaway', 'express'], ['express', 'takeaway']],
    ['web', ['takeaway'], ['takeaway']],
    ['webview', ['takeaway', 'delivery'], ['takeaway']],
    ['webview', ['delivery'], ['takeaway']],
  ])('the services to choose from on %s with %j configured are %j', (surface, configured, allowed) => {
    expect(allowedServices(surface, configured)).toEqual(allowed);
  });
});

// Holds LAY-16 to LAY-18.
describe('the default of the switcher', () => {
  const all = ['delivery', 'express', 'takeaway'] as const;
  test.each<[what: string, choice: Parameters<typeof defaultService>[0], service: ServiceName]>([
    ['the given service', { given: 'express', current: 'takeaway', allowed: all }, 'express'],
    ['without a given one the current', { current: 'takeaway', allowed: all }, 'takeaway'],
    ['without both the first allowed', { allowed: all }, 'delivery'],
    [
      'what is not allowed counts for nothing',
      { given: 'delivery', current: 'express', allowed: ['takeaway'] },
      'takeaway',
    ],
  ])('%s', (_what, choice, service) => {
    expect(defaultService(choice)).toBe(service);
  });
});

// Holds VEN-07, VEN-08.
describe('the current service', () => {
  test.each<[what: string, asked: Parameters<typeof currentService>, service: ServiceName]>([
    ['stored stays', ['express', 'web', [], 'takeaway'], 'express'],
    ['none stored is the initial one', [undefined, 'web', ['express'], 'takeaway'], 'takeaway'],
    [
      'in a webview is the first configured one',
      [undefined, 'webview', ['express', 'takeaway'], 'delivery'],
      'express',
    ],
    [
      'in a webview is the next configured one after delivery',
      [undefined, 'webview', ['delivery', 'takeaway', 'express'], 'delivery'],
      'takeaway',
    ],
    ['in a webview without configuration is takeaway', [undefined, 'webview', [], 'delivery'], 'takeaway'],
    ['unknown is delivery', ['booking', 'web', [], 'takeaway'], 'delivery'],
    ['of a prototype is delivery', ['__proto__', 'web', [], 'takeaway'], 'delivery'],
    ['unknown is the first allowed one without delivery', ['booking', 'webview', [], 'takeaway'], 'express'],
  ])('%s', (_what, requested, service) => {
    expect(currentService(...requested)).toBe(service);
  });
});
