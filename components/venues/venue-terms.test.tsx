import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { testVenue } from '@/lib/venues/test-venue';
import messages from '@/messages/ru.json';
import { VenueNotices } from './venue-notices';
import { VenueTerms } from './venue-terms';

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

describe('the terms of a service', () => {
  test('of a venue that takes no payment say so', () => {
    show(
      <VenueTerms venue={testVenue({ isPaymentDisabled: true })} service="delivery" cookingMinutes={null} />,
    );
    expect(terms()).toContain(t('details.noPayment'));
  });

  test('of takeaway tell how long dishes take and where they are', () => {
    const venue = testVenue();
    show(<VenueTerms venue={venue} service="takeaway" cookingMinutes={COOKED} />);
    expect(terms()).toEqual(['Готовят 15–20 мин', venue.address]);
  });

  test('of the hall tell its charge', () => {
    show(
      <VenueTerms venue={testVenue({ servicePercentage: 12 })} service="express" cookingMinutes={COOKED} />,
    );
    expect(terms()[1]).toBe('Обслуживание в зале: 12 %');
  });

  test.each([
    [null, t('venues.deliveryByAddress')],
    [{ costMinor: 50_000, minMinor: null, maxMinor: null }, 'Доставка 500 ₸'],
    [{ costMinor: 50_000, minMinor: 300_000, maxMinor: null }, 'Доставка 500 ₸, заказ от 3 000 ₸'],
  ])(
    'of a delivery with %j of the venue itself tell what is known without an address',
    (vendorDelivery, text) => {
      show(<VenueTerms venue={testVenue({ vendorDelivery })} service="delivery" cookingMinutes={COOKED} />);
      expect(terms()).toEqual(['Готовят 15–20 мин', text]);
    },
  );
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

  test.each(['takeaway', 'express'] as const)('about a late delivery is not shown for %s', (service) => {
    show(<VenueNotices venue={{ ...late, bannerMessage: 'Снегопад' }} service={service} />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('stands beside the words for a delivery that is suspended', () => {
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
