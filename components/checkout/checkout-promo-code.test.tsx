import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/components/ui/toasts';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { BffError } from '@/lib/core/bff/client';
import { heldAnswer } from '@/lib/core/bff/test-server';
import { quotedPromoSchema, type QuotedPromo } from '@/lib/cart/quote.schema';
import { turns } from '@/lib/core/concurrency/test-turns';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';
import { startOver, problem, show, sumUnder, t, TARIFF } from './test-checkout';

beforeEach(() => {
  startOver();
  toasts.current().forEach(({ id }) => toasts.dismiss(id));
});

type Reason = Extract<QuotedPromo, { kind: 'refused' }>['reason'];
/** The one text of a reason. */
const textOf = (reason: Reason) =>
  reason === 'invalid' ? messages.errors.promoCodeRefused : t(`promo_${reason}`);

// Holds PROMO-09.
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
      expect(await screen.findByRole('alert')).toHaveTextContent(textOf(reason));
      expect(sessionStorage.getItem('checkout')).toContain('"promoCode":null');
    },
  );

  test('refused with a text of the platform shows that text', async () => {
    await open({ kind: 'refused', reason: 'invalid', message: 'Срок промокода истёк' });
    expect(await screen.findByText('Срок промокода истёк')).toBeVisible();
    expect(screen.queryByText(textOf('invalid'))).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('addDishes') })).not.toBeInTheDocument();
  });

  test.each(['Промокодтың мерзімі өтті', 'This code is over', 'კოდის ვადა გავიდა', '—'])(
    'refused in another language than the page’s shows our own text: %s',
    async (message) => {
      await open({ kind: 'refused', reason: 'invalid', message });
      expect(await screen.findByText(textOf('invalid'))).toBeVisible();
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    },
  );

  describe('refused with the order', () => {
    const refused = async (details: object, promo: QuotedPromo | null) => {
      const error = new BffError('order/promo-code', details);
      const placing = { kind: 'refused' as const, error, request: testOrderRequest('takeaway') };
      await show({ draft: { promoCode: 'OTKEN' }, quote: { promo }, placing });
      expect(await screen.findByText(t('refused'))).toBeVisible();
      return screen.getByText(t('refused')).closest('[class*=notice]');
    };

    test.each(['expired', 'used', 'otherOrder', 'invalid'] as const)(
      'says what the check of the cart says: %s',
      async (reason) => {
        const notice = await refused(
          { message: 'Промокод недействителен' },
          {
            kind: 'refused',
            reason,
            message: null,
          },
        );
        expect(notice).toHaveTextContent(textOf(reason));
      },
    );

    test.each([
      ['the platform’s sentence', { message: 'Срок промокода истёк' }, 'Срок промокода истёк'],
      ['our text for one in another language', { message: 'Кодтың мерзімі өтті' }, textOf('invalid')],
      ['our text where there is none', {}, textOf('invalid')],
    ])('says %s before the check has come', async (_what, details, said) => {
      expect(await refused(details, null)).toHaveTextContent(said);
    });
  });

  test('below its minimum leads to more dishes', async () => {
    await open({ kind: 'refused', reason: 'belowMinimum', message: 'Промокод действует от 3 000 ₸' });
    expect(await screen.findByRole('link', { name: t('addDishes') })).toHaveAttribute(
      'href',
      '/filials/3107',
    );
  });

  test('the promo code that gives something is taken over', async () => {
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
  ] as const)('refused as %s stops the order, and one tap leads on: %s', async (reason, fix, role) => {
    await show({
      draft: { promoCode: 'OTKEN' },
      quote: { promo: { kind: 'refused', reason, message: null } },
    });
    expect(problem()).toBe(textOf(reason).replace(/\s/g, ' '));
    const ways = screen.getAllByRole(role, { name: fix });
    expect(ways.at(-1)).toHaveAccessibleDescription(textOf(reason));
  });

  test('the promo code that no longer fits stops the order until it is taken out', async () => {
    const { user } = await show({
      draft: { promoCode: 'OTKEN' },
      quote: { promo: { kind: 'refused', reason: 'invalid', message: 'Срок промокода истёк' } },
    });
    expect(problem()).toBe('Срок промокода истёк');
    await waitFor(() => expect(screen.getAllByRole('button', { name: t('dropPromo') })).toHaveLength(2));
    const [, fix] = screen.getAllByRole('button', { name: t('dropPromo') });
    if (!fix) throw new Error('no way on');
    await user.click(fix);
    expect(sessionStorage.getItem('checkout')).toContain('"promoCode":null');
  });

  // Holds PROMO-07.
  test('sheet opens at once by its address', async () => {
    window.history.replaceState(null, '', '/cart?sheet=promo-code');
    await show({});
    expect(await screen.findByRole('dialog', { name: t('promoCode') })).toBeVisible();
    expect(window.location.search).toBe('');
  });
});

