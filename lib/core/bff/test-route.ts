import { NextRequest } from 'next/server';

/* Requests to routes of the BFF, for tests. */

export const APP = 'http://app.test';
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', host: 'app.test' };

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Init = NonNullable<ConstructorParameters<typeof NextRequest>[1]>;

/** Calls a route; its response, and the response's body. */
export async function call(handler: Handler, init: Init = {}, address = '/api/things', params = {}) {
  const headers = { 'x-site': 'kz-ru-web', ...(init.headers as Record<string, string> | undefined) };
  const response = await handler(new NextRequest(`${APP}${address}`, { ...init, headers }), {
    params: Promise.resolve(params),
  });
  return { response, body: (await response.json()) as unknown };
}

/** A request that changes something. */
export const post = (headers: Record<string, string>, body: NonNullable<Init['body']> = '{}'): Init => ({
  method: 'POST',
  headers,
  body,
  duplex: 'half',
});

/** The body of a refusal. */
export const refused = (code: string) => ({ error: expect.objectContaining({ code }) as unknown });
