import { screen, waitFor } from '@testing-library/react';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { BffError } from '@/lib/core/bff/client';
import type { Quote } from '@/lib/cart/quote.schema';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';
import {
  startOver,
  orderButton,
  placed,
  problem,
  show,
  sumUnder,
  t,
  TARIFF,
  unfold,
  type Shown,
} from './test-checkout';

beforeEach(startOver);

describe('an order in the restaurant', () => {
  const express: Shown = { draft: { service: 'express' }, quote: { kind: 'express' } };

  // Holds CHK-15, CHK-16.
  test('needs the table, and one tap leads to its field', async () => {
    const { user } = await show(express);
    expect(problem()).toBe(t('tableRequired'));
    await screen.findByRole('textbox', { name: t('tableNumber') });
    await user.click(screen.getByRole('button', { name: t('giveTable') }));
    expect(screen.getByRole('textbox', { name: t('tableNumber') })).toHaveFocus();
  });

  test('offers to scan the table’s code in place of its number, by the browser itself', async () => {
    await show(express);
    const scan = await screen.findByRole('link', { name: messages.layout.scanQr });
    expect(scan).toHaveAttribute('href', '/qr-scanner');
    expect(scan).not.toHaveAttribute('data-soft');
  });

  test('names the typed table and is sent with it', async () => {
    const { onPlace, user } = await show(express);
    await user.type(await screen.findByRole('textbox', { name: t('tableNumber') }), '12');
    expect(await screen.findByText('Terrace 12')).toBeVisible();
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ type: 'express', table: { kind: 'typed', number: '12' } });
  });

  test('shows an error for a number that no table has', async () => {
    const { user } = await show(express);
    await user.type(await screen.findByRole('textbox', { name: t('tableNumber') }), '99');
    await screen.findByText(t('tableUnknown'));
    expect(problem()).toBe(t('tableUnknown'));
    // Not at each letter.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(t('tableUnknown'));
  });

  // Holds CHK-17.
  test('takes the table of the scanned code, by its name, and lets another be given', async () => {
    sessionStorage.setItem(
      'menuTempData',
      JSON.stringify({ source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3100 }),
    );
    const { onPlace, user } = await show(express);
    expect(await screen.findByText('Terrace 12')).toBeVisible();
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({
      table: { kind: 'scanned', tableId: 812, mainTerminalId: 3100 },
      source: 'QR',
    });
    await user.click(screen.getByRole('button', { name: t('otherTable') }));
    expect(problem()).toBe(t('tableRequired'));
    await user.click(screen.getByRole('button', { name: t('scannedTable') }));
    expect(screen.getByText('Terrace 12')).toBeVisible();
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

  // Holds DLV-21.
  test('needs an address', async () => {
    await show(shown(platform));
    expect(problem()).toBe(t('needsAddress'));
    expect(screen.getAllByRole('button', { name: t('giveAddress') })).toHaveLength(2);
  });

  test('goes to the diner’s address by the chosen tariff, with a comment for the courier', async () => {
    const { onPlace, user } = await show({ ...shown(platform), saved: [anAddress()] });
    await unfold(user, t('nameAndNote'));
    const field = screen.getByRole('textbox', { name: t('courierComment') });
    await waitFor(() => expect(field).toHaveValue('Домофон 41К'));
    await user.clear(field);
    await user.type(field, 'Позвоните');
    await user.click(orderButton());
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

  test.each([
    ['of another door', 'Сейфуллина\n1\n\n43.2500\n76.9300', 'Домофон 41К'],
    ['that was typed before an address', '', 'Позвоните'],
  ])('passes the courier a comment %s as such', async (_which, courierDoor, sent) => {
    const given = shown(platform);
    const { onPlace, user } = await show({
      ...given,
      draft: { ...given.draft, courierComment: 'Позвоните', courierDoor },
      saved: [anAddress()],
    });
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ courierComment: sent });
  });

  test('a delivery by the venue itself has its price and no tariff', async () => {
    const vendor = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };
    const { onPlace, user } = await show({
      ...shown(vendor, sumUnder({ delivery: vendor })),
      saved: [anAddress()],
    });
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({
      type: 'vendorDelivery',
      deliveryMinor: 60_000,
      sumMinor: 240_000,
    });
  });

  // Holds DLV-24.
  test.each<[NonNullable<Quote['delivery']>, string, string, 'link' | 'button']>([
    [
      { ...platform, tariff: { ...TARIFF, minOrderMinor: 300_000 } },
      t('belowMinimum', { amount: '3 000 ₸', missing: '1 200 ₸' }),
      t('addDishes'),
      'link',
    ],
    [{ kind: 'unavailable', reason: 'outOfZone' }, t('outOfZone'), t('otherAddress'), 'button'],
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
  ])('a delivery as %j cannot be ordered, and one tap leads on', async (delivery, reason, fix, role) => {
    await show({ ...shown(delivery, sumUnder({})), saved: [anAddress()] });
    await waitFor(() => expect(problem()).toBe(reason));
    expect(screen.getByRole(role, { name: fix })).toHaveAccessibleDescription(/./);
  });
});

