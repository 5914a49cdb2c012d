import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import { addressListSchema } from '@/lib/addresses/address.schema';
import { anAddress, FIELDS } from '@/lib/addresses/test-address';
import { sessionInfoSchema } from '@/lib/auth/session';
import { BffError } from '@/lib/bff/client';
import { queryClient } from '@/lib/bff/query-client';
import { tableListSchema } from '@/lib/bill/tables.schema';
import { dispatchCart } from '@/lib/cart/cart-store';
import { quotedPromoSchema, type Quote } from '@/lib/cart/quote.schema';
import { sumOf } from '@/lib/cart/sum';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { EMPTY_DRAFT, type CheckoutDraft } from '@/lib/checkout/draft';
import { KZT_FORMAT } from '@/lib/money/money';
import { orderRequestSchema } from '@/lib/orders/order-request.schema';
import { testOrderRequest } from '@/lib/orders/test-order-request';
import { markSignedIn } from '@/lib/session/test-mark';
import messages from '@/messages/ru.json';
import { CheckoutForm } from './checkout-form.client';
import type { Placing } from './use-place-order';

const t = createTranslator({ locale: 'ru', messages, namespace: 'checkout' });
const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const TABLES = tableListSchema.parse({ tables: [{ id: 812, number: '12', name: 'Терраса 12' }] });
const RULE = { availableMinor: 1_000_000, maxUsagePercentage: 30, cashbackPercentage: 7 };
const TARIFF = {
  id: 'foot',
  transport: 'foot' as const,
  isFastest: false,
  priceMinor: 69_000,
  minOrderMinor: 0,
  nextTier: null,
  minutes: { from: 30, to: 45 },
};

let saved: ReturnType<typeof anAddress>[] = [];

function FormOfCart({ placing, onPlace }: { placing: Placing; onPlace: jest.Mock }) {
  const { cart } = useCart();
  return cart ? (
    <CheckoutForm
      cart={cart}
      services={['delivery', 'express', 'takeaway']}
      documents={[]}
      placing={placing}
      onPlace={onPlace}
    />
  ) : null;
}

interface Shown {
  draft?: Partial<CheckoutDraft>;
  quote?: Parameters<typeof testQuote>[1];
  placing?: Placing;
  /** What a tried promo code gives. */
  promo?: object;
}

/** The sum of one dish under the terms of a quote. */
const sumUnder = (terms: Partial<Parameters<typeof sumOf>[1]>) =>
  sumOf([testLine()], {
    servicePercentage: 0,
    delivery: null,
    bonuses: null,
    wantedBonusesMinor: 0,
    rounding: KZT_FORMAT.rounding,
    ...terms,
  });

async function show({ draft = {}, quote = {}, placing = { kind: 'idle' }, promo }: Shown) {
  sessionStorage.setItem(
    'checkout',
    JSON.stringify({ ...EMPTY_DRAFT, consentedAt: '2026-03-14T09:00:00.000Z', ...draft }),
  );
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
  const answer: Quote = testQuote([testQuotedLine()], {
    ...quote,
    venue: { services: [1, 3, 4], payments: ['cash', 'online', 'kaspi'], ...quote.venue },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const body =
      address === '/api/session'
        ? sessionInfoSchema.parse({ isSignedIn: true, name: null, dinerId: null, bonusesMinor: 0 })
        : address === '/api/venues/3107/tables'
          ? TABLES
          : address === '/api/promos/code'
            ? quotedPromoSchema.parse(promo)
            : address === '/api/addresses'
              ? addressListSchema.parse({ addresses: saved })
              : address === '/api/cart/quote'
                ? answer
                : null;
    return Promise.resolve(
      body
        ? Response.json(body)
        : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
    );
  });
  const onPlace = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <FormOfCart placing={placing} onPlace={onPlace} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await screen.findByText(answer.venue.address);
  return { onPlace, user: userEvent.setup() };
}
const order = () => screen.getByRole('button', { name: new RegExp(`^${t('order')}`) });
const problem = () => document.getElementById('order-problem')?.textContent.replace(/\s/g, ' ') ?? null;
const placed = (onPlace: jest.Mock) => orderRequestSchema.parse((onPlace.mock.calls[0] as unknown[])[1]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
  dispatchCart({ type: 'cleared' });
  markSignedIn(true);
  saved = [];
});

