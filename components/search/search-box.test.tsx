import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { suggestionsSchema } from '@/lib/pages/search/search';
import { changeService } from '@/lib/core/site/service-change';
import messages from '@/messages/ru.json';
import { SearchBox } from './search-box.client';

const mockRouter = { push: jest.fn(), replace: jest.fn(), bfcacheId: '' };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const texts = messages.search;
const HOME = {
  isResultsPage: false,
  submitted: '',
  exitHref: '/',
  action: '/search',
  isDisabled: false,
  switcher: null,
  map: <a href="/map">{texts.map}</a>,
};

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

let requested: { address: string; signal: AbortSignal | null | undefined }[];
let answers: Record<string, string[]>;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  mockRouter.push.mockReset();
  mockRouter.bfcacheId += '1';
  window.history.replaceState(null, '', '/');
  requested = [];
  answers = { лаг: ['Лагман', 'Лагманная №1'] };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    requested.push({ address: addressOf(address), signal: options?.signal });
    const text = new URL(addressOf(address), 'http://app.test').searchParams.get('text') ?? '';
    return Promise.resolve(Response.json(suggestionsSchema.parse(answers[text] ?? [])));
  });
});
afterEach(() => jest.useRealTimers());

function show(part: Partial<ComponentProps<typeof SearchBox>> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <SearchBox {...HOME} {...part}>
        <p>Content</p>
      </SearchBox>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('combobox');
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const submit = () => fireEvent.submit(screen.getByRole('search'));
const cancel = () => fireEvent.click(screen.getByRole('button', { name: texts.cancel }));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const requestedTexts = () =>
  requested.map(({ address }) => new URL(address, 'http://app.test').searchParams.get('text'));

describe('the search field', () => {
  // Holds SRCH-02, SRCH-03, SRCH-07.
  test('says what it is for, and shows the map until it is used', () => {
    const field = show();
    expect(field).toHaveAttribute('placeholder', 'Найти что угодно');
    expect(screen.getByRole('link', { name: texts.map })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.cancel })).not.toBeInTheDocument();
    fireEvent.click(field);
    expect(screen.queryByRole('link', { name: texts.map })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: texts.cancel })).toBeVisible();
    expect(screen.getByText('Content')).not.toBeVisible();
  });

  test('is passed by the keyboard without changing the page', () => {
    const field = show();
    act(() => field.focus());
    expect(screen.getByText('Content')).toBeVisible();
  });

  test('is a form that works without scripts', () => {
    const field = show();
    expect(field).toHaveAttribute('name', 'q');
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
  });

  // Holds SRCH-08.
  test('has a button that empties it when it has text', () => {
    const field = show();
    expect(screen.queryByRole('button', { name: texts.clear })).not.toBeInTheDocument();
    type(field, 'лаг');
    fireEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});

