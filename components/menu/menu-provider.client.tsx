'use client';

import { useTranslations } from 'next-intl';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { useLoadFailure } from '@/components/ui/use-load-failure';
import { isPlainPress } from '@/components/ui/plain-press';
import { toasts } from '@/components/ui/toasts';
import type { CartVenue } from '@/lib/cart/cart';
import { readId } from '@/lib/ids/ids';
import type { MenuServices } from '@/lib/menu/menu-services';
import { replaceAddressSoon } from '@/lib/paths/replace-address';
import { loadProductSheet, ProductSheet } from './late-parts';
import { watchLeftModal } from './left-modal';
import { asTheyAre, MenuContext, ArrangeSectionsContext, type MenuActions } from './use-menu';
import { LESS } from './less-button';
import { loadMenuCart, useCartMarks } from './use-cart-marks';
import { useProductSheets } from './use-product-sheets';
import { useQuestion } from './use-question';

/** The touch itself comes first. */
const SHEET_PRELOAD_MS = 500;

const preloadSheet = () => void loadProductSheet().catch(() => undefined);
const loadHearts = () => import('./hearts');

/** A minus that has taken the last piece off is gone: who presses on then does not want to open the dish under it. */
const LAST_PRESS_MS = 500;

/** The product, or the plus, minus or heart of one, that an event is on. */
const pressedIn = ({ target }: SyntheticEvent) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[data-plus], [data-product], [data-heart], ${LESS}`)
    : null;

/** Makes the server's menu interactive: adding, opening products, and asking before another venue's cart is replaced. */
export function MenuProvider({
  venue,
  services,
  hits,
  hasHearts = true,
  SetField = null,
  children,
}: {
  venue: CartVenue;
  services: MenuServices;
  hits: readonly number[];
  hasHearts?: boolean;
  SetField?: MenuActions['SetField'];
  children: ReactNode;
}) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const [arrange, setArrange] = useState(() => asTheyAre);
  const menuRef = useRef<HTMLDivElement>(null);
  const lessPressedAt = useRef(-Infinity);
  const startMarks = useCartMarks(venue.id, menuRef, t);
  const fail = useLoadFailure(t('failedText'));
  const { question, ask } = useQuestion(fail);
  const { opened, closedCount, open, openInTurn, reopen, close } = useProductSheets(fail);

  useEffect(() => {
    const left = watchLeftModal((content) => {
      if (typeof content === 'number') reopen(content);
    });
    const callOff = replaceAddressSoon((address) => {
      const asked = readId(address.searchParams.get('product'));
      if (asked === null) {
        // A reload, or the way back from a page that was opened from the sheet.
        left.look();
        return null;
      }
      // The sheet adds its own history entry later, so that closing it leads back to the plain menu.
      open(asked);
      // The menu's own address, a kiosk's too (KIOSK-08).
      return address.pathname;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Loaded once the menu is used, so that a dish opens at once, even if the connection is lost meanwhile.
    const stop = onFirstTouch(() => {
      timer = setTimeout(preloadSheet, SHEET_PRELOAD_MS);
    });
    return () => {
      callOff();
      stop();
      clearTimeout(timer);
      left.stop();
    };
  }, [open, reopen]);

  const actions = useMemo(
    (): MenuActions => ({
      venue,
      services,
      hits,
      hasHearts,
      SetField,
      menuRef,
      arrangeSections: (next) => setArrange(() => next),
      addLine: (line) =>
        loadMenuCart()
          .then((cart) => cart.addLine(line, { venue, t, ask }))
          .catch((error: unknown) => {
            fail(error);
            return false;
          }),
      openProduct: openInTurn,
    }),
    [venue, services, hits, hasHearts, SetField, t, ask, fail, openInTurn],
  );

  const prepare = (event: SyntheticEvent) => {
    const pressed = pressedIn(event);
    // A plus that adds needs no sheet, nor does a minus or a heart.
    if (pressed && !pressed.matches(`[data-heart], [data-facts], ${LESS}`)) preloadSheet();
  };
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const pressed = pressedIn(event);
    if (!pressed) return;
    event.preventDefault();
    const { plus, less, heart, product = plus } = pressed.dataset;
    if (heart !== undefined) {
      const menu = event.currentTarget;
      void loadHearts().then(
        ({ pressHeart }) => pressHeart(menu, pressed, venue.id, t),
        () => toasts.show({ text: t('favouriteFailed') }),
      );
      return;
    }
    if (less !== undefined) {
      // The minus is drawn by this very code.
      void loadMenuCart().then(({ takeOne }) =>
        takeOne(Number(less), { t, undo: common('undo') }, (line) => void actions.addLine(line)),
      );
      lessPressedAt.current = event.timeStamp;
      return;
    }
    if (plus === undefined && event.timeStamp - lessPressedAt.current < LAST_PRESS_MS) return;
    if (pressed.dataset.facts === undefined) {
      open(Number(product), pressed);
      return;
    }
    if (pressed.ariaBusy === 'true') return;
    pressed.ariaBusy = 'true';
    const add = async () => {
      const { productOn } = await loadMenuCart();
      const addable = productOn(pressed);
      if (!addable) return;
      const { id, ...facts } = addable;
      const line = { ...facts, productId: id, size: null, additives: [], isStopped: false, count: 1 };
      void actions.addLine(line);
    };
    // What does not show that it was added would be pressed again. Who has left the menu meanwhile adds nothing to another cart.
    void startMarks()
      .then((isHere) => (isHere ? add() : undefined))
      .catch(fail)
      .finally(() => {
        pressed.ariaBusy = null;
      });
  };

  return (
    <MenuContext value={actions}>
      <ArrangeSectionsContext value={arrange}>
        <div ref={menuRef} onPointerDown={prepare} onClick={press}>
          {children}
        </div>
      </ArrangeSectionsContext>
      {opened === null ? null : (
        <ProductSheet key={`${opened.productId}.${closedCount}`} {...opened} onClose={close} />
      )}
      {question}
    </MenuContext>
  );
}
