import { render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { BffError } from '@/lib/core/bff/client';
import { testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import { DeliveryCard } from '@/components/checkout/fields/delivery-card.client';
import { consentTexts } from '@/lib/legal/given-consent';
import { saveDraft, orderButton, problem, show, startOver, sumUnder, t } from './test-checkout';
import { beginForm, consent, DOCUMENTS, showCart } from './test-checkout-form';
import type { Placing } from '@/components/checkout/placing/use-place-order';

const cart = createTranslator({ locale: 'ru', messages: ru, namespace: 'cart' });
const plain = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');
const refused = (error: BffError, type: 'takeaway' | 'delivery' = 'takeaway'): Placing => ({
  kind: 'refused',
  error,
  request: testOrderRequest(type),
});

describe('a refused order', () => {
  beforeEach(beginForm);

  test('shows a changed price once, with the old one', async () => {
    const error = new BffError('order/positions', { lines: [{ index: 0, issue: 'priceChanged' }] });
    const quote = testQuote([testQuotedLine({ issues: ['priceChanged'], priceMinor: 200_000 })]);
    await showCart({ placing: refused(error), quote });
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(/Была 1.800.₸, стала 2.000.₸/);
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByText(/Цена изменилась: Плов/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: ru.layout.close })).not.toBeInTheDocument();
  });

  test('shows a changed price beside the other issues of the line', async () => {
    const error = new BffError('order/positions', { lines: [{ index: 0, issue: 'exceeded' }] });
    const quote = testQuote([testQuotedLine({ issues: ['priceChanged'], priceMinor: 200_000 })]);
    await showCart({ placing: refused(error), quote });
    await screen.findByText(/Была 1.800.₸/);
    expect(within(screen.getByRole('alert')).getAllByRole('listitem').map(plain)).toEqual([
      cart('refused_exceeded', { name: 'Плов' }),
      'Цена изменилась: Плов. Была 1 800 ₸, стала 2 000 ₸. Сумма уже пересчитана.',
    ]);
  });
});

describe('a cart outside of the zone', () => {
  beforeEach(startOver);
  const OUT = { kind: 'unavailable', reason: 'outOfZone' } as const;

  // Holds DLV-25.
  test.each([
    ['kk', kk],
    ['ru', ru],
    ['ka', ka],
    ['en', en],
  ] as const)('says so, and what can be done: %s', (locale, messages) => {
    render(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        <DeliveryCard
          onAddress={jest.fn()}
          address={anAddress()}
          delivery={OUT}
          goodsMinor={180_000}
          cookingMinutes={20}
          wantedText={null}
          moneyFormat={KZT_FORMAT}
          onTariff={jest.fn()}
        />
      </NextIntlClientProvider>,
    );
    const { outOfZoneTitle, outOfZone } = messages.delivery;
    expect(screen.getByRole('status')).toHaveTextContent(outOfZoneTitle + outOfZone);
    expect(outOfZone).not.toContain(outOfZoneTitle);
  });

  // Holds DLV-23, DLV-24.
  test('leads to another address, once, though an order was refused for it', async () => {
    await show({
      saved: [anAddress()],
      draft: { service: 'delivery' },
      quote: { kind: 'delivery', delivery: OUT, sum: sumUnder({}) },
      placing: refused(new BffError('delivery/out-of-zone'), 'delivery'),
    });
    expect(await screen.findByText(ru.delivery.outOfZoneTitle)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(ru.errors.outOfZone);
    expect(problem()).toBe(t('outOfZone'));
    expect(screen.getAllByRole('button', { name: t('otherAddress') })).toHaveLength(1);
  });
});

describe('bonuses that come back', () => {
  beforeEach(startOver);

  test('have the mark of bonuses, and no sign of a currency', async () => {
    const rule = { availableMinor: 0, maxUsagePercentage: 30, cashbackPercentage: 7 };
    await show({ quote: { bonuses: rule, sum: sumUnder({ bonuses: rule }) } });
    const row = (await screen.findByText(ru.cart.earned)).closest('p');
    expect(row?.querySelector('.coin')).toBeInTheDocument();
    expect(row).toHaveTextContent(/\+126$/);
  });
});

test('a consent that was taken back is requested under its label, with an icon', async () => {
  beginForm();
  saveDraft({ consentsTo: consentTexts(null, DOCUMENTS), consentedAt: '2026-03-14T09:00:00.000Z' });
  const { user } = await showCart({});
  await user.click(consent());
  await user.click(orderButton());
  const error = screen.getByText(t('consentRequired')).closest('p') as HTMLElement;
  expect(error).toHaveClass('consent__error');
  expect(error.querySelector('.glyph, .icon, svg')).toBeInTheDocument();
});
