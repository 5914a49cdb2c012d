import { isServiceName, SERVICES, type ServiceName } from './service-names';
import type { Surface } from './site';

/** The switcher's order (LAY-11). */
const SWITCHER_ORDER: readonly ServiceName[] = ['delivery', 'express', 'takeaway'];

/** The service of an id; an unknown one is delivery (VEN-05). */
export function serviceOfId(id: number): ServiceName {
  return SWITCHER_ORDER.find((name) => SERVICES[name].id === id) ?? 'delivery';
}

/** The service of a name; an unknown one is delivery, or the first that is allowed where delivery is not (VEN-05). */
export function serviceNamed(name: string, allowed: readonly [ServiceName, ...ServiceName[]]): ServiceName {
  if (isServiceName(name)) return name;
  return allowed.includes('delivery') ? 'delivery' : allowed[0];
}

/** The services to choose from, in the switcher's order, never none (LAY-12, LAY-13). */
export function allowedServices(
  surface: Surface,
  configured: readonly ServiceName[] = [],
): [ServiceName, ...ServiceName[]] {
  const [first, ...others] = SWITCHER_ORDER.filter(
    (name) =>
      (surface !== 'webview' || name !== 'delivery') &&
      (configured.length === 0 || configured.includes(name)),
  );
  return first === undefined ? ['takeaway'] : [first, ...others];
}

/** The switcher's default: the given service, else the current one, else the first allowed one (LAY-16 to LAY-18). */
export function defaultService(choice: {
  given?: ServiceName;
  current?: ServiceName;
  allowed: readonly [ServiceName, ...ServiceName[]];
}): ServiceName {
  const { given, current, allowed } = choice;
  return [given, current].find((name) => name !== undefined && allowed.includes(name)) ?? allowed[0];
}

/** The service of a visit; the initial, first configured, or takeaway if none is stored (VEN-07, VEN-08). */
export function currentService(
  stored: string | undefined,
  surface: Surface,
  configured: readonly ServiceName[],
  initial: ServiceName,
): ServiceName {
  const allowed = allowedServices(surface, configured);
  if (stored !== undefined) return serviceNamed(stored, allowed);
  if (surface !== 'webview') return initial;
  return configured.find((name) => allowed.includes(name)) ?? 'takeaway';
}
