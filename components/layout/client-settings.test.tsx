import { render, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { ClientSettings } from './client-settings.client';

beforeEach(() => {
  localStorage.clear();
  // The server sets it where the diner has chosen the language.
  document.cookie = 'lang=kk';
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ language: 'kk' })));
});
const show = () => render(<ClientSettings language="kk" version="v4.8.15" />);

// Holds PROF-18.
test('a signed-in diner who changes the language gets the platform’s messages in it', async () => {
  document.cookie = 'signedIn=sign-in';
  localStorage.setItem('lang', 'ru');
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const [address, request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect([address, request?.method, request?.body]).toEqual([
    '/api/profile/language',
    'POST',
    JSON.stringify({ language: 'kk' }),
  ]);
});

test('a guest’s choice is sent after the sign-in, once', async () => {
  document.cookie = 'signedIn=';
  localStorage.setItem('lang', 'ru');
  show().unmount();
  expect(fetch).not.toHaveBeenCalled();
  document.cookie = 'signedIn=sign-in';
  show().unmount();
  await waitFor(() => expect(localStorage.getItem('languageChoice')).toBeNull());
  show();
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a choice that could not be sent is sent by the next page', async () => {
  document.cookie = 'signedIn=sign-in';
  localStorage.setItem('lang', 'ru');
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('network'));
  show().unmount();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await settled();
  show();
  await waitFor(() => expect(localStorage.getItem('languageChoice')).toBeNull());
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['a guest changes it', '', 'ru'],
  ['it stays the same', 'sign-in', 'kk'],
  ['this is the first page', 'sign-in', null],
])('no choice is sent when %s', async (_what, signInId, before) => {
  document.cookie = `signedIn=${signInId}`;
  if (before) localStorage.setItem('lang', before);
  show();
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('kk'));
  await settled();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['has none', 'lang=; Max-Age=0'],
  ['has the diner’s own', 'lang=ru'],
])('a page in its country’s language is no choice where the cookie %s', async (_what, cookie) => {
  document.cookie = 'signedIn=sign-in';
  document.cookie = cookie;
  localStorage.setItem('lang', 'ru');
  show();
  await settled();
  expect(fetch).not.toHaveBeenCalled();
  expect(localStorage.getItem('languageChoice')).toBeNull();
});

test('the way back from a country without the diner’s language is no choice', async () => {
  document.cookie = 'signedIn=sign-in';
  localStorage.setItem('lang', 'kk');
  render(<ClientSettings language="ka" version="v4.8.15" />).unmount();
  show();
  await settled();
  expect(fetch).not.toHaveBeenCalled();
});
