import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { unsavedAddress, type Address } from '@/lib/ground/addresses/address';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import type { Tariff } from '@/lib/delivery/tariffs';
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { DeliveryCard } from './delivery-card.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'delivery' });
const TARIFF = testTariff({ minutes: { from: 35, to: 50 } });
const THRESHOLDS = [{ amountMinor: 600_000, discountMinor: 30_000 }];
const platform = (
  part: Partial<Tariff> = {},
  thresholds = THRESHOLDS,
  others: Tariff[] = [],
): QuotedDelivery => {
  const tariff = { ...TARIFF, ...part };
  return { kind: 'platform', tariffs: [tariff, ...others], tariff, thresholds };
};

interface Shown {
  address?: Address | null;
  cookingMinutes?: number;
  wantedText?: string | null;
}

function show(
  delivery: QuotedDelivery | undefined,
  goodsMinor: number,
  { address = null, cookingMinutes = 20, wantedText = null }: Shown = {},
) {
  const onTariff = jest.fn();
  const onAddress = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <DeliveryCard
        address={address}
        onAddress={onAddress}
        delivery={delivery}
        goodsMinor={goodsMinor}
        cookingMinutes={cookingMinutes}
        wantedText={wantedText}
        moneyFormat={KZT_FORMAT}
        onTariff={onTariff}
      />
    </NextIntlClientProvider>,
  );
  return { onTariff, onAddress, user: userEvent.setup() };
}
const text = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');
const sentence = () => text(screen.getByRole('status'));

describe('the tariff bar', () => {
  // Holds DLV-09 to DLV-13.
  test.each([
    ['the price', platform({}, []), 100_000, 'Доставка 690 ₸'],
    ['that it is free', platform({ priceMinor: 0 }, []), 100_000, 'Доставка бесплатно'],
    [
      'what is missing to the minimum',
      platform({ minOrderMinor: 300_000 }, []),
      100_000,
      'Ещё 2 000 ₸ до минимального заказа 3 000 ₸',
    ],
    ['what the next tier takes', platform(), 500_000, 'Ещё 1 000 ₸, и доставка 390 ₸'],
    [
      'what makes it free',
      platform({ nextTier: { amountMinor: 800_000, priceMinor: 0 } }, []),
      700_000,
      'Ещё 1 000 ₸, и доставка бесплатно',
    ],
    [
      'what makes it free, as written',
      platform({ nextTier: { amountMinor: 800_000, priceMinor: 0 } }, []),
      700_050,
      'Ещё 1 000 ₸, и доставка бесплатно',
    ],
    [
      'that a subsidy makes it free',
      platform({}, [{ amountMinor: 600_000, discountMinor: 69_000 }]),
      700_000,
      'Скидка 690 ₸ действует, доставка бесплатно',
    ],
    [
      'no subsidy that leaves the price as it is written',
      platform({ priceMinor: 69_050 }, [{ amountMinor: 600_000, discountMinor: 10 }]),
      500_000,
      'Доставка 690 ₸',
    ],
    ['that a subsidy is reached', platform(), 700_000, 'Скидка 300 ₸ действует, доставка 390 ₸'],
  ])('says %s', (_what, delivery, goodsMinor, expected) => {
    show(delivery, goodsMinor);
    expect(sentence()).toBe(expected);
  });

  // Holds DLV-15.
  test('shows the price by sum, and where the cart stands', () => {
    show(platform(), 300_000);
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map(text)).toEqual(['690 ₸до 6 000 ₸', '390 ₸от 6 000 ₸']);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(steps[0]?.style.getPropertyValue('--part')).toBe('50%');
    expect(steps[1]).not.toHaveAttribute('aria-current');
  });
});

