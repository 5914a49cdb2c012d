import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { fieldsOf } from '@/lib/ground/addresses/address';
import { forgetActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { answeredBy } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import type { ServiceName } from '@/lib/core/site/site';
import messages from '@/messages/ru.json';
import { VenueServices } from './venue-services.client';

const mockRouter = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const { refresh } = mockRouter;
const LayoutObserver = window.IntersectionObserver;
const ALL: ServiceName[] = ['delivery', 'express', 'takeaway'];

function show(chosen: ServiceName, offered: ServiceName[] = ALL) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueServices venueId={3107} chosen={chosen} offered={offered} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const keep = (service: string) => {
  document.cookie = `service=${service}; path=/`;
};

beforeEach(() => {
  refresh.mockReset();
  document.cookie = 'service=; path=/; max-age=0';
  window.history.replaceState(null, '', '/filials/3107');
});

describe('the head of a venue', () => {
  const fetched = () => jest.mocked(globalThis.fetch).mock.calls;
  /** The terms in the head, which is in view. */
  const showHead = (chosen: ServiceName) => {
    render(<p data-terms-of="3107">…</p>);
    return show(chosen);
  };
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      answeredBy({
        'POST /api/venues/terms': {
          venues: [{ id: 3107, isFar: true, time: null, terms: ['На ваш адрес не доставляют'] }],
        },
      }),
    );
    window.IntersectionObserver = class extends window.IntersectionObserver {
      constructor(private readonly callback: IntersectionObserverCallback) {
        super(callback);
      }
      override observe(target: Element) {
        this.callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = LayoutObserver;
    forgetActiveAddress();
    jest.useRealTimers();
  });
  /** Waits past the pause before a request. */
  const pass = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
      await turns();
    });

  test('gets the terms of a delivery to the address of the diner, be that in another town', async () => {
    saveUnsavedAddress(fieldsOf(anAddress()));
    showHead('delivery');
    await pass();
    expect(screen.getByText('На ваш адрес не доставляют')).toBeVisible();
    expect(fetched().map(([, init]) => JSON.parse(init?.body as string) as object)).toMatchObject([
      { venueIds: [3107], withFar: true },
    ]);
  });

  test('asks for nothing for another service, or without an address', async () => {
    showHead('delivery');
    saveUnsavedAddress(fieldsOf(anAddress()));
    show('takeaway');
    await pass();
    expect(fetched()).toEqual([]);
  });
});

describe('the services of a venue', () => {
  test('are links that work without scripts', () => {
    show('express');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/filials/3107?service=delivery',
      '/filials/3107?service=express',
      '/filials/3107?service=takeaway',
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('В зале');
  });

  test('move the menu and the cart together', async () => {
    const user = show('takeaway');
    await user.click(screen.getByRole('link', { name: 'Доставка' }));
    expect(document.cookie).toContain('service=delivery');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('stay as they are without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const user = show('takeaway');
    await user.click(screen.getByRole('link', { name: 'Доставка' }));
    expect(document.cookie).not.toContain('delivery');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('leave the address once it has named one', async () => {
    keep('delivery');
    window.history.replaceState(null, '', '/filials/3107?service=delivery&product=5#c1');
    show('delivery');
    await waitFor(() => expect(window.location.href).toMatch(/\/filials\/3107\?product=5#c1$/));
  });

  test('follow a choice that was made elsewhere, as far as the venue offers it', () => {
    show('takeaway', ['express', 'takeaway']);
    keep('delivery');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(refresh).not.toHaveBeenCalled();
    keep('express');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('are shown as text where there is only one', () => {
    show('delivery', ['delivery']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Доставка')).toBeVisible();
  });
});
