import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { ERRORS, type ErrorCode } from '@/lib/core/errors/errors';
import { ORDER_REFUSALS, OTHER_REFUSALS, type OrderRefusal } from '@/lib/orders/placing/test-order-refusals';
import { watchLeaving } from '@/lib/core/paths/test-location';
import messages from '@/messages/ru.json';
import { CartScreen } from '@/components/checkout/cart-screen.client';
import { startOver, saveDraft, serve, session, t, VENUE } from '@/components/checkout/test-checkout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const { cart: cartText, checkout, errors } = messages;
/** The first cart of a run loads its parts. */
const LOADING = { timeout: 8000 };

/** The buttons after each of our error codes: `order` is the order button, with the current sum. */
const WAYS_ON: Partial<Record<ErrorCode, string>> = {
  'venue/not-found': cartText.toVenues,
  'order/refused': cartText.toVenues,
  'order/table-required': checkout.giveTable,
  'order/table-unknown': checkout.giveTable,
  'table/scan-again': checkout.giveTable,
  'venue/closed': checkout.chooseTime,
  'order/time': checkout.chooseTime,
  'delivery/suspended': checkout.orderTakeaway,
  'consent/required': checkout.toConsent,
  'order/age': checkout.toAge,
  'order/payment': checkout.choosePayment,
  'payment/return-address': checkout.choosePayment,
  'delivery/out-of-zone': checkout.otherAddress,
  'order/below-minimum': checkout.addDishes,
  'order/above-maximum': checkout.toLines,
  'order/promo-code': checkout.dropPromo,
  'order/bonuses': checkout.dropBonuses,
  'order/positions': checkout.order,
  'order/price-changed': checkout.order,
  'delivery/cost-changed': checkout.order,
  'auth/deleted-account': checkout.order,
  'upstream/busy': checkout.order,
};

/** Orders the cart; our server responds with the refusal. */
async function order({ ours, details, issue }: OrderRefusal) {
  const error = { code: ours, details: { ...details, lines: issue ? [{ index: 0, issue }] : [] } };
  const quote = testQuote([testQuotedLine()], {
    venue: { services: [1, 3, 4], payments: ['cash', 'online'] },
  });
  serve({
    '/api/session': session(),
    '/api/cart/quote': quote,
    '/api/orders': () => Promise.resolve(Response.json({ error }, { status: ERRORS[ours].status })),
  });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <CartScreen services={['delivery', 'express', 'takeaway']} documents={[]} />
    </NextIntlClientProvider>,
  );
  await screen.findByText(quote.venue.address, {}, LOADING);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${checkout.order}`) }, LOADING));
  return user;
}

beforeEach(() => {
  startOver();
  saveDraft({ consentedAt: '2026-03-14T09:00:00.000Z' });
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
});

const known = Object.entries({ ...ORDER_REFUSALS, ...OTHER_REFUSALS });

describe('an order that the platform turns away', () => {
  test.each(known.filter(([, { ours }]) => WAYS_ON[ours] !== undefined))(
    'an order that the platform turns away with %s says so, keeps the cart, and leads on',
    async (_code, refusal) => {
      const before = readCart().cart;
      await order(refusal);
      const alert = await screen.findByRole('alert', {}, LOADING);
      expect(alert).toHaveTextContent(errors[ERRORS[refusal.ours].messageKey]);
      if (refusal.issue)
        expect(alert).toHaveTextContent(cartText[`refused_${refusal.issue}`].replace('{name}', 'Плов'));
      const wayOn = WAYS_ON[refusal.ours] ?? '';
      const isOrder = wayOn === checkout.order;
      const way = isOrder
        ? screen.getByRole('button', { name: new RegExp(`^${wayOn}`) })
        : (within(alert).queryByRole('button', { name: wayOn }) ??
          within(alert).getByRole('link', { name: wayOn }));
      expect(way).toBeEnabled();
      expect(readCart().cart).toEqual(before);
      expect(orderIntents.findOpen()).toBeNull();
    },
  );

  test.each(
    known.filter(([, { ours }]) => ours === 'order/unknown-outcome' || ours === 'order/already-sent'),
  )(
    'or not, as %s leaves open, has the screen that finds out, and keeps the cart',
    async (_code, refusal) => {
      await order(refusal);
      expect(await screen.findByRole('heading', { name: checkout.unknownTitle })).toBeVisible();
      expect(screen.getByRole('button', { name: checkout.checkNow })).toBeEnabled();
      expect(readCart().cart?.lines).toHaveLength(1);
      expect(orderIntents.findOpen()).not.toBeNull();
    },
  );

  test('because the session has ended leads to the sign-in and back to the cart', async () => {
    const leaving = watchLeaving();
    await order({ status: 401, ours: 'auth/ended' });
    expect(leaving).toHaveBeenCalledWith('/api/auth/sign-in?return=%2Fcart');
    expect(readCart().cart?.lines).toHaveLength(1);
  });

  test('has a way on for each of our texts', () => {
    const led = [...Object.keys(WAYS_ON), 'order/unknown-outcome', 'order/already-sent', 'auth/ended'];
    expect([...new Set(known.map(([, { ours }]) => ours))].sort()).toEqual(led.sort());
  });

  test('an order that the platform turns away for its age lets that be confirmed, though the cart knows of nothing restricted', async () => {
    const user = await order({ status: 422, ours: 'order/age' });
    await user.click(await screen.findByRole('button', { name: checkout.toAge }));
    expect(screen.getByRole('checkbox', { name: t('age', { age: 21 }) })).toHaveFocus();
  });
});