describe('an order in the restaurant', () => {
  const express: Shown = { draft: { service: 'express' }, quote: { kind: 'express' } };

  test('needs the table, and one tap leads to its field', async () => {
    const { user } = await show(express);
    expect(problem()).toBe(t('tableRequired'));
    await screen.findByRole('textbox', { name: t('tableNumber') });
    await user.click(screen.getByRole('button', { name: t('giveTable') }));
    expect(screen.getByRole('textbox', { name: t('tableNumber') })).toHaveFocus();
  });

  test('names the typed table and is sent with it', async () => {
    const { onPlace, user } = await show(express);
    await user.type(await screen.findByRole('textbox', { name: t('tableNumber') }), '12');
    expect(await screen.findByText('Терраса 12')).toBeVisible();
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ type: 'express', table: { kind: 'typed', number: '12' } });
  });

  test('tells of a number that no table has', async () => {
    const { user } = await show(express);
    await user.type(await screen.findByRole('textbox', { name: t('tableNumber') }), '99');
    await screen.findAllByText(t('tableUnknown'));
    expect(problem()).toBe(t('tableUnknown'));
  });

  test('takes the table of the scanned code, by its name, and lets another be given', async () => {
    sessionStorage.setItem(
      'menuTempData',
      JSON.stringify({ source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3100 }),
    );
    const { onPlace, user } = await show(express);
    expect(await screen.findByText('Терраса 12')).toBeVisible();
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({
      table: { kind: 'scanned', tableId: 812, mainTerminalId: 3100 },
      source: 'QR',
    });
    await user.click(screen.getByRole('button', { name: t('otherTable') }));
    expect(problem()).toBe(t('tableRequired'));
    await user.click(screen.getByRole('button', { name: t('scannedTable') }));
    expect(screen.getByText('Терраса 12')).toBeVisible();
  });

  test('takes no table of another venue’s code', async () => {
    sessionStorage.setItem('menuTempData', JSON.stringify({ source: 'QR', filialId: 1, table: '812' }));
    await show(express);
    expect(problem()).toBe(t('tableRequired'));
  });
});

