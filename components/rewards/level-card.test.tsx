import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { rewardsSchema, type Grading, type Rewards } from '@/lib/rewards/rewards.schema';
import messages from '@/messages/ru.json';
import { LevelCard } from './level-card.client';

const text = messages.rewards;
const LEVELS = [
  { level: 1, name: 'Гость', cashbackPercentage: 3, points: 0 },
  { level: 2, name: 'Друг', cashbackPercentage: 7, points: 20 },
  { level: 3, name: 'Родня', cashbackPercentage: 10, points: 50 },
];
const GRADING: Grading = {
  level: 2,
  points: 14,
  pointsToKeep: 6,
  pointsToNext: 36,
  windowEndsAt: '2026-05-31T18:59:59Z',
  levels: LEVELS,
};
const BALANCE = { balanceMinor: 124_000, availableMinor: 124_000, expiresAt: '2027-11-14T08:25:00Z' };

const rewards = (part: Partial<Rewards> = {}): Rewards =>
  rewardsSchema.parse({ currency: 'KZT', balance: BALANCE, grading: GRADING, ...part } satisfies Rewards);

type Answer = Rewards | 'failure' | 'no network' | 'never';

function responseOf(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer !== 'failure') return Promise.resolve(Response.json(answer));
  const error = { code: 'upstream/unavailable', requestId: 'r' };
  return Promise.resolve(Response.json({ error }, { status: 503 }));
}

/** The server's responses in order; the last one repeats. */
function answer(...answers: [Answer, ...Answer[]]) {
  const left = [...answers];
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => responseOf((left.length > 1 ? left.shift() : left[0]) ?? 'never'));
}

function open(...answers: [Answer, ...Answer[]]) {
  const fetched = answer(...answers);
  render(
    <NextIntlClientProvider locale="ru" messages={{ rewards: text }} timeZone="UTC">
      <LevelCard />
    </NextIntlClientProvider>,
  );
  return fetched;
}
const card = (name: string | RegExp) => screen.findByRole('region', { name });

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() => import('./rewards-sheet.client'));
beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
});
afterEach(() => onlineManager.setOnline(true));

describe('the level card', () => {
  // Holds REW-02.
  test('names the level, what comes back and the bonuses', async () => {
    const fetched = open(rewards());
    const area = await card('Уровень «Друг», вернётся 7\u00a0%');
    expect(area).toHaveTextContent('1 240бонусов');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/rewards']);
  });

  test('shows the points of the window along the levels', async () => {
    open(rewards());
    const area = await card(/Друг/);
    const bar = within(area).getByRole('progressbar', { name: 'Набрано 14 баллов' });
    expect(bar).toHaveAttribute('value', '50');
    const steps = within(area).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Гость 3\u00a0%',
      'Друг 7\u00a0%',
      'Родня 10\u00a0%',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(area).toHaveTextContent('Ещё 36 баллов до уровня «Родня»');
  });

  test('shows the top level without a next goal', async () => {
    open(rewards({ grading: { ...GRADING, level: 3, points: 60, pointsToKeep: 0, pointsToNext: null } }));
    const area = await card('Уровень «Родня», вернётся 10\u00a0%');
    expect(area).toHaveTextContent(text.top);
    expect(area).not.toHaveTextContent('Ещё');
  });

  test('counts lari with their hundredths', async () => {
    open(rewards({ currency: 'GEL', balance: { ...BALANCE, balanceMinor: 8640 } }));
    expect(await card(/Друг/)).toHaveTextContent('86,40бонуса');
  });

  test('the level card of a diner without bonuses says how to earn them', async () => {
    open(rewards({ balance: { balanceMinor: 0, availableMinor: 0, expiresAt: null } }));
    const area = await card(/Друг/);
    expect(area).toHaveTextContent('0бонусов');
    expect(area).toHaveTextContent(text.none);
  });

  test('shows a text while loading', () => {
    open('never');
    expect(screen.getByRole('status')).toHaveTextContent(text.loading);
  });
});

