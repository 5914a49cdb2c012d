import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { changeLocationSearch } from '@/components/ui/use-location-search';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { fieldsOf } from '@/lib/ground/addresses/address';
import { forgetActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { CardOffer, CardTags, CardTerms } from './card-terms';
import { TermsByAddress } from './terms-by-address.client';
import { watchCardTerms } from './write-card-terms';

jest.mock('next/navigation', () => ({ usePathname: () => '/filials' }));

const requests: { venueIds: number[]; latitude: number; withFar: boolean; by?: string }[] = [];
let answer: (ids: number[]) => unknown;
/** The cards on the screen; the others are below it. */
let inView: string[];

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  inView = ['1', '2'];
  answer = (ids) => ({
    venues: ids.map((id) => ({
      ...{ id, isFar: false, time: '35–50 мин' },
      ...{
        terms: [`доставка ${id}90 ₸`, '2,4 км'],
        offer: `бесплатно от ${id} 000 ₸`,
        bounds: 'заказ от 500 ₸',
      },
    })),
  });
  forgetActiveAddress();
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: HTMLElement) {
      const isIntersecting = inView.includes(
        target.closest<HTMLElement>('[data-testid]')?.dataset.testid ?? '',
      );
      this.callback([{ target, isIntersecting } as never], this as never);
    }
    disconnect() {}
  } as never;
  global.fetch = jest.fn((_address, init?: RequestInit) => {
    const body = JSON.parse(init?.body as string) as (typeof requests)[number];
    requests.push(body);
    return Promise.resolve(new Response(JSON.stringify(answer(body.venueIds))));
  }) as never;
});

afterEach(() => jest.useRealTimers());

const card = (id: number, testId = String(id)) => {
  const venue = { id, time: { text: '45–65 мин', at: 'door' as const }, terms: ['по адресу'] };
  return (
    <div key={testId} data-testid={testId}>
      <CardTags venue={venue} />
      <CardTerms venue={venue} />
      <CardOffer venue={venue} />
    </div>
  );
};
const show = () =>
  render(
    <>
      {[1, 2, 3].map((id) => card(id))}
      <TermsByAddress />
    </>,
  );
/** Terms of an address are cached while the page lives: each test has its own. */
let latitude = 43;
const save = () => saveUnsavedAddress({ ...fieldsOf(anAddress()), latitude: (latitude += 0.01) });
const unserved = (isFar: boolean) => (ids: number[]) => ({
  venues: ids.map((id) => ({ id, isFar, time: null, terms: ['не доставляют'] })),
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the cards of deliveries', () => {
  test('the cards of deliveries of a guest without an address stay as they are, and nothing is requested', async () => {
    show();
    await pass(400);
    expect(requests).toEqual([]);
    expect(screen.getByTestId('1')).toHaveTextContent('45–65 мин');
  });

  test('get the terms for the address, those in view in one request', async () => {
    save();
    show();
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('доставка 190 ₸'));
    expect(screen.getByTestId('2')).toHaveTextContent('35–50 мин');
    expect(screen.getByTestId('1').querySelector('.glyph-bike')).not.toBeNull();
    expect(screen.getByTestId('3')).toHaveTextContent('по адресу');
    expect(screen.getByText('доставка 190 ₸').nextElementSibling).toHaveTextContent('2,4 км');
    expect(screen.getByText('бесплатно от 1 000 ₸')).toBeVisible();
    expect(screen.getByTestId('1')).not.toHaveTextContent('заказ от');
    await pass(400);
    expect(requests.map(({ venueIds }) => venueIds)).toEqual([[1, 2]]);
  });

  test('get them where another card of the venue is below the screen', async () => {
    save();
    inView = ['1'];
    render(
      <>
        {card(1)}
        {card(1, 'below')}
        <TermsByAddress />
      </>,
    );
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('доставка 190 ₸'));
    expect(screen.getByTestId('below')).toHaveTextContent('доставка 190 ₸');
  });

  test('the cards of deliveries of a list for a time are requested for that, and anew once it is taken off', async () => {
    save();
    history.replaceState(null, '', '/filials?by=19:30');
    show();
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('доставка'));
    act(() => changeLocationSearch('?by=', 'replaceState'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ by }) => by)).toEqual(['19:30', undefined]);
    history.replaceState(null, '', '/filials');
  });

  test('promise no minutes where it is not delivered', async () => {
    save();
    answer = unserved(false);
    show();
    await waitFor(() => expect(screen.getByTestId('2')).toHaveTextContent('не доставляют'));
    expect(screen.getByText((_text, place) => place?.getAttribute('data-time-of') === '2')).not.toBeVisible();
  });

  test('the cards of deliveries of another town than the address say what they said before, and are requested once', async () => {
    save();
    answer = (ids) => ({ venues: ids.map((id) => ({ id, isFar: true, time: null, terms: null })) });
    show();
    await pass(3500);
    expect(screen.getByTestId('1')).toHaveTextContent('45–65 мин');
    expect(requests).toMatchObject([{ venueIds: [1, 2], withFar: false }]);
  });

  test('the cards of deliveries of another town say on the venue’s own page alone that there is no delivery', async () => {
    save();
    answer = unserved(true);
    render(card(1));
    const stop = watchCardTerms({ withFar: true });
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('не доставляют'));
    expect(requests).toMatchObject([{ withFar: true }]);
    stop();
    cleanup();
    show();
    await pass(400);
    expect(screen.getByTestId('1')).toHaveTextContent('по адресу');
  });

  test('keep what they say where the request fails', async () => {
    save();
    answer = () => ({ error: 'no' });
    show();
    await pass(400);
    expect(requests).toHaveLength(1);
    expect(screen.getByTestId('1')).toHaveTextContent('по адресу');
  });

  test('are requested again where the platform had not said the terms', async () => {
    save();
    answer = (ids) => ({
      venues: ids.map((id) => ({
        ...{ id, isFar: false, time: null },
        terms: id === 1 && requests.length === 1 ? null : ['доставка 90 ₸'],
      })),
    });
    show();
    await waitFor(() => expect(screen.getByTestId('2')).toHaveTextContent('доставка'));
    expect(screen.getByTestId('1')).toHaveTextContent('45–65 мин');
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('доставка'), { timeout: 4500 });
    expect(requests.map(({ venueIds }) => venueIds)).toEqual([[1, 2], [1]]);
  });

  test('say what they said before once the address is gone', async () => {
    save();
    show();
    await waitFor(() => expect(screen.getByTestId('1')).toHaveTextContent('доставка'));
    expect(screen.getByText('бесплатно от 1 000 ₸')).toBeVisible();
    act(() => forgetActiveAddress());
    expect(screen.getByTestId('1')).toHaveTextContent('45–65 мин по адресу'.replace(' по', 'по'));
    expect(screen.getByTestId('1').querySelector('[data-offer-of]')).not.toBeVisible();
  });
});
