import { waitRange } from '@/lib/cart/quote';
import { act, cleanup, screen, within } from '@testing-library/react';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { testWindow } from '@/lib/cart/test-cart';
import { saveWantedTime } from '@/lib/ground/ordering/wanted-time';
import { withPlainSpaces } from '@/lib/core/text/test-plain-spaces';
import { setClock } from '@/lib/core/time/test-clock';
import {
  ORDER,
  orderButton,
  placed,
  problem,
  show,
  startOver,
  sumUnder,
  t,
  TARIFF,
  unfold,
  VENUE,
  type Shown,
} from './test-checkout';

/** Thursday, 14 March, at 13:20 by the clock of the venue in Almaty: a dish of 25 minutes is ready at 13:45. */
const NOW = '2030-03-14T08:20:00.000Z';
beforeEach(() => {
  startOver();
  setClock(NOW);
});

/** From 13:45 to 14:15 today, and at 14:00 on Saturday. */
const TODAY = testWindow('2030-03-14 10:00', '2030-03-14 14:30');
const WINDOWS = [TODAY, testWindow('2030-03-16 14:00', '2030-03-16 14:15')];
/** Today at 14:00. */
const AT_TWO = '2030-03-14T09:00:00.000Z';
/** A restaurant that closes at 13:40, and opens on Friday at 10:00. */
const LATE = [
  testWindow('2030-03-14 10:00', '2030-03-14 13:40'),
  testWindow('2030-03-15 10:00', '2030-03-15 13:40'),
];
const platform = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };

const row = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });
const radiosOf = (label: string) =>
  within(screen.getByRole('radiogroup', { name: label })).getAllByRole<HTMLInputElement>('radio');
/** The labels, the parts of a tile with a space between them. */
const namesOf = (label: string) =>
  radiosOf(label).map((radio) =>
    [...(radio.closest('label')?.childNodes ?? [])]
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim(),
  );
const choose = (name: string) => screen.getByRole('radio', { name });
const TODAY_TILE = `${t('day_today')} 14 марта`;
const TOMORROW_TILE = `${t('day_tomorrow')} 15 марта`;
const SATURDAY_TILE = 'Сб 16 марта';

