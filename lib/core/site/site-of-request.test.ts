/** @jest-environment node */
import { NextRequest } from 'next/server';
import { siteOfNextRequest } from './site-of-request';

function site(address: string, headers: Record<string, string> = {}) {
  return siteOfNextRequest(
    new NextRequest(address, { headers: { host: new URL(address).host, ...headers } }),
  );
}

describe('the site of a plain navigation to a handler', () => {
  test('follows the rules of the request pipeline: query, cookies, host', () => {
    expect(site('http://app.ge/api/auth/sign-in')).toEqual({ country: 'ge', language: 'ka', surface: 'web' });
    expect(site('http://app.ge/api/auth/sign-in', { cookie: 'country=kz; lang=ru' })).toEqual({
      country: 'kz',
      language: 'ru',
      surface: 'web',
    });
    expect(site('http://app.kz/api/x?country=ge&language=en')).toEqual({
      country: 'ge',
      language: 'en',
      surface: 'web',
    });
  });
});