describe('without an answer', () => {
  test.each<[Answer, string]>([
    ['failure', text.failed],
    ['no network', text.offline],
  ])('(%s) the balance is 0, and can be requested again', async (first, chunks) => {
    open(first);
    const area = await card(text.title);
    expect(area).toHaveTextContent('0бонусов');
    expect(within(area).getByRole('status')).toHaveTextContent(chunks);
    answer(rewards());
    await userEvent.click(within(area).getByRole('button', { name: text.retry }));
    expect(await card(/Друг/)).toHaveTextContent('1 240бонусов');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('for the balance alone it is 0, and the level stays', async () => {
    open(rewards({ balance: null }));
    const area = await card(/Друг/);
    expect(area).toHaveTextContent('0бонусов');
    expect(area).not.toHaveTextContent(text.none);
    expect(area).toHaveTextContent(text.failed);
  });

  test('for the level alone the bonuses stay', async () => {
    open(rewards({ grading: null }));
    const area = await card(text.title);
    expect(area).toHaveTextContent('1 240бонусов');
    expect(within(area).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(area).toHaveTextContent(text.failed);
  });

  test('because there is no connection it says so, and comes back by itself', async () => {
    onlineManager.setOnline(false);
    open('no network');
    expect(await card(text.title)).toHaveTextContent(text.offline);
    answer(rewards());
    onlineManager.setOnline(true);
    expect(await card(/Друг/)).toHaveTextContent('1 240бонусов');
  });
});

describe('the rules', () => {
  async function openRules(answered: Answer) {
    open(answered);
    await screen.findByRole('region');
    await userEvent.click(screen.getByRole('button', { name: text.how }));
    return screen.findByRole('dialog', { name: text.sheetTitle });
  }

  // Holds REW-15.
  test('tell how bonuses live, what comes back at most, and what they cannot pay', async () => {
    const sheet = await openRules(rewards());
    expect(sheet).toHaveTextContent('Бонусы действуют 12 месяцев с последней операции, каждая новая');
    expect(sheet).toHaveTextContent('не больше 10 %');
    expect(sheet).toHaveTextContent('с 5 000 ₸ вернётся 350 при 7 % и 150 при 3 %');
    expect(sheet).toHaveTextContent(text.share);
    expect(sheet).toHaveTextContent(text.noDelivery);
  });

  test('begin with until when the bonuses live, and what unpaid orders hold of them', async () => {
    const sheet = await openRules(rewards({ balance: { ...BALANCE, availableMinor: 24_000 } }));
    expect(sheet).toHaveTextContent('Действуют до 14 ноября 2027 года, каждый заказ продлевает срок');
    expect(sheet).toHaveTextContent('Сейчас можно потратить 240');
  });

  // Holds REW-19, REW-20.
  test('say what keeps a level that is in danger, and that visits bring a lost one back', async () => {
    const sheet = await openRules(rewards());
    expect(sheet).toHaveTextContent('Чтобы остаться на уровне «Друг», наберите ещё 6 баллов до 31 мая.');
    expect(sheet).toHaveTextContent(text.drop);
  });

  test.each<[what: string, grading: Grading]>([
    ['on the lowest level', { ...GRADING, level: 1 }],
    ['whose level is safe', { ...GRADING, pointsToKeep: 0 }],
  ])('are not requested for a diner %s', async (_what, grading) => {
    expect(await openRules(rewards({ grading }))).not.toHaveTextContent('Чтобы остаться');
  });

  test('are in the money of the site where bonuses did not load', async () => {
    document.documentElement.dataset.site = 'ge-ru-web';
    const sheet = await openRules('failure');
    expect(sheet).toHaveTextContent('₾');
    expect(sheet).not.toHaveTextContent('₸');
    delete document.documentElement.dataset.site;
  });

  // Holds REW-17.
  test('tell what each level gives and needs, and how one is lost and regained', async () => {
    const sheet = await openRules(rewards());
    const rows = within(sheet)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows.slice(0, 3)).toEqual(
      [
        'ГостьСразу, с первого заказавернётся 3 %',
        'ДругОт 20 баллов за периодвернётся 7 %',
        'РодняОт 50 баллов за периодвернётся 10 %',
      ].map((row) => row.replace(' %', '\u00a0%')),
    );
    expect(sheet).toHaveTextContent('Период идёт до 31 мая. Пока набрано 14 баллов.');
    expect(sheet).toHaveTextContent(text.drop);
  });

  test('the rules in Georgia count an example in lari', async () => {
    expect(await openRules(rewards({ currency: 'GEL' }))).toHaveTextContent(
      'с 50 ₾ вернётся 3,50 при 7 % и 1,50 при 3 %',
    );
  });

  test('can be read without a level', async () => {
    const sheet = await openRules(rewards({ grading: null }));
    expect(within(sheet).queryByText(text.levelsTitle)).not.toBeInTheDocument();
    expect(sheet).toHaveTextContent(text.noDelivery);
  });

  test('are put away again', async () => {
    const sheet = await openRules(rewards());
    await userEvent.click(within(sheet).getByRole('button', { name: text.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