describe('a delivery', () => {
  const platform = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
  const shown = (
    delivery: NonNullable<Quote['delivery']>,
    sum = sumUnder({ delivery: platform }),
  ): Shown => ({
    draft: { service: 'delivery' },
    quote: { kind: delivery.kind === 'vendor' ? 'vendorDelivery' : 'delivery', delivery, sum },
  });

  test('needs an address', async () => {
    await show(shown(platform));
    expect(problem()).toBe(t('needsAddress'));
    expect(screen.getAllByRole('link', { name: t('giveAddress') }).at(-1)).toHaveAttribute(
      'href',
      '/profile/addresses?return=%2Fcart',
    );
  });

  test('goes to the diner’s address by the chosen tariff, with a word to the courier', async () => {
    saved = [anAddress()];
    const { onPlace, user } = await show(shown(platform));
    const field = screen.getByRole('textbox', { name: t('courierComment') });
    await waitFor(() => expect(field).toHaveValue('Домофон 41К'));
    await user.clear(field);
    await user.type(field, 'Позвоните');
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({
      type: 'delivery',
      address: { street: FIELDS.street, building: FIELDS.building },
      addressId: 4021,
      courierComment: 'Позвоните',
      tariffId: 'foot',
      transport: 'foot',
      deliveryMinor: 69_000,
      sumMinor: 249_000,
    });
  });

  test('by the venue itself has its price and no tariff', async () => {
    saved = [anAddress()];
    const vendor = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };
    const { onPlace, user } = await show(shown(vendor, sumUnder({ delivery: vendor })));
    await waitFor(() => expect(order()).toBeEnabled());
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({
      type: 'vendorDelivery',
      deliveryMinor: 60_000,
      sumMinor: 240_000,
    });
  });

  test('is wanted at the door: as soon as its tariff says, or at a time that both places name', async () => {
    saved = [anAddress()];
    const { user } = await show(shown(platform));
    const field = screen.getByRole('combobox', { name: t('time_delivery') });
    expect(within(field).getAllByRole('option')[0]).toHaveTextContent(t('asapRange', { from: 30, to: 45 }));
    expect(await screen.findByText(/Пеший курьер, 30–45 мин/, {}, { timeout: 4000 })).toBeVisible();
    const [, later] = within(field).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(field, later?.value ?? '');
    expect(screen.getByText(`Пеший курьер, ${later?.textContent ?? ''}`)).toBeVisible();
    expect(screen.queryByText(/30–45 мин/, { selector: 'p' })).not.toBeInTheDocument();
  });

  test('by the venue itself promises what is known: the cooking, and that there is a way', async () => {
    const vendor = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };
    const { user } = await show(shown(vendor, sumUnder({ delivery: vendor })));
    const field = screen.getByRole('combobox', { name: t('time_delivery') });
    expect(within(field).getAllByRole('option')[0]).toHaveTextContent(/^Как можно скорее$/);
    expect(screen.getByText(t('vendorTime', { minutes: 25 }))).toBeVisible();
    await user.selectOptions(field, within(field).getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '');
    expect(screen.queryByText(t('vendorTime', { minutes: 25 }))).not.toBeInTheDocument();
  });

  test.each<[NonNullable<Quote['delivery']>, string, string, 'link' | 'button']>([
    [
      { ...platform, tariff: { ...TARIFF, minOrderMinor: 300_000 } },
      t('belowMinimum', { amount: '3 000 ₸', missing: '1 200 ₸' }),
      t('addDishes'),
      'link',
    ],
    [{ kind: 'unavailable', reason: 'outOfZone' }, t('outOfZone'), t('otherAddress'), 'link'],
    [{ kind: 'unavailable', reason: 'noTariffs' }, t('noTariffs'), t('orderTakeaway'), 'button'],
    [{ kind: 'unavailable', reason: 'suspended' }, t('suspended'), t('orderTakeaway'), 'button'],
    [
      { kind: 'vendor', costMinor: 0, minMinor: 300_000, maxMinor: null },
      t('belowMinimum', { amount: '3 000 ₸', missing: '1 200 ₸' }),
      t('addDishes'),
      'link',
    ],
    [
      { kind: 'vendor', costMinor: 0, minMinor: null, maxMinor: 100_000 },
      t('aboveMaximum', { amount: '1 000 ₸' }),
      t('toLines'),
      'button',
    ],
  ])('as %j cannot be ordered, and one tap leads on', async (delivery, reason, mend, role) => {
    saved = [anAddress()];
    await show(shown(delivery, sumUnder({})));
    await waitFor(() => expect(problem()).toBe(reason));
    expect(screen.getByRole(role, { name: mend })).toHaveAccessibleDescription(/./);
  });
});

describe('a delivery that has stopped, where nothing can be taken away either,', () => {
  test('leads to other restaurants', async () => {
    saved = [anAddress()];
    await show({
      draft: { service: 'delivery' },
      quote: {
        kind: 'delivery',
        delivery: { kind: 'unavailable', reason: 'suspended' },
        venue: { services: [4] },
      },
    });
    await waitFor(() => expect(problem()).toBe(t('suspended')));
    expect(screen.getByRole('link', { name: messages.cart.toVenues })).toHaveAttribute('href', '/filials');
  });
});

describe('the wanted time', () => {
  test.each([
    ['takeaway', 'time_takeaway'],
    ['express', 'time_express'],
  ] as const)('of a %s order is asked for in its own words', async (service, words) => {
    await show({ draft: { service }, quote: { kind: service } });
    const field = screen.getByRole('combobox', { name: t(words) });
    expect(within(field).getAllByRole('option')[0]).toHaveTextContent(t('asap', { minutes: 25 }));
  });
});

describe('a micromarket', () => {
  test('is paid online, here and now, and has no time', async () => {
    const { onPlace, user } = await show({
      quote: { kind: 'micromarket', venue: { payments: ['online', 'kaspi'] } },
    });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: t('kaspi') }));
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ type: 'micromarket', payment: 'kaspi', wantedAt: null });
  });
});