describe('the ways to deliver', () => {
  const car: Tariff = {
    ...TARIFF,
    id: 'car',
    transport: 'car',
    priceMinor: 0,
    minutes: { from: 20, to: 20 },
  };

  // Holds DLV-08.
  test('can be chosen from, each with its time and price', async () => {
    const { onTariff, user } = show(platform({}, THRESHOLDS, [car]), 100_000);
    const [foot, byCar] = screen.getAllByRole('radio');
    expect(foot).toBeChecked();
    expect(foot?.closest('label')?.textContent).toMatch(/35–50.мин690.₸/);
    expect(byCar?.closest('label')).toHaveTextContent(`20 мин${t('freeShort')}`);
    await user.click(byCar ?? document.body);
    expect(onTariff).toHaveBeenCalledWith('car');
  });

  test('are shown as text where there is only one', () => {
    show(platform(), 100_000);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText(/Пеший курьер, 35–50 мин/)).toBeVisible();
  });

  test('bring nothing sooner than it is cooked', () => {
    show(platform(), 100_000, { cookingMinutes: 60 });
    expect(screen.getByText(/Пеший курьер, 60–75 мин/)).toBeVisible();
  });

  test('deliver at the wanted time, however long they need from now on', () => {
    show(platform({}, THRESHOLDS, [car]), 100_000, { wantedText: 'завтра в 12:00' });
    for (const way of screen.getAllByRole('radio'))
      expect(way.closest('label')).toHaveTextContent(/завтра в 12:00/);
    expect(screen.queryByText(/мин$/)).not.toBeInTheDocument();
  });
});

describe('a delivery that cannot be had', () => {
  test.each(['outOfZone', 'noTariffs', 'suspended'] as const)('says why: %s', (reason) => {
    show({ kind: 'unavailable', reason }, 100_000);
    expect(screen.getByText(t(reason))).toBeVisible();
  });

  test('because the destination is unknown asks for the place', () => {
    show({ kind: 'unavailable', reason: 'noDestination' }, 100_000);
    expect(screen.getByText(t('noDestination'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('useMyPosition') })).toBeVisible();
  });
});

describe('the address of a delivery', () => {
  const address = unsavedAddress({
    label: 'Дом',
    city: 'Алматы',
    street: 'проспект Абая',
    building: '52',
    entrance: '',
    floor: '',
    apartment: '41',
    isPrivateHouse: false,
    comment: '',
    latitude: 43.24,
    longitude: 76.91,
  });

  test('is named, and opens the choice of another', async () => {
    const { onAddress, user } = show(platform(), 100_000, { address });
    const row = screen.getByRole('button', {
      name: `${t('toAddress')} проспект Абая, 52, 41 Дом ${t('changeAddress')}`,
    });
    expect(row).toHaveTextContent('проспект Абая, 52, 41');
    await user.click(row);
    expect(onAddress).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: t('useMyPosition') })).not.toBeInTheDocument();
  });

  test('is named also where the venue delivers itself', () => {
    show({ kind: 'vendor', costMinor: 0, minMinor: null, maxMinor: null }, 100_000, { address });
    expect(screen.getByText('проспект Абая, 52, 41')).toBeVisible();
  });

  test('is given from here', async () => {
    const { onAddress, user } = show({ kind: 'unavailable', reason: 'noDestination' }, 100_000);
    await user.click(screen.getByRole('button', { name: t('giveAddress') }));
    expect(onAddress).toHaveBeenCalledTimes(1);
  });
});

test('a venue that delivers itself names its price and its bounds', () => {
  show({ kind: 'vendor', costMinor: 60_000, minMinor: 300_000, maxMinor: 5_000_000 }, 400_000);
  expect(screen.getByText(/Привезёт сам ресторан: 600.₸/)).toBeVisible();
  expect(screen.getByText(/Заказ от 3.000.₸/)).toBeVisible();
  expect(screen.getByText(/Заказ до 50.000.₸/)).toBeVisible();
  expect(screen.queryByRole('button', { name: t('useMyPosition') })).not.toBeInTheDocument();
});

test.each([
  ['below its minimum', 100_000, 'Ещё 2 000 ₸ до минимального заказа 3 000 ₸', '3 000 ₸'],
  ['above its maximum', 6_000_000, 'Доставка до 50 000 ₸', '50 000 ₸'],
])('a cart %s shows it once where the venue delivers itself', (_what, goodsMinor, chunks, bound) => {
  show({ kind: 'vendor', costMinor: 60_000, minMinor: 300_000, maxMinor: 5_000_000 }, goodsMinor);
  expect(sentence()).toBe(chunks);
  expect(text(screen.getByRole('region')).split(bound)).toHaveLength(2);
});
