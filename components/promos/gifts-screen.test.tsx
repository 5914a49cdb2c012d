import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { toasts } from '@/components/ui/toasts';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { loadDraft } from '@/lib/pages/checkout/draft';
import {
  giftsAndCouponsSchema,
  type Coupon,
  type Gift,
  type GiftsAndCoupons,
} from '@/lib/promos/gifts.schema';
import { rewardsQuery } from '@/lib/rewards/rewards.api';
import { watchVisit } from '@/lib/core/session/session-storage';
import messages from '@/messages/ru.json';
import { GiftsScreen } from './gifts-screen.client';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'gifts' });
const GIFT: Gift = {
  id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e21',
  title: 'С днём рождения!',
  description: 'Дарим бонусы',
  imageUrl: null,
  kind: 'bonus',
  bonusMinor: 100_000,
  promoCode: null,
  status: 'available',
  validUntil: '2026-04-01T18:59:59Z',
};
const COUPON: Coupon = {
  id: '1f0e3c2a-8f0b-4a57-bb5e-70f6a7c1d201',
  promoCode: 'CPN-7KQ2',
  title: '−500 ₸ на заказ',
  description: null,
  minMinor: 400_000,
  status: 'active',
  validUntil: '2026-04-30T18:59:59Z',
};

let list: GiftsAndCoupons | null;
let change: () => Response;
let fetched: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  sessionStorage.clear();
  queryClient().clear();
  changeQueryOptions({ retry: false });
  mockRouter.push.mockReset();
  list = giftsAndCouponsSchema.parse({ currency: 'KZT', gifts: [GIFT], coupons: [COUPON] });
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    if (init?.method === 'POST') return Promise.resolve(change());
    return Promise.resolve(
      list
        ? Response.json(list)
        : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
    );
  });
});

