/* Apart from the site: pages need them in the browser, and not what countries and languages there are. */

/** Services by the name that addresses and cookies use (VEN-02 to VEN-04). */
export const SERVICES = {
  takeaway: { id: 1, name: 'takeaway' },
  express: { id: 3, name: 'express' },
  delivery: { id: 4, name: 'delivery' },
} as const;
export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as [ServiceName, ...ServiceName[]];

/** The service until the diner chooses another: most venues offer it, and it needs no address. */
export const DEFAULT_SERVICE: ServiceName = 'takeaway';

/** @returns whether the value names a service (VEN-02 to VEN-04). */
export function isServiceName(value: unknown): value is ServiceName {
  return typeof value === 'string' && Object.hasOwn(SERVICES, value);
}