describe('suggestions', () => {
  test('come 300 ms after the last input', async () => {
    const field = show();
    type(field, 'л');
    await wait(200);
    type(field, ' лаг ');
    await wait(299);
    expect(requested).toEqual([]);
    await wait(1);
    expect(requestedTexts()).toEqual(['лаг']);
    expect(options()).toEqual(['Лагман', 'Лагманная №1']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 подсказки');
  });

  test('suggestions of an earlier text are not waited for', async () => {
    const field = show();
    type(field, 'лаг');
    jest.mocked(fetch).mockImplementationOnce((address, options) => {
      requested.push({ address: addressOf(address), signal: options?.signal });
      return new Promise(() => undefined);
    });
    await wait(300);
    type(field, 'плов');
    await wait(300);
    expect(requested.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  test('suggestions that fail leave the search as it is', async () => {
    const field = show();
    jest.mocked(fetch).mockRejectedValue(new TypeError('lost'));
    type(field, 'лаг');
    await wait(300);
    expect(options()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Искать «лаг»' }));
    expect(mockRouter.push).toHaveBeenCalledWith('/search?q=%D0%BB%D0%B0%D0%B3');
  });

  test('suggestions of a venue come from its menu', async () => {
    const field = show({ isResultsPage: true, venueId: 3107, action: '/filials/3107/search' });
    expect(field).toHaveAttribute('placeholder', texts.menuPlaceholder);
    type(field, 'лаг');
    await wait(300);
    expect(requested[0]?.address).toContain('venueId=3107');
  });

  test('are picked with arrows and Enter', async () => {
    const field = show();
    type(field, 'лаг');
    await wait(300);
    press(field, 'ArrowDown');
    press(field, 'ArrowDown');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Лагманная №1');
    expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    submit();
    expect(mockRouter.push).toHaveBeenCalledWith(`/search?q=${encodeURIComponent('Лагманная №1')}`);
    expect(localStorage.getItem('searchHistory')).toBe('["Лагманная №1"]');
  });
});

describe('the history', () => {
  // Holds SRCH-05, SRCH-13 to SRCH-15, SRCH-12.
  test('shows in an empty field, and can be cleared', () => {
    localStorage.setItem('searchHistory', '["плов","чай"]');
    const field = show();
    fireEvent.click(field);
    expect(options()).toEqual(['плов', 'чай']);
    expect(screen.queryByText(texts.hint)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: texts.clearHistory }));
    expect(options()).toEqual([]);
    expect(screen.getByText(texts.hint)).toBeVisible();
    expect(localStorage.getItem('searchHistory')).toBeNull();
  });

  test('is searched for again by a tap', () => {
    localStorage.setItem('searchHistory', '["плов","чай"]');
    fireEvent.click(show());
    fireEvent.click(within(screen.getByRole('listbox')).getByText('чай'));
    expect(mockRouter.push).toHaveBeenCalledWith(`/search?q=${encodeURIComponent('чай')}`);
    expect(localStorage.getItem('searchHistory')).toBe('["чай","плов"]');
  });
});

describe('on a page of results', () => {
  const RESULTS = { isResultsPage: true, submitted: 'плов', map: null };
  beforeEach(() => window.history.replaceState(null, '', '/search?q=плов'));

  test('a submitted text stands in the address, in place of the one before', () => {
    const steps = window.history.length;
    const field = show(RESULTS);
    type(field, ' лагман ');
    submit();
    expect(decodeURIComponent(location.search)).toBe('?q=лагман');
    expect(window.history.length).toBe(steps);
    expect(mockRouter.push).not.toHaveBeenCalled();
    expect(screen.getByText('Content')).toBeVisible();
  });

  test('cancel with another text restores the last submitted one and its suggestions', async () => {
    const field = show(RESULTS);
    type(field, 'лаг');
    cancel();
    expect(field).toHaveValue('плов');
    expect(screen.getByText('Content')).toBeVisible();
    await wait(1000);
    expect(requestedTexts()).toEqual(['плов']);
  });

  test('Escape with the same text only closes', async () => {
    const field = show(RESULTS);
    fireEvent.click(field);
    await wait(0);
    requested = [];
    press(field, 'Escape');
    await wait(1000);
    expect(requested).toEqual([]);
    expect(screen.getByText('Content')).toBeVisible();
  });

  test('cancel leads back out of a search that nothing was searched in', async () => {
    window.history.pushState(null, '', '/search');
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const field = show({ ...RESULTS, submitted: '' });
    expect(field).toHaveFocus();
    expect(screen.getByText(texts.hint)).toBeVisible();
    type(field, 'ла');
    cancel();
    expect(back).not.toHaveBeenCalled();
    fireEvent.click(field);
    cancel();
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('the way back puts its text into the field', () => {
    const field = show(RESULTS);
    act(() => {
      window.history.replaceState(null, '', '/search?q=чай');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(field).toHaveValue('чай');
  });
});

describe('a change of the service', () => {
  const change = () => {
    let mustReload = false;
    act(() => {
      mustReload = changeService({ from: 'takeaway', to: 'delivery' });
    });
    return mustReload;
  };

  test('requests suggestions of the new one while the field is in use', async () => {
    const field = show();
    type(field, 'лаг');
    await wait(300);
    expect(change()).toBe(false);
    await wait(0);
    expect(requested.at(-1)?.address).toContain('service=delivery');
    expect(field).toHaveValue('лаг');
  });

  test('requests suggestions and results of the new one after a submitted text', async () => {
    window.history.replaceState(null, '', '/search?q=плов');
    const field = show({ isResultsPage: true, submitted: 'плов', map: null });
    type(field, 'лаг');
    await wait(300);
    expect(change()).toBe(false);
    await wait(0);
    const last = requested.at(-1);
    expect(last?.address).toContain('service=delivery');
    expect(last?.signal?.aborted).toBe(false);
  });

  test('needs no other page where the results follow it, and the next suggestions do too', async () => {
    window.history.replaceState(null, '', '/search?q=плов');
    const field = show({ isResultsPage: true, submitted: 'плов', map: null });
    expect(change()).toBe(false);
    type(field, 'лаг');
    await wait(300);
    expect(requested.map(({ address }) => address)).toEqual([expect.stringContaining('service=delivery')]);
  });

  test('is the page’s business while the search elements are hidden', async () => {
    show();
    expect(change()).toBe(true);
    await wait(1000);
    expect(requested).toEqual([]);
  });
});
