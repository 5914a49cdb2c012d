'use client';

import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { AT_REST } from '@/components/ui/at-rest';
import { onFirstTouch } from '@/components/ui/first-touch';
import { isPlainPress } from '@/components/ui/plain-press';
import { toasts } from '@/components/ui/toasts';
import type { CartVenue } from '@/lib/cart/cart';
import { readId } from '@/lib/core/ids/ids';
import type { MenuServices } from '@/lib/menu/menu-services';
import { replaceAddressSoon } from '@/lib/core/paths/replace-address';
import { loadProductSheet, ProductSheet } from './late-parts';
import { watchLeftModal } from './left-modal';
import { asTheyAre, MenuContext, ArrangeSectionsContext, type MenuActions } from './use-menu';
import { LESS } from './less-button';
import { loadMenuCart } from './use-cart-counts';
import { usePluses } from './use-pluses';
import { useProductSheets } from './use-product-sheets';

/** The touch itself comes first. */
const SHEET_PRELOAD_MS = 500;

const preloadSheet = () => void Promise.all([loadMenuCart(), loadProductSheet()]).catch(() => undefined);
const loadHearts = () => import('./hearts');

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
  const [arrange, setArrange] = useState(() => asTheyAre);
  const menuRef = useRef<HTMLDivElement>(null);
  const { t, addLine, pressPlus, question, fail } = usePluses(venue, menuRef);
  const { opened, closedCount, open, openInTurn, reopen, close } = useProductSheets(fail);

  useEffect(() => {
    const left = watchLeftModal((content) => {
      if (typeof content === 'number') reopen(content);
    });
    const callOff = replaceAddressSoon((address) => {
      const productId = readId(address.searchParams.get('product'));
      if (productId === null) {
        // A reload, or the way back from a page that was opened from the sheet.
        left.look();
        return null;
      }
      // The sheet adds its own history entry later, so that closing it leads back to the plain menu.
      open(productId);
      // The menu's own address, a kiosk's too (KIOSK-08).
      return address.pathname;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Loaded at rest or once the menu is used, so that a dish opens at once, even if the connection is lost meanwhile.
    addEventListener(AT_REST, preloadSheet, { once: true });
    const stop = onFirstTouch(() => {
      timer = setTimeout(preloadSheet, SHEET_PRELOAD_MS);
    });
    return () => {
      callOff();
      removeEventListener(AT_REST, preloadSheet);
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
      addLine,
      openProduct: openInTurn,
    }),
    [venue, services, hits, hasHearts, SetField, addLine, openInTurn],
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
    const { plus, heart, product = plus } = pressed.dataset;
    if (heart !== undefined) {
      const menu = event.currentTarget;
      void loadHearts().then(
        ({ pressHeart }) => pressHeart(menu, pressed, venue.id, t),
        () => toasts.show({ text: t('favouriteFailed') }),
      );
      return;
    }
    if (!pressPlus(event, pressed)) open(Number(product), pressed);
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
