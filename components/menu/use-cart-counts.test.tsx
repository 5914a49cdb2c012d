import { act, render } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { settled } from '@/components/ui/test-settled';
import messages from '@/messages/ru.json';
import { dispatchCart } from '@/lib/cart/cart-store';
import { useCartCounts } from './use-cart-counts';
import { fillWith } from './test-menu';

/* The observer of the menu also sees buttons that come later. */
let watches: jest.SpyInstance;
let ends: jest.SpyInstance;
let startCounts: () => Promise<boolean>;
/* Called once the menu is drawn, before its effects. */
let onDrawn: () => void;

beforeEach(() => {
  onDrawn = () => undefined;
  dispatchCart({ type: 'cleared' });
  watches = jest.spyOn(MutationObserver.prototype, 'observe');
  ends = jest.spyOn(MutationObserver.prototype, 'disconnect');
  setTouched(false);
});

/** Whether the document was touched before. */
const setTouched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
const fill = () => act(() => fillWith({ venueId: 3107 }));

const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages}>
      <Menu />
    </NextIntlClientProvider>,
  );

function Menu() {
  const t = useTranslations('menu');
  const menuRef = useRef<HTMLDivElement>(null);
  const start = useCartCounts(3107, menuRef, t);
  useLayoutEffect(() => {
    startCounts = start;
    onDrawn();
  }, [start]);
  return <div ref={menuRef} />;
}

describe('the code that marks what is in the cart', () => {
  test('is not loaded for a guest with an empty cart who touches nothing', async () => {
    show();
    await settled();
    expect(watches).not.toHaveBeenCalled();
  });

  test.each([
    ['a touch', () => act(() => void window.dispatchEvent(new Event('pointerdown')))],
    ['a cart that another tab has filled', fill],
    ['a press', () => act(() => void startCounts())],
    [
      'a touch and a press at once',
      () =>
        act(() => {
          window.dispatchEvent(new Event('pointerdown'));
          void startCounts();
        }),
    ],
  ])('comes with %s, once', async (_what, begin) => {
    show();
    begin();
    await settled();
    expect(watches).toHaveBeenCalledTimes(1);
    fill();
    fill();
    await settled();
    expect(watches).toHaveBeenCalledTimes(1);
    expect(ends).not.toHaveBeenCalled();
  });

  test.each([
    ['a filled cart', fill],
    ['a document that was touched before', () => setTouched(true)],
  ])('comes at once with %s, and ends with the menu', async (_what, prepare) => {
    prepare();
    const { unmount } = show();
    fill();
    await settled();
    expect(watches).toHaveBeenCalledTimes(1);
    unmount();
    expect(ends).toHaveBeenCalledTimes(1);
  });

  test('comes with a press before the effects of the menu', async () => {
    let started: Promise<boolean> | undefined;
    onDrawn = () => {
      started ??= startCounts();
    };
    show();
    await expect(started).resolves.toBe(true);
  });

  test('says that the menu was left while it was on its way, and marks nothing', async () => {
    const { unmount } = show();
    const started = startCounts();
    unmount();
    await expect(started).resolves.toBe(false);
    expect(watches).not.toHaveBeenCalled();
  });
});