describe('a delivery that has stopped, where nothing can be taken away either,', () => {
  test('leads to other restaurants', async () => {
    await show({
      saved: [anAddress()],
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

describe('a micromarket', () => {
  test('is paid online, here and now, and has no time', async () => {
    const { onPlace, user } = await show({
      quote: { kind: 'micromarket', venue: { payments: ['online', 'kaspi'] } },
    });
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${t('time_takeaway')}`) }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: t('short_kaspi') }));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ type: 'micromarket', payment: 'kaspi', wantedAt: null });
  });
});

describe('the payment', () => {
  test('is chosen of what the venue takes, cash first', async () => {
    const { onPlace, user } = await show({});
    expect(screen.getByRole('radio', { name: t('short_cash') })).toBeChecked();
    // The choice says it, and nothing says it twice.
    expect(screen.queryByText(t('cash_takeaway'))).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: t('short_online') }));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ payment: 'online' });
  });

  test('the payment that was chosen and is taken no more gives way to one that is', async () => {
    const { onPlace, user } = await show({
      draft: { payment: 'kaspi' },
      quote: { venue: { payments: ['cash'] } },
    });
    expect(screen.queryByRole('radiogroup', { name: t('payment') })).not.toBeInTheDocument();
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ payment: 'cash' });
  });

  // Holds PAY-12.
  test('the payment that changes by itself says so until the diner chooses', async () => {
    const { user } = await show({
      draft: { payment: 'kaspi' },
      quote: { venue: { payments: ['cash', 'online'] } },
    });
    expect(screen.getByText(t('paymentMoved'))).toBeVisible();
    await user.click(screen.getByRole('radio', { name: t('short_online') }));
    expect(screen.queryByText(t('paymentMoved'))).not.toBeInTheDocument();
  });
});

describe('advertising', () => {
  test('has its own checkbox, which is not ticked at first', async () => {
    const { onPlace, user } = await show({});
    const box = screen.getByRole('checkbox', { name: /предложения и новости/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ acceptsMarketing: true });
  });
});

describe('a refused order leads on by one tap', () => {
  test.each([
    ['order/table-unknown', t('giveTable'), 'button'],
    ['order/time', t('chooseTime'), 'button'],
    ['order/payment', t('choosePayment'), 'button'],
    ['delivery/out-of-zone', t('otherAddress'), 'button'],
    ['order/below-minimum', t('addDishes'), 'link'],
    ['order/promo-code', t('dropPromo'), 'button'],
    ['order/bonuses', t('dropBonuses'), 'button'],
  ] as const)('(%s)', async (code, name, role) => {
    await show({ placing: { kind: 'refused', error: new BffError(code), request: testOrderRequest() } });
    expect(await screen.findByRole('alert')).toContainElement(screen.getByRole(role, { name }));
  });

  const refusedFor = (code: ErrorCode) =>
    show({ placing: { kind: 'refused', error: new BffError(code), request: testOrderRequest() } });

  test('a refused order leads on by one tap to the time, unfolded', async () => {
    const { user } = await refusedFor('order/time');
    await user.click(await screen.findByRole('button', { name: t('chooseTime') }));
    expect(screen.getByRole('button', { name: new RegExp(`^${t('time_takeaway')}`) })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: t('day') })).toBeVisible();
  });

  test('a refused order leads on by one tap to the payment', async () => {
    const { user } = await refusedFor('order/payment');
    await user.click(await screen.findByRole('button', { name: t('choosePayment') }));
    expect(document.activeElement).toContainElement(screen.getByRole('radiogroup', { name: t('payment') }));
  });
});
