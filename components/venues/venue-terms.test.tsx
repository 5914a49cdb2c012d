import { render, screen, waitFor } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { fieldsOf } from '@/lib/ground/addresses/address';
import { forgetActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { testVenue } from '@/lib/ground/venues/test-venue';
import messages from '@/messages/ru.json';
import { VenueNotices } from './venue-notices';
import { VenueTerms } from './venue-terms';
import { watchCardTerms } from './write-card-terms';

const t = createTranslator({ locale: 'ru', messages });
const show = (shown: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {shown}
    </NextIntlClientProvider>,
  );
const terms = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' '));
const COOKED = { from: 15, to: 20 };
const COOKING = { time: { text: 'Готовят 15–20 мин', at: 'venue' as const } };

describe('the terms of a service', () => {
  test('the terms of a venue that takes no payment say so', () => {
    show(
      <VenueTerms
        venue={testVenue({ isPaymentDisabled: true })}
        service="delivery"
        cookingMinutes={null}
        facts={{ terms: [] }}
      />,
    );
    expect(terms()).toContain(t('details.noPayment'));
  });

  test('the terms of a service of takeaway tell how long dishes take and where they are', () => {
    const venue = testVenue();
    show(<VenueTerms venue={venue} service="takeaway" cookingMinutes={COOKED} facts={{}} />);
    expect(terms()).toEqual(['Готовят 15–20 мин', venue.address]);
  });

  test('the terms of a service of the hall tell its charge', () => {
    show(
      <VenueTerms
        venue={testVenue({ servicePercentage: 12 })}
        service="express"
        cookingMinutes={COOKED}
        facts={{}}
      />,
    );
    expect(terms()[1]).toBe('Обслуживание в зале: 12 %');
  });

  test.each([
    ['by the platform', {}, { terms: [], offer: '−690 ₸ от 10 000 ₸' }, [t('venues.deliveryByAddress')]],
    [
      'by the venue itself',
      { vendorDelivery: { costMinor: 50_000, minMinor: 300_000, maxMinor: null } },
      { terms: ['доставка 500 ₸'], bounds: 'заказ от 3 000 ₸' },
      ['доставка 500 ₸', 'заказ от 3 000 ₸'],
    ],
  ])('the terms of a delivery %s tell what is known without an address', (_which, part, known, shown) => {
    show(
      <VenueTerms
        venue={testVenue(part)}
        service="delivery"
        cookingMinutes={COOKED}
        facts={{ ...COOKING, ...known }}
      />,
    );
    expect(terms()).toEqual(['Готовят 15–20 мин', shown.join(' ')]);
  });

  test('the terms of a suspended delivery leave it to the notice to say so', () => {
    show(
      <VenueTerms
        venue={testVenue({ deliveryState: 'closed' })}
        service="delivery"
        cookingMinutes={COOKED}
        facts={{ ...COOKING, terms: ['приостановлена'] }}
      />,
    );
    expect(terms()).toEqual(['Готовят 15–20 мин']);
  });

  test('the terms of a delivery are those for the diner’s address once they are known, and go with it', async () => {
    window.IntersectionObserver = class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe(target: Element) {
        this.callback([{ target, isIntersecting: true } as never], this as never);
      }
      disconnect() {}
    } as never;
    const venue = testVenue({});
    const answer = {
      id: venue.id,
      isFar: false,
      time: '70–85 мин',
      terms: ['доставка 850 ₸', '2,4 км'],
      offer: 'бесплатно от 10 000 ₸',
      bounds: 'заказ от 3 000 ₸',
    };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ venues: [answer] })));
    saveUnsavedAddress(fieldsOf(anAddress()));
    const facts = { ...COOKING, terms: [] };
    show(<VenueTerms venue={venue} service="delivery" cookingMinutes={COOKED} facts={facts} />);
    const stop = watchCardTerms();
    await waitFor(() =>
      expect(terms()).toEqual(['70–85 мин', 'доставка 850 ₸ 2,4 км бесплатно от 10 000 ₸ заказ от 3 000 ₸']),
    );
    expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('data-written');
    forgetActiveAddress();
    expect(terms()).toEqual(['Готовят 15–20 мин', t('venues.deliveryByAddress')]);
    expect(screen.getAllByRole('listitem').at(-1)).not.toHaveAttribute('data-written');
    stop();
  });
});

describe('a venue’s message about its delivery', () => {
  const late = testVenue({ services: [1, 4], deliveryState: 'weather_issues', deliveryDelayMinutes: 10 });

  test('is shown for a delivery, and not for other services', () => {
    const { rerender } = show(<VenueNotices venue={late} service="takeaway" />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    rerender(
      <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
        <VenueNotices venue={late} service="delivery" />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('note')).toHaveTextContent(t('details.deliveryDelay', { minutes: 10 }));
  });

  // Holds VEN-35.
  test('is shown for every service while it is not about a late delivery', () => {
    const venue = testVenue({ services: [1, 4], bannerMessage: 'Сегодня без горячего' });
    show(<VenueNotices venue={venue} service="takeaway" />);
    expect(screen.getByRole('note')).toHaveTextContent('Сегодня без горячего');
  });

  test.each(['takeaway', 'express'] as const)(
    'a venue’s message about its delivery about a late delivery is not shown for %s',
    (service) => {
      show(<VenueNotices venue={{ ...late, bannerMessage: 'Снегопад' }} service={service} />);
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    },
  );

  test('stands beside the text about a suspended delivery', () => {
    const closed = testVenue({ services: [1, 4], deliveryState: 'closed', bannerMessage: 'До пятницы' });
    show(<VenueNotices venue={closed} service="delivery" />);
    expect(screen.getByRole('note')).toHaveTextContent(`${t('details.delivery_closed')}До пятницы`);
  });

  // Holds VEN-43.
  test.each([
    ['Скользко на дорогах.', 'Скользко на дорогах.Примерно на 10 минут дольше.'],
    ['Снегопад: дольше на 10 минут', 'Снегопад: дольше на 10 минут'],
    ['Дольше на 100 минут.', 'Дольше на 100 минут.Примерно на 10 минут дольше.'],
  ])('is said once, with the minutes beside «%s» unless it names them', (bannerMessage, text) => {
    show(<VenueNotices venue={{ ...late, bannerMessage }} service="delivery" />);
    expect(screen.getByRole('note').textContent).toBe(text);
  });
});
