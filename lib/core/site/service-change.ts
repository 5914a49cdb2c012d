import { COOKIES, YEAR_SECONDS } from './cookies';
import { writeCookieHere } from './cookies-here';
import { isServiceName, type ServiceName } from './service-names';

/** A change of the current service (VEN-06). */
export interface ServiceChange {
  from: ServiceName;
  to: ServiceName;
}

/** @returns 'stay' when the listener shows the new service itself, so that the page need not be loaded again. */
type ServiceListener = (change: ServiceChange) => 'stay' | undefined;

const listeners = new Set<ServiceListener>();

/** Calls the listener with the old and the new service at every change. @returns how to stop listening. */
export function onServiceChange(listener: ServiceListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the service (SES-04) and notifies listeners. @returns whether the page must load again */
export function changeService(change: ServiceChange): boolean {
  writeCookieHere(COOKIES.service, change.to, YEAR_SECONDS);
  return [...listeners].map((listener) => listener(change)).every((answer) => answer !== 'stay');
}

/** The service that is stored for the request pipeline; undefined for none. */
export function storedService(): ServiceName | undefined {
  const value = /(?:^|; )service=([^;]*)/.exec(document.cookie)?.[1];
  return isServiceName(value) ? value : undefined;
}
