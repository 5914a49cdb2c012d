import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { KZT_FORMAT } from '@/lib/money/money';
import type { Banner } from '@/lib/promos/promos';
import messages from '@/messages/ru.json';
import { BannerRail } from './banner-rail';

const PROMO: Banner = {
  kind: 'promo',
  id: 340,
  name: 'Суп дня',
  description: 'Харчо и шорпа к обеду',
  imageUrl: null,
  discountPercent: 20,
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
  test('name the promotion, the venue that has it and the discount, and lead to the venue', () => {
    expect(show(PROMO)).toEqual([{ href: '/filials/3107', words: 'Суп дняСамалХарчо и шорпа к обеду−20%' }]);
  });

  test('promise no discount where none is named', () => {
    const [tile] = show({ ...PROMO, description: null, discountPercent: null });
    expect(tile?.words).toBe('Суп дняСамал');
  });

  // Holds PROMO-05.
  test('tell what delivery costs less by at most, and from which amount', () => {
    expect(show(SUBSIDY)).toEqual([
      { href: '/filials/3108', words: 'Скидка на доставку до 690 ₸Қазанпри заказе от 10 000 ₸' },
    ]);
  });

  test('take no room where there are none', () => {
    show();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
