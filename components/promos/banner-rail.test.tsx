import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { Banner } from '@/lib/promos/promos';
import messages from '@/messages/ru.json';
import { BannerRail } from './banner-rail';

const PROMO: Banner = {
  kind: 'promo',
  id: 340,
  name: 'Суп дня',
  imageUrl: null,
  discountPercent: 20,
  mostPercent: 25,
  venueId: 3107,
  venueName: 'Самал',
};
const SUBSIDY: Banner = {
  kind: 'subsidy',
  amountMinor: 1_000_000,
  discountMinor: 69_000,
  moneyFormat: KZT_FORMAT,
  venueId: 3108,
  venueName: 'Қазан',
};

function show(...banners: Banner[]) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <BannerRail banners={banners} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => ({
    href: link.getAttribute('href'),
    words: link.textContent.replace(/\s/g, ' '),
  }));
}

describe('the offers of Home', () => {
  test('say what the promotion takes off, its name and the venue that has it, and lead there', () => {
    expect(show(PROMO)).toEqual([{ href: '/filials/3107', words: '−20%Суп дняСамал' }]);
  });

  test('say the most that it takes off a dish where that differs from dish to dish', () => {
    expect(show({ ...PROMO, discountPercent: null })[0]?.words).toBe('до −25%Суп дняСамал');
  });

  test('promise no discount without a number', () => {
    const [tile] = show({ ...PROMO, discountPercent: null, mostPercent: null });
    expect(tile?.words).toBe('Суп дняСамал');
  });

  // Holds PROMO-05.
  test('tell what delivery costs less by at most, and from which amount', () => {
    expect(show(SUBSIDY)).toEqual([
      { href: '/filials/3108', words: 'до −690 ₸на доставку при заказе от 10 000 ₸Қазан' },
    ]);
  });

  test('take no room when there are no offers', () => {
    show();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
