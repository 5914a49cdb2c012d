import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Story } from '@/lib/promos/stories';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { StoryRail } from './story-rail.client';
import { StoryViewer } from './story-viewer.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'stories' });

const story = (id: number, title: string, slides: number): Story => ({
  id,
  title,
  previewUrl: `https://images.example/${id}.jpg`,
  slides: Array.from({ length: slides }, (_, index) => ({
    imageUrl: `https://images.example/${id}-${index}.jpg`,
    text: `${title} ${index + 1}`,
    durationMs: 5000,
    button: index === 1 ? { text: 'К меню', path: '/filials/3107' } : null,
  })),
});
const STORIES = [story(1, 'Плов', 2), story(2, 'Кофе', 1), story(3, 'Суши', 1)];

const seenHere = () => JSON.parse(localStorage.getItem('seenStories') ?? '[]') as number[];

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./story-viewer.client'),
    import('@/lib/promos/stories.api'),
    import('@/lib/promos/stories.schema'),
  ]),
);

let viewedIds: number[];

beforeEach(() => {
  signInForTest(false);
  localStorage.clear();
  queryClient().clear();
  viewedIds = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isView = (address as string).endsWith('/view');
    return Promise.resolve(Response.json(isView ? { isViewed: true } : { viewedIds }));
  });
});
afterEach(settled);

async function show() {
  const user = userEvent.setup();
  const shown = render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <h2 id="stories">{t('title')}</h2>
      <StoryRail stories={STORIES} labelledBy="stories" />
    </NextIntlClientProvider>,
  );
  await settled();
  return { user, ...shown };
}
const previews = () =>
  within(screen.getByRole('list', { name: t('title') }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const viewer = () => screen.findByRole('dialog');
const showsSlide = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const bar = () => document.querySelector<HTMLElement>('.story-viewer__progress b');
const pictureCame = () => fireEvent.load(document.querySelector('.story-viewer__picture') ?? document.body);

async function open(title: string) {
  const shown = await show();
  await shown.user.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
  const dialog = await viewer();
  // The keyboard works in the viewer once the focus is there, a moment after it opened.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return shown;
}

describe('the rail of stories', () => {
  test('stands unseen ones first, as this device remembers, and says which were seen', async () => {
    localStorage.setItem('seenStories', '[1]');
    await show();
    expect(previews()).toEqual(['Кофе', 'Суши', `Плов, ${t('seen')}`]);
  });

  test('learns from the platform what the diner saw elsewhere, and moves nothing for it', async () => {
    signInForTest(true);
    viewedIds = [1];
    await show();
    await waitFor(() => expect(previews()).toEqual([`Плов, ${t('seen')}`, 'Кофе', 'Суши']));
    expect(seenHere()).toEqual([1]);
  });

  test('requests a guest’s seen stories only when a finger is near', async () => {
    viewedIds = [1];
    const { user } = await show();
    expect(fetch).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('list', { name: t('title') }));
    await waitFor(() => expect(previews()).toEqual([`Плов, ${t('seen')}`, 'Кофе', 'Суши']));
  });

  test('is whole where the platform’s marks do not come', async () => {
    signInForTest(true);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await show();
    expect(previews()).toEqual(['Плов', 'Кофе', 'Суши']);
  });

  test('takes the ring away at once and tells the platform', async () => {
    const { user } = await open('Кофе');
    expect(seenHere()).toEqual([2]);
    expect(fetch).toHaveBeenCalledWith('/api/stories/2/view', expect.objectContaining({ method: 'POST' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(previews()).toEqual(['Плов', `Кофе, ${t('seen')}`, 'Суши']);
  });
});

// Holds KIOSK-30.
test('on a shared screen a story leads nowhere, and nothing of it is remembered or reported', async () => {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <StoryViewer stories={STORIES} start={0} isShared onClose={() => undefined} />
    </NextIntlClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: t('next') }));
  await showsSlide('Плов 2');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(seenHere()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

// Holds PROMO-06.
describe('an open story', () => {
  test('is a dialog named by its title that says which screen of how many shows', async () => {
    await open('Плов');
    expect(await viewer()).toHaveAccessibleName('Плов');
    expect(screen.getByText(t('slideOf', { slide: 1, total: 2 }))).toBeInTheDocument();
    await showsSlide('Плов 1');
  });

  test('goes on and back by its two sides, into the stories beside it', async () => {
    const { user } = await open('Плов');
    const next = screen.getByRole('button', { name: t('next') });
    await user.click(next);
    await showsSlide('Плов 2');
    expect(screen.getByRole('link', { name: 'К меню' })).toHaveAttribute('href', '/filials/3107');
    await user.click(next);
    await showsSlide('Кофе 1');
    expect(seenHere()).toEqual([1, 2]);
    await user.click(screen.getByRole('button', { name: t('previous') }));
    await showsSlide('Плов 1');
  });

  test('goes on and back by the arrows, and ends after the last one', async () => {
    const { user } = await open('Кофе');
    await user.keyboard('{ArrowLeft}');
    await showsSlide('Плов 1');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await showsSlide('Суши 1');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('goes on by itself when its time is over, which runs once the picture is there', async () => {
    await open('Плов');
    expect(bar()).toHaveStyle({ animationDuration: '5000ms', animationPlayState: 'paused' });
    pictureCame();
    expect(bar()).toHaveStyle({ animationPlayState: 'running' });
    fireEvent.animationEnd(bar() ?? document.body);
    await showsSlide('Плов 2');
    expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  });

  test('shows its text also when the picture does not come', async () => {
    await open('Плов');
    fireEvent.error(document.querySelector('.story-viewer__picture') ?? document.body);
    expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  });

  test('stops and goes on with space, and by its button', async () => {
    const { user } = await open('Плов');
    pictureCame();
    await user.keyboard(' ');
    expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
    await user.keyboard(' ');
    expect(bar()).toHaveStyle({ animationPlayState: 'running' });
    await user.click(screen.getByRole('button', { name: t('pause') }));
    expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
    expect(screen.getByRole('button', { name: t('play') })).toBeVisible();
  });

  test('stands still while a finger is on it, and letting go is no tap', async () => {
    await open('Плов');
    pictureCame();
    const next = screen.getByRole('button', { name: t('next') });
    jest.useFakeTimers();
    fireEvent.pointerDown(next);
    await act(() => jest.advanceTimersByTimeAsync(260));
    jest.useRealTimers();
    expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
    fireEvent.pointerUp(next);
    fireEvent.click(next);
    expect(bar()).toHaveStyle({ animationPlayState: 'running' });
    expect(screen.getByText('Плов 1')).toBeVisible();
  });

  test('waits to be turned by hand where less motion is wanted', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    const { user } = await open('Плов');
    expect(bar()).toBeNull();
    expect(screen.queryByRole('button', { name: t('pause') })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await showsSlide('Плов 2');
  });

  test('closes with the system’s back, with its button, and when it is swiped down', async () => {
    const { user } = await open('Плов');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Плов/ }));
    await viewer();
    await user.click(screen.getByRole('button', { name: t('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Плов/ }));
    const popup = await viewer();
    const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] });
    fireEvent.touchStart(popup, at(100));
    fireEvent.touchMove(popup, at(120));
    fireEvent.touchMove(popup, at(200));
    fireEvent.touchEnd(popup, { touches: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