// Holds CHK-22.
describe('the time of an order', () => {
  test.each([
    ['takeaway', 'time_takeaway'],
    ['express', 'time_express'],
  ] as const)(
    'the time of an order of a %s order has its own label and begins with as soon as possible',
    async (service, chunks) => {
      await show({ draft: { service }, quote: { kind: service } });
      expect(row(t(chunks))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
      expect(row(t(chunks))).toHaveAttribute('aria-expanded', 'false');
    },
  );

  // Holds ORD-32.
  test('is promised with the press by the shown minutes, but not for a chosen time', async () => {
    const { onPromise, user } = await show({ quote: { windows: WINDOWS } });
    const before = Date.now();
    await user.click(orderButton());
    const [[promisedAt]] = onPromise.mock.calls as [[number]];
    expect(promisedAt - before).toBeGreaterThanOrEqual(25 * 60_000);
    expect(promisedAt - Date.now()).toBeLessThanOrEqual(25 * 60_000);
    await unfold(user, t('time_takeaway'));
    await user.click(choose(TODAY_TILE));
    await user.click(orderButton());
    expect(onPromise).toHaveBeenLastCalledWith(null);
  });

  test('is the one for which the venue was opened from a list, until another is chosen', async () => {
    saveWantedTime({ venueId: VENUE.id, wantedAt: AT_TWO });
    const { user } = await show({ quote: { windows: WINDOWS } });
    expect(row(t('time_takeaway'))).toHaveTextContent(`${t('day_today')}, 14:00`);
    await unfold(user, t('time_takeaway'));
    await user.click(choose(t('asapPlain')));
    cleanup();
    await show({ quote: { windows: WINDOWS } });
    expect(row(t('time_takeaway'))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
  });

  test('the time of an order for which another venue was opened is not taken', async () => {
    saveWantedTime({ venueId: VENUE.id + 1, wantedAt: AT_TWO });
    await show({ quote: { windows: WINDOWS } });
    expect(row(t('time_takeaway'))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
    expect(sessionStorage.getItem('wantedTime')).not.toBeNull();
  });

  test('the time of an order of goods without cooking shows no minutes', async () => {
    await show({ draft: { service: 'takeaway' }, quote: { cookingMinutes: 0 } });
    expect(row(t('time_takeaway'))).toHaveAccessibleName(`${t('time_takeaway')} ${t('asapPlain')}`);
  });

  test('is a day, an hour and its quarter by the venue’s clock, without closed days', async () => {
    const { onPlace, user } = await show({ quote: { windows: WINDOWS } });
    await unfold(user, t('time_takeaway'));
    expect(namesOf(t('day'))).toEqual([t('asapPlain'), TODAY_TILE, SATURDAY_TILE]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(choose(TODAY_TILE));
    expect(row(t('time_takeaway'))).toHaveTextContent(`${t('day_today')}, 13:45`);
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
    expect(placed(onPlace)).toMatchObject({ wantedAt: AT_TWO });
  });

  test('keeps the time of day on another day, and goes back to as soon as possible', async () => {
    const { user } = await show({ draft: { wantedAt: AT_TWO }, quote: { windows: WINDOWS } });
    await unfold(user, t('time_takeaway'));
    await user.click(choose(SATURDAY_TILE));
    expect(row(t('time_takeaway'))).toHaveTextContent('16 марта, 14:00');
    await user.click(choose(t('asapPlain')));
    expect(row(t('time_takeaway'))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: 25 })));
  });

  test('is chosen by the keyboard alone', async () => {
    const { user } = await show({ quote: { windows: WINDOWS } });
    row(t('time_takeaway')).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(choose(t('asapPlain'))).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(choose(TODAY_TILE)).toBeChecked();
    await user.tab();
    expect(screen.getByRole('combobox', { name: t('hour') })).toHaveFocus();
  });

  // Holds CHK-21.
  test('offers no as soon as possible while the venue is closed', async () => {
    setClock('2030-03-14T04:00:00.000Z');
    const { user } = await show({ quote: { windows: WINDOWS } });
    await unfold(user, t('time_takeaway'));
    expect(namesOf(t('day'))).toEqual([TODAY_TILE, SATURDAY_TILE]);
    expect(choose(TODAY_TILE)).toBeChecked();
  });

  // Holds CHK-26.
  describe('that would be ready after the doors have closed', () => {
    test('shows a notice before the press and asks for another one', async () => {
      const { onPlace, user } = await show({ quote: { windows: LATE } });
      expect(row(t('time_takeaway'))).toHaveTextContent(t('chooseTime'));
      expect(problem()).toBe(t('doorsClose', { time: '13:40' }));
      expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
      await user.click(orderButton(t('chooseTime')));
      expect(namesOf(t('day'))).toEqual([TOMORROW_TILE]);
      await user.click(choose(TOMORROW_TILE));
      expect(problem()).toBeNull();
      await user.click(orderButton());
      expect(placed(onPlace)).toMatchObject({ wantedAt: '2030-03-15T05:00:00.000Z' });
    });

    test.each(['express', 'delivery'] as const)('is said of a %s order too', async (service) => {
      const delivery = service === 'delivery' ? platform : null;
      await show({
        draft: { service, tableNumber: '12' },
        quote: { kind: service, windows: LATE, delivery },
        saved: [anAddress()],
      });
      expect(problem()).toBe(t('doorsClose', { time: '13:40' }));
    });

    test('is said while the diner still looks at the cart, and tomorrow is not taken in its place', async () => {
      setClock('2030-03-14T08:14:50.000Z');
      const tick = jest.spyOn(globalThis, 'setInterval');
      const { onPlace } = await show({ quote: { windows: LATE } });
      expect(orderButton()).toBeEnabled();
      setClock('2030-03-14T08:15:20.000Z');
      act(() => {
        for (const [handler, ms] of tick.mock.calls) if (ms === 30_000) handler();
      });
      expect(problem()).toBe(t('doorsClose', { time: '13:40' }));
      expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
      setClock('2030-03-14T08:41:00.000Z');
      act(() => {
        for (const [handler, ms] of tick.mock.calls) if (ms === 30_000) handler();
      });
      expect(row(t('time_takeaway'))).toHaveTextContent(t('chooseTime'));
      expect(problem()).toBe(t('closedNow'));
      expect(onPlace).not.toHaveBeenCalled();
    });

    test('does not hold the goods of a micromarket, which are taken at once', async () => {
      await show({ quote: { kind: 'micromarket', windows: LATE } });
      expect(problem()).toBeNull();
    });
  });

  // Holds TIME-11.
  test.each([-3, -1, 1, 3])('is the same on a device whose clock is %i hours wrong', async (hours) => {
    setClock(NOW, hours);
    const { user } = await show({ quote: { windows: WINDOWS } });
    await unfold(user, t('time_takeaway'));
    expect(namesOf(t('day'))).toEqual([t('asapPlain'), TODAY_TILE, SATURDAY_TILE]);
    await user.click(choose(TODAY_TILE));
    expect(row(t('time_takeaway'))).toHaveTextContent(`${t('day_today')}, 13:45`);
  });

  test('the time of an order that has become impossible shows before the order', async () => {
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
    quote: {
      kind: delivery.kind === 'vendor' ? 'vendorDelivery' : 'delivery',
      delivery,
      sum,
      windows: WINDOWS,
    },
  });

  test('is at the door: as soon as its tariff says, or at a time that both places name', async () => {
    const { user } = await show({ ...shown(platform), saved: [anAddress()] });
    expect(row(t('time_delivery'))).toHaveTextContent(withPlainSpaces(t('asapRange', { from: 30, to: 45 })));
    expect(await screen.findByText(/Пеший курьер, 30–45 мин/, {}, { timeout: 4000 })).toBeVisible();
    await unfold(user, t('time_delivery'));
    await user.click(choose(SATURDAY_TILE));
    expect(row(t('time_delivery'))).toHaveTextContent('16 марта, 14:00');
    expect(screen.getByText(/Пеший курьер, 16 марта в 14:00/)).toBeVisible();
    expect(screen.queryByText(/30–45 мин/, { selector: 'p' })).not.toBeInTheDocument();
  });

  test('the time of a delivery by the venue itself promises what its card does: the cooking and the usual way', async () => {
    const vendor = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };
    await show(shown(vendor, sumUnder({ delivery: vendor })));
    const wait = waitRange({ from: 25, to: 25 }, vendor);
    expect(row(t('time_delivery'))).toHaveTextContent(withPlainSpaces(t('asap', { minutes: wait.to })));
  });
});