// Holds CART-31.
describe('the best of the diner’s own codes', () => {
  const own = (code: string, discountMinor: number, part: object = {}) => ({
    ...{
      kind: 'applied',
      code,
      title: `Купон ${code}`,
      discountMinor,
      isDeliveryFree: false,
      giftName: null,
    },
    ...part,
  });
  const stored = () => sessionStorage.getItem('checkout') ?? '';

  test('is offered with what it gives, and applied with one press', async () => {
    const { user } = await show({ ownPromos: [own('SMALL', 10_000), own('LARGE', 50_000)] });
    const row = await screen.findByRole('link', { name: /Купон LARGE/ });
    expect(row).toHaveTextContent(/Есть купон: −500.₸/);
    await user.click(screen.getByRole('button', { name: t('applyPromo') }));
    expect(stored()).toContain('"promoCode":"LARGE"');
  });

  test('stays applied when a code that was tried before it is answered late', async () => {
    const { answer, give } = heldAnswer();
    const { user } = await show({ promo: answer, ownPromos: [own('LARGE', 50_000)] });
    await user.click(await screen.findByRole('link', { name: /LARGE/ }));
    await user.type(await screen.findByRole('textbox', { name: t('promoField') }), 'TYPED');
    await user.click(screen.getByRole('button', { name: t('applyPromo') }));
    await user.click(screen.getByRole('button', { name: messages.layout.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: t('applyPromo') }));
    await act(async () => {
      give(own('TYPED', 10_000));
      await turns();
    });
    expect(stored()).toContain('"promoCode":"LARGE"');
    expect(toasts.current()).toEqual([]);
  });

  test('is a dish if none saves money', async () => {
    await show({ ownPromos: [own('TEA', 0, { giftName: 'Чай' })] });
    expect(await screen.findByText(t('ownPromoGift', { name: 'Чай' }))).toBeVisible();
  });

  test('is offered over a code that gives less, be it by 1 tenge', async () => {
    const { user } = await show({
      draft: { promoCode: 'TYPED' },
      quote: { promo: quotedPromoSchema.parse(own('TYPED', 49_900)) },
      ownPromos: [own('LARGE', 50_000)],
    });
    expect(await screen.findByText(/Выгоднее на 1.₸: Купон LARGE/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('replacePromo') }));
    expect(stored()).toContain('"promoCode":"LARGE"');
  });

  test.each([50_000, 50_100])(
    'is not offered over a code that gives as much or more: %i',
    async (discountMinor) => {
      await show({
        draft: { promoCode: 'TYPED' },
        quote: { promo: quotedPromoSchema.parse(own('TYPED', discountMinor)) },
        ownPromos: [own('LARGE', 50_000)],
      });
      await screen.findByText('Купон TYPED');
      await waitFor(() => expect(fetch).toHaveBeenCalledWith('/api/promos/own', expect.anything()));
      expect(screen.queryByRole('button', { name: t('replacePromo') })).not.toBeInTheDocument();
    },
  );

  const brought = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
  const FREE = own('FREE', 0, { isDeliveryFree: true });

  test.each([
    ['costs more than it saves', 30_000, []],
    // 500 ₸ less, and a delivery for 690 ₸ in place of 390 ₸.
    ['loses its subsidy at the lower sum', 50_000, [{ amountMinor: 180_000, discountMinor: 30_000 }]],
  ])(
    'is not offered over one that gives the delivery, which %s',
    async (_what, discountMinor, thresholds) => {
      const delivery = { ...brought, thresholds };
      const sum = sumUnder({ delivery, promo: { discountMinor: 0, isDeliveryFree: true } });
      await show({
        draft: { service: 'delivery', promoCode: 'FREE' },
        quote: { kind: 'delivery', delivery, promo: quotedPromoSchema.parse(FREE), sum },
        ownPromos: [own('LESS', discountMinor), FREE],
        saved: [anAddress()],
      });
      await screen.findByText('Купон FREE');
      await waitFor(() => expect(fetch).toHaveBeenCalledWith('/api/promos/own', expect.anything()));
      expect(screen.queryByRole('button', { name: t('replacePromo') })).not.toBeInTheDocument();
    },
  );

  test('is not offered where it would leave less than the delivery’s minimum', async () => {
    const tariff = { ...TARIFF, minOrderMinor: 170_000 };
    const delivery = { ...brought, tariffs: [tariff], tariff };
    await show({
      draft: { service: 'delivery' },
      quote: { kind: 'delivery', delivery, sum: sumUnder({ delivery }) },
      ownPromos: [own('LARGE', 50_000), own('SMALL', 10_000)],
      saved: [anAddress()],
    });
    expect(await screen.findByRole('link', { name: /Купон SMALL/ })).toBeVisible();
  });

  test('is offered before it is known where the order is brought', async () => {
    await show({
      draft: { service: 'delivery' },
      quote: { kind: 'delivery', delivery: { kind: 'unavailable', reason: 'noDestination' } },
      ownPromos: [own('LARGE', 50_000)],
    });
    expect(await screen.findByRole('link', { name: /Купон LARGE/ })).toBeVisible();
  });

  test('is nothing where the cart’s own codes give nothing', async () => {
    await show({ ownPromos: [] });
    expect(await screen.findByText(t('promoHelp'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('applyPromo') })).not.toBeInTheDocument();
  });
});
