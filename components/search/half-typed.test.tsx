import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { suggestionsSchema } from '@/lib/pages/search/search';
import messages from '@/messages/ru.json';
import { SearchBox } from './search-box.client';

const mockRouter = { push: jest.fn(), replace: jest.fn(), bfcacheId: '' };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const SUGGESTED = suggestionsSchema.parse(['Лагман', 'Лагманная №1']);

beforeEach(() => {
  jest.useFakeTimers();
  mockRouter.bfcacheId += '1';
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(SUGGESTED)));
});
afterEach(() => jest.useRealTimers());

function show() {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <SearchBox
        isResultsPage={false}
        submitted=""
        exitHref="/"
        action="/search"
        isDisabled={false}
        switcher={null}
        map={null}
      >
        <p>Content</p>
      </SearchBox>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('combobox');
}
/** Types, and waits for what is suggested. */
async function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(300));
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('a half-typed text and its suggestions are there again after the way back, without a request', async () => {
  await type(show(), 'лаг');
  cleanup();
  const field = show();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(field).toHaveValue('лаг');
  expect(options()).toEqual(SUGGESTED);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a text that was given up is not there again', async () => {
  await type(show(), 'лаг');
  fireEvent.click(screen.getByRole('button', { name: messages.search.cancel }));
  cleanup();
  expect(show()).toHaveValue('');
});

test('a page that is opened anew has an empty field', async () => {
  await type(show(), 'лаг');
  cleanup();
  mockRouter.bfcacheId += '1';
  expect(show()).toHaveValue('');
});
