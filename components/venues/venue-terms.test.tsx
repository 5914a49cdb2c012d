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
  test.each([
    [{ isCashEnabled: true, isOnlinePaymentDisabled: true }, 'Оплата: наличными'],
    [{ isCashEnabled: false, isOnlinePaymentDisabled: false }, 'Оплата: картой онлайн'],
    [
      { isCashEnabled: true, isOnlinePaymentDisabled: false, isKaspiEnabled: true },
      'Оплата: картой онлайн, Kaspi, наличными',
    ],
    [{ isPaymentDisabled: true }, t('details.noPayment')],
  ])('of a venue with %j name all ways to pay: %s', (part, text) => {
    show(<VenueTerms venue={testVenue(part)} service="takeaway" cookingMinutes={null} />);
    expect(terms()).toEqual([text]);
  });

  test('of takeaway tell how long dishes take', () => {
    show(<VenueTerms venue={testVenue()} service="takeaway" cookingMinutes={COOKED} />);
    expect(terms()[0]).toBe('Готовят 15–20 мин');
  });

  test('of the hall tell its charge', () => {
    show(
      <VenueTerms venue={testVenue({ servicePercentage: 12 })} service="express" cookingMinutes={COOKED} />,
    );
    expect(terms()[1]).toBe('Обслуживание в зале: 12 %');
  });

  test.each([
    [null, 'Цена и время доставки зависят от адреса'],
    [{ costMinor: 50_000, minMinor: null, maxMinor: null }, 'Доставка 500 ₸'],
    [{ costMinor: 50_000, minMinor: 300_000, maxMinor: null }, 'Доставка 500 ₸, заказ от 3 000 ₸'],
  ])(
    'of a delivery with %j of the venue itself tell what is known without an address',
    (vendorDelivery, text) => {
      show(<VenueTerms venue={testVenue({ vendorDelivery })} service="delivery" cookingMinutes={COOKED} />);
      expect(terms()[1]).toBe(text);
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
  test.each(['takeaway', 'express', 'delivery'] as const)(
    'keeps the words that it has for its guests from nobody: %s',
    (service) => {
      show(<VenueNotices venue={{ ...late, bannerMessage: 'Сегодня без горячего' }} service={service} />);
      expect(screen.getByRole('note')).toHaveTextContent('Сегодня без горячего');
      expect(screen.queryAllByText(t('details.delivery_weather_issues'))).toHaveLength(
        service === 'delivery' ? 1 : 0,
      );
    },
  );

  // Holds VEN-43.
  test.each([
    ['Скользко на дорогах.', 'Скользко на дорогах. Примерно на 10 минут дольше.'],
    ['Снегопад: дольше на 10 минут', 'Снегопад: дольше на 10 минут'],
    ['Дольше на 100 минут.', 'Дольше на 100 минут. Примерно на 10 минут дольше.'],
  ])('names the minutes beside the message «%s» unless it does', (bannerMessage, text) => {
    show(<VenueNotices venue={{ ...late, bannerMessage }} service="delivery" />);
    expect(screen.getByRole('note')).toHaveTextContent(t('details.delivery_weather_issues') + text);
  });
});
