import { screen, within } from '@testing-library/react';
import { anAddress } from '@/lib/addresses/test-address';
import { withPlainSpaces } from '@/lib/text/test-plain-spaces';
import {
  orderButton,
  placed,
  show,
  startOver,
  sumUnder,
  t,
  TARIFF,
  unfold,
  type Shown,
} from './test-checkout';

beforeEach(startOver);

/** 14 March from 13:45 to 14:15 and 16 March at 14:00, by the clock of the venue in Almaty. */
const TIMES = [
  '2030-03-14T08:45:00.000Z',
  '2030-03-14T09:00:00.000Z',
  '2030-03-14T09:15:00.000Z',
  '2030-03-16T09:00:00.000Z',
];
const platform = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };

const row = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });
const radiosOf = (label: string) =>
  within(screen.getByRole('radiogroup', { name: label })).getAllByRole<HTMLInputElement>('radio');
const namesOf = (label: string) => radiosOf(label).map((radio) => radio.closest('label')?.textContent);
const choose = (name: string) => screen.getByRole('radio', { name });

// Holds CHK-22.
describe('the time of an order', () => {
  test.each([
    ['takeaway', 'time_takeaway'],
    ['express', 'time_express'],
  ] as const)(
    'of a %s order is asked for in its own words, as soon as possible first',
    async (service, words) => {
      await show({ draft: { service }, quote: { kind: service } });
      expect(row(t(words))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
      expect(row(t(words))).toHaveAttribute('aria-expanded', 'false');
    },
  );

  // Holds ORD-32.
  test('is promised with the press: by the minutes that are told, and not where the diner has chosen it', async () => {
    const { onPromise, user } = await show({ quote: { times: TIMES } });
    const before = Date.now();
    await user.click(orderButton());
    const [[promisedAt]] = onPromise.mock.calls as [[number]];
    expect(promisedAt - before).toBeGreaterThanOrEqual(25 * 60_000);
    expect(promisedAt - Date.now()).toBeLessThanOrEqual(25 * 60_000);
    await unfold(user, t('time_takeaway'));
    await user.click(choose('14\u00a0марта'));
    await user.click(orderButton());
    expect(onPromise).toHaveBeenLastCalledWith(null);
  });

  test('of goods that need no cooking is told without minutes', async () => {
    await show({ draft: { service: 'takeaway' }, quote: { cookingMinutes: 0 } });
    expect(row(t('time_takeaway'))).toHaveAccessibleName(`${t('time_takeaway')} ${t('asapPlain')}`);
  });

  test('is a day, an hour and its quarter by the venue’s clock; closed days are none of them', async () => {
    const { onPlace, user } = await show({ quote: { times: TIMES } });
    await unfold(user, t('time_takeaway'));
    expect(namesOf(t('day'))).toEqual([t('asapPlain'), '14\u00a0марта', '16\u00a0марта']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(choose('14\u00a0марта'));
    expect(row(t('time_takeaway'))).toHaveTextContent('14 марта, 13:45');
    const hour = screen.getByRole('combobox', { name: t('hour') });
    expect(
      within(hour)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['13–14', '14–15']);
    expect(namesOf(t('quarter'))).toEqual(['13:45']);
    await user.selectOptions(hour, '14–15');
    expect(namesOf(t('quarter'))).toEqual(['14:00', '14:15']);
    expect(choose('14:15')).toBeChecked();
    await user.click(choose('14:00'));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ wantedAt: TIMES[1] });
  });

  test('keeps the time of day on another day, and goes back to as soon as possible', async () => {
    const { user } = await show({ draft: { wantedAt: TIMES[1] ?? null }, quote: { times: TIMES } });
    await unfold(user, t('time_takeaway'));
    await user.click(choose('16\u00a0марта'));
    expect(row(t('time_takeaway'))).toHaveTextContent('16 марта, 14:00');
    await user.click(choose(t('asapPlain')));
    expect(row(t('time_takeaway'))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
  });

  test('is chosen by the keyboard alone', async () => {
    const { user } = await show({ quote: { times: TIMES } });
    row(t('time_takeaway')).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(choose(t('asapPlain'))).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(choose('14\u00a0марта')).toBeChecked();
    await user.tab();
    expect(screen.getByRole('combobox', { name: t('hour') })).toHaveFocus();
  });

  // Holds CHK-21.
  test('offers no as soon as possible while the venue is closed', async () => {
    const { user } = await show({ quote: { isOpen: false, times: TIMES } });
    await unfold(user, t('time_takeaway'));
    expect(namesOf(t('day'))).toEqual(['14\u00a0марта', '16\u00a0марта']);
    expect(choose('14\u00a0марта')).toBeChecked();
  });

  test('that can no longer be had is said before the order', async () => {
    await show({ draft: { wantedAt: '2029-01-01T00:00:00.000Z' } });
    expect(screen.getByText(t('timeMoved'))).toBeVisible();
  });
});

describe('the time of a delivery', () => {
  const shown = (
    delivery: NonNullable<NonNullable<Shown['quote']>['delivery']>,
    sum = sumUnder({ delivery: platform }),
  ): Shown => ({
    draft: { service: 'delivery' },
    quote: { kind: delivery.kind === 'vendor' ? 'vendorDelivery' : 'delivery', delivery, sum, times: TIMES },
  });

  test('is at the door: as soon as its tariff says, or at a time that both places name', async () => {
    const { user } = await show({ ...shown(platform), saved: [anAddress()] });
    expect(row(t('time_delivery'))).toHaveTextContent(withPlainSpaces(t('asapRange', { from: 30, to: 45 })));
    expect(await screen.findByText(/Пеший курьер, 30–45 мин/, {}, { timeout: 4000 })).toBeVisible();
    await unfold(user, t('time_delivery'));
    await user.click(choose('16\u00a0марта'));
    expect(row(t('time_delivery'))).toHaveTextContent('16 марта, 14:00');
    expect(screen.getByText(/Пеший курьер, 16 марта в 14:00/)).toBeVisible();
    expect(screen.queryByText(/30–45 мин/, { selector: 'p' })).not.toBeInTheDocument();
  });

  test('by the venue itself promises what is known: the cooking, and that there is a way', async () => {
    const vendor = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };
    const { user } = await show(shown(vendor, sumUnder({ delivery: vendor })));
    expect(row(t('time_delivery'))).toHaveTextContent(t('asapPlain'));
    expect(screen.getByText(withPlainSpaces(t('vendorTime', { minutes: 25 })))).toBeVisible();
    await unfold(user, t('time_delivery'));
    await user.click(choose('14\u00a0марта'));
    expect(screen.queryByText(withPlainSpaces(t('vendorTime', { minutes: 25 })))).not.toBeInTheDocument();
  });
});