describe('the payment', () => {
  test('is chosen of what the venue takes, cash first', async () => {
    const { onPlace, user } = await show({});
    expect(screen.getByRole('radio', { name: t('cash_takeaway') })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: t('online') }));
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ payment: 'online' });
  });

  test('that was chosen and is taken no more gives way to one that is', async () => {
    const { onPlace, user } = await show({
      draft: { payment: 'kaspi' },
      quote: { venue: { payments: ['cash'] } },
    });
    expect(screen.queryByRole('radio', { name: t('kaspi') })).not.toBeInTheDocument();
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ payment: 'cash' });
  });
});

describe('bonuses', () => {
  const slider = () => screen.findByRole('slider', { name: t('spendBonuses') });

  test('are spent up to the venue’s share of the dishes, and the sum says so', async () => {
    const { onPlace, user } = await show({
      draft: { bonusesMinor: 999_900 },
      quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) },
    });
    expect(await slider()).toHaveAttribute('max', '540');
    expect(await slider()).toHaveValue('540');
    expect(order().textContent.replace(/\s/g, ' ')).toContain('1 260 ₸');
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({
      bonusesMinor: 54_000,
      bonusAccount: 'general',
      sumMinor: 180_000,
    });
  });

  test('of the brand come first where it has its own, and the other can be chosen', async () => {
    const { onPlace, user } = await show({
      draft: { bonusesMinor: 999_900 },
      quote: {
        bonuses: RULE,
        privateReward: { ...RULE, maxUsagePercentage: 50 },
        sum: sumUnder({ bonuses: RULE }),
      },
    });
    expect(await slider()).toHaveValue('900');
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ bonusesMinor: 90_000, bonusAccount: 'privateReward' });
    await user.click(screen.getByRole('radio', { name: t('account_general') }));
    expect(await slider()).toHaveValue('540');
  });

  test('that nobody has are not offered', async () => {
    await show({ quote: { bonuses: { ...RULE, availableMinor: 0 } } });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  test('are said not to pay a delivery where there is one, and nowhere else', async () => {
    const bonuses = {
      draft: { bonusesMinor: 100 },
      quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) },
    };
    await show(bonuses);
    expect(await slider()).toBeVisible();
    expect(screen.getByText(t('bonusShare', { percent: '30' }))).toBeVisible();
    expect(screen.getByText(messages.cart.bonusesRule)).toBeVisible();
    expect(screen.queryByText(/Доставка бонусами|доставку не оплачивают/)).not.toBeInTheDocument();
  });

  test('of a delivery are said not to pay it', async () => {
    const delivery = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
    const sum = sumUnder({ bonuses: RULE, delivery });
    await show({
      draft: { service: 'delivery', bonusesMinor: 100 },
      quote: { kind: 'delivery', delivery, bonuses: RULE, sum },
    });
    expect(await slider()).toBeVisible();
    expect(screen.getByText(t('bonusShareBrought', { percent: '30' }))).toBeVisible();
    expect(screen.getByText(messages.cart.bonusesRuleBrought)).toBeVisible();
  });

  test('that come back are told with their percent', async () => {
    await show({ quote: { bonuses: RULE, sum: sumUnder({ bonuses: RULE }) } });
    expect(screen.getByText(/^7 % от оплаты блюд/)).toBeVisible();
  });
});