function show() {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <GiftsScreen />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const article = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('article') ?? document.body;

// Holds PROMO-08.
describe('a gift', () => {
  test('is claimed by a press, and shown as it is then', async () => {
    const user = show();
    const card = await article(GIFT.title);
    expect(card.textContent.replace(/\s/g, ' ')).toContain('+1 000 бонусов');
    expect(card.textContent.replace(/\s/g, ' ')).toContain('До 1 апреля 2026');
    change = () => {
      if (list) list = { ...list, gifts: [{ ...GIFT, status: 'claimed' }] };
      return Response.json({ ...GIFT, status: 'claimed' });
    };
    await user.click(within(card).getByRole('button', { name: t('claim_bonus') }));
    expect(await screen.findByText(t('status_claimed'))).toBeVisible();
    expect(fetched.mock.calls.some(([address]) => address === `/api/promos/gifts/${GIFT.id}/claim`)).toBe(
      true,
    );
  });

  test('a gift that is claimed changes the balance of the header and of the profile, also where the answer is lost', async () => {
    const user = show();
    queryClient().setQueryData(rewardsQuery.queryKey, { currency: 'KZT', balance: null, grading: null });
    const onVisit = jest.fn();
    const stop = watchVisit(onVisit);
    change = () => Response.error();
    await user.click(within(await article(GIFT.title)).getByRole('button', { name: t('claim_bonus') }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(queryClient().getQueryState(rewardsQuery.queryKey)?.isInvalidated).toBe(true);
    expect(onVisit).toHaveBeenCalled();
    stop();
  });

  test('a gift that is handed over at a counter keeps its last day, and is not sent to the cart', async () => {
    const other = { ...GIFT, kind: 'other' as const, bonusMinor: null };
    list = giftsAndCouponsSchema.parse({ currency: 'KZT', gifts: [other], coupons: [] });
    const shown = jest.spyOn(toasts, 'show');
    const user = show();
    change = () => {
      if (list) list = { ...list, gifts: [{ ...other, status: 'claimed' }] };
      return Response.json({ ...other, status: 'claimed' });
    };
    await user.click(within(await article(GIFT.title)).getByRole('button', { name: t('claim_other') }));
    expect(await screen.findByText(t('status_claimed'))).toBeVisible();
    expect(shown).toHaveBeenCalledWith({ text: t('claimedOther') });
    expect((await article(GIFT.title)).textContent.replace(/\s/g, ' ')).toContain('До 1 апреля 2026');
  });

  test('a gift that is gone says so', async () => {
    change = () => Response.json({ error: { code: 'gift/unavailable', requestId: 'r' } }, { status: 409 });
    const user = show();
    await user.click(within(await article(GIFT.title)).getByRole('button', { name: t('claim_bonus') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.giftUnavailable);
  });

  test('a gift that is claimed and comes with an order is taken to the cart', async () => {
    const gift: Gift = { ...GIFT, kind: 'product', bonusMinor: null, status: 'claimed', promoCode: 'GIFT-1' };
    list = { currency: 'KZT', gifts: [gift], coupons: [] };
    const user = show();
    await user.click(within(await article(GIFT.title)).getByRole('button', { name: t('use') }));
    expect(loadDraft().promoCode).toBe('GIFT-1');
    expect(mockRouter.push).toHaveBeenCalledWith('/cart');
  });
});

describe('a coupon', () => {
  test('tells from which sum it holds and is taken to the cart', async () => {
    const user = show();
    const card = await article(COUPON.title);
    expect(card.textContent.replace(/\s/g, ' ')).toContain('Для заказа от 4 000 ₸');
    await user.click(within(card).getByRole('button', { name: t('use') }));
    expect(loadDraft().promoCode).toBe('CPN-7KQ2');
  });

  test.each(['used', 'expired'] as const)('a coupon that is %s cannot be used', async (status) => {
    list = { currency: 'KZT', gifts: [], coupons: [{ ...COUPON, status }] };
    show();
    const card = await article(COUPON.title);
    expect(within(card).getByText(t(`status_${status}`))).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });

  test('is added by its code, or says why not', async () => {
    change = () => Response.json({ error: { code: 'promo/already-added', requestId: 'r' } }, { status: 409 });
    const user = show();
    await article(COUPON.title);
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(screen.getByText(t('codeEmpty'))).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: t('addCoupon') }), 'CPN-AS05');
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(await screen.findByText(messages.errors.couponAdded)).toBeVisible();
    change = () => Response.json(COUPON);
    await user.click(screen.getByRole('button', { name: t('add') }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('addCoupon') })).toHaveValue(''));
  });

  test('is in the list where the answer to it was lost', async () => {
    const user = show();
    await article(COUPON.title);
    change = () => {
      if (list) list = { ...list, coupons: [COUPON, { ...COUPON, id: GIFT.id, title: 'Plov' }] };
      return Response.error();
    };
    await user.type(screen.getByRole('textbox', { name: t('addCoupon') }), 'CPN-AS05');
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(await screen.findByRole('heading', { name: 'Plov' })).toBeVisible();
  });
});

describe('without gifts and coupons', () => {
  test('the screen says where they come from', async () => {
    list = { currency: 'KZT', gifts: [], coupons: [] };
    show();
    expect(await screen.findByRole('heading', { name: t('emptyTitle') })).toBeVisible();
  });

  test('because they did not load it offers to try again', async () => {
    list = null;
    const user = show();
    // It is asked twice before it is given up.
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(t('failedTitle'));
    list = { currency: 'KZT', gifts: [GIFT], coupons: [] };
    await user.click(screen.getByRole('button', { name: t('retry') }));
    expect(await screen.findByRole('heading', { name: GIFT.title })).toBeVisible();
  });

  test('of one kind it shows the other and says so', async () => {
    list = { currency: 'KZT', gifts: null, coupons: [COUPON] };
    show();
    expect(await screen.findByText(t('partMissing'))).toBeVisible();
    expect(screen.getByRole('heading', { name: COUPON.title })).toBeVisible();
  });
});
