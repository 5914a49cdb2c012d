import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address, GeoPlace } from '@/lib/ground/addresses/address';
import {
  deletedSchema,
  addressListSchema,
  addressSchema,
  geoPlacesSchema,
  geoPointSchema,
} from '@/lib/ground/addresses/address.schema';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { heldAnswer } from '@/lib/core/bff/test-server';
import { ERRORS, type ErrorCode } from '@/lib/core/errors/errors';
import { baseMapSchema } from '@/lib/map/base-map.schema';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { townChoicesSchema, type TownChoices } from '@/lib/ground/towns/town-choice';
import messages from '@/messages/ru.json';
import type { Coordinates } from '@/lib/ground/towns/distance';

/** A house that the search finds. */
export const PLACE: GeoPlace = {
  title: 'Алматы, улица Сатпаева, 30',
  city: 'Алматы',
  street: 'улица Сатпаева',
  building: '30',
  latitude: 43.2371,
  longitude: 76.9152,
};

/** A router that only records calls; each test file mocks Next's with it. */
export const mockRouter = { push: jest.fn(), replace: jest.fn() };

/** Our server as the address screens meet it in tests, and every request that came. */
export class FakeBff {
  requests: { method: string; address: string; body: unknown; signal: AbortSignal | null | undefined }[] = [];
  saved: Address[] = [];
  suggestions: GeoPlace[] = [];
  place: GeoPlace | null = null;
  towns: TownChoices = { country: 'kz', addressCountry: null, countries: ['kz'], currentId: 0, towns: [] };
  /** Refuses the next requests of a method. */
  refusals: Partial<Record<string, { code: ErrorCode; details?: unknown }>> = {};
  /** The gate before the answers to some requests. */
  held: { request: string; until: Promise<unknown> } | null = null;

  /** Holds back the answers to requests that begin so: `DELETE /api/addresses`. @returns lets them come */
  hold(request: string): () => void {
    const { answer, give } = heldAnswer();
    this.held = { request, until: answer };
    return () => give({});
  }

  answer(method: string, address: string, body: unknown): Response {
    const refusal = this.refusals[method];
    if (refusal) return Response.json({ error: refusal }, { status: ERRORS[refusal.code].status });
    if (address === '/api/session')
      return Response.json({ isSignedIn: true, name: null, dinerId: 41, bonusesMinor: 0 });
    if (address === '/api/map/base')
      return Response.json(
        baseMapSchema.parse({
          limits: { west: 42, south: 36, east: 92, north: 59 },
          outlines: '/map/outlines-kz.json',
        }),
      );
    if (address === '/api/towns') return Response.json(townChoicesSchema.parse(this.towns));
    if (address.startsWith('/api/geo/suggestions'))
      return Response.json(geoPlacesSchema.parse({ places: this.suggestions }));
    if (address.startsWith('/api/geo/')) return Response.json(geoPointSchema.parse({ place: this.place }));
    const id = Number(address.split('/')[3] ?? 0);
    if (method === 'DELETE') {
      this.saved = this.saved.filter((address) => address.id !== id);
      return Response.json(deletedSchema.parse({ isDeleted: true }));
    }
    if (method === 'POST' || method === 'PUT') {
      const fields = body as Omit<Address, 'id' | 'title'>;
      const address = addressSchema.parse({ ...fields, id: id || 77, title: fields.street });
      this.saved = [address, ...this.saved.filter((other) => other.id !== address.id)];
      return Response.json(address);
    }
    if (id > 0) return Response.json(addressSchema.parse(this.saved.find((address) => address.id === id)));
    return Response.json(addressListSchema.parse({ addresses: this.saved }));
  }

  requestsOf(method: string) {
    return this.requests.filter((request) => request.method === method);
  }
}

/** A fresh server behind `fetch`, empty storage, and a guest at `address`. */
export function startFakeBff(address: string): FakeBff {
  const bff = new FakeBff();
  mockRouter.push.mockClear();
  mockRouter.replace.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  signInForTest(false);
  window.history.replaceState(null, '', address);
  queryClient().clear();
  changeQueryOptions({ retry: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const { method = 'GET', body, signal } = options ?? {};
    const url = input instanceof Request ? input.url : input.toString();
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    bff.requests.push({ method, address: url, body: sent, signal });
    const { held } = bff;
    const answered = () => bff.answer(method, url, sent);
    return held && `${method} ${url}`.startsWith(held.request)
      ? held.until.then(answered)
      : Promise.resolve(answered());
  });
  return bff;
}

/** A screen in Russian. */
export const screenOf = (children: ReactNode) => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

/** The device's answer to a request for its position: a place, or the code of a refusal. */
export const placeDevice = (answer: Coordinates | number) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        typeof answer === 'number'
          ? failed({ code: answer } as GeolocationPositionError)
          : found({ coords: answer } as GeolocationPosition),
    },
  });