describe('the promo code', () => {
  const open = async (promo: object) => {
    const shown = await show({ promo });
    await shown.user.click(await screen.findByRole('link', { name: new RegExp(t('promoCode')) }));
    await shown.user.type(await screen.findByRole('textbox', { name: t('promoField') }), ' tausyldy ');
    await shown.user.click(screen.getByRole('button', { name: t('applyPromo') }));
    return shown;
  };

  test.each(['invalid', 'expired', 'used', 'otherOrder', 'belowMinimum', 'unknown'] as const)(
    'refused as %s says why and stays',
    async (reason) => {
      await open({ kind: 'refused', reason, message: null });
      expect(await screen.findByText(t(`promo_${reason}`))).toBeVisible();
      expect(sessionStorage.getItem('checkout')).toContain('"promoCode":null');
    },
  );

  test('refused in the platform’s own words says those', async () => {
    await open({ kind: 'refused', reason: 'invalid', message: 'Срок промокода истёк' });
    expect(await screen.findByText('Срок промокода истёк')).toBeVisible();
    expect(screen.queryByText(t('promo_invalid'))).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('addDishes') })).not.toBeInTheDocument();
  });

  test('below its minimum leads to more dishes', async () => {
    await open({ kind: 'refused', reason: 'belowMinimum', message: 'Промокод действует от 3 000 ₸' });
    expect(await screen.findByRole('link', { name: t('addDishes') })).toHaveAttribute(
      'href',
      '/filials/3107',
    );
  });

  test('that gives something is taken over', async () => {
    await open({
      kind: 'applied',
      code: 'NAURYZ26',
      title: '−10 %',
      discountMinor: 18_000,
      isDeliveryFree: false,
      giftName: null,
    });
    expect(await screen.findByText('NAURYZ26')).toBeVisible();
    expect(sessionStorage.getItem('checkout')).toContain('"promoCode":"NAURYZ26"');
  });

  test.each([
    ['belowMinimum', t('addDishes'), 'link'],
    ['unknown', t('checkAgain'), 'button'],
    ['expired', t('dropPromo'), 'button'],
    ['used', t('dropPromo'), 'button'],
    ['otherOrder', t('dropPromo'), 'button'],
    ['invalid', t('dropPromo'), 'button'],
  ] as const)('refused as %s stops the order, and one tap leads on: %s', async (reason, mend, role) => {
    await show({
      draft: { promoCode: 'OTKEN' },
      quote: { promo: { kind: 'refused', reason, message: null } },
    });
    expect(problem()).toBe(t(`promo_${reason}`).replace(/\s/g, ' '));
    const ways = screen.getAllByRole(role, { name: mend });
    expect(ways.at(-1)).toHaveAccessibleDescription(t(`promo_${reason}`));
  });

  test('that no longer fits stops the order until it is taken out', async () => {
    const { user } = await show({
      draft: { promoCode: 'OTKEN' },
      quote: { promo: { kind: 'refused', reason: 'invalid', message: 'Срок промокода истёк' } },
    });
    expect(problem()).toBe('Срок промокода истёк');
    await waitFor(() => expect(screen.getAllByRole('button', { name: t('dropPromo') })).toHaveLength(2));
    const [, mend] = screen.getAllByRole('button', { name: t('dropPromo') });
    if (!mend) throw new Error('no way on');
    await user.click(mend);
    expect(sessionStorage.getItem('checkout')).toContain('"promoCode":null');
  });

  test('sheet opens at once by its address', async () => {
    window.history.replaceState(null, '', '/cart?sheet=promo-code');
    await show({});
    expect(await screen.findByRole('dialog', { name: t('promoCode') })).toBeVisible();
    expect(window.location.search).toBe('');
  });
});

describe('advertising', () => {
  test('is agreed to by a box of its own that nobody has ticked', async () => {
    const { onPlace, user } = await show({});
    const box = screen.getByRole('checkbox', { name: /предложения и новости/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(order());
    expect(placed(onPlace)).toMatchObject({ acceptsMarketing: true });
  });
});

describe('a time that can no longer be had', () => {
  test('is told of before the order', async () => {
    await show({ draft: { wantedAt: '2029-01-01T00:00:00.000Z' } });
    expect(screen.getByText(t('timeMoved'))).toBeVisible();
  });
});

describe('a refused order leads on by one tap', () => {
  test.each([
    ['order/table-unknown', t('giveTable'), 'button'],
    ['order/time', t('chooseTime'), 'button'],
    ['order/payment', t('choosePayment'), 'button'],
    ['delivery/out-of-zone', t('otherAddress'), 'link'],
    ['order/below-minimum', t('addDishes'), 'link'],
    ['order/promo-code', t('dropPromo'), 'button'],
    ['order/bonuses', t('dropBonuses'), 'button'],
  ] as const)('(%s)', async (code, name, role) => {
    await show({ placing: { kind: 'refused', error: new BffError(code), request: testOrderRequest() } });
    expect(await screen.findByRole('alert')).toContainElement(screen.getByRole(role, { name }));
  });
});
