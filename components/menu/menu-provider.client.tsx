'use client';

import { useTranslations } from 'next-intl';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { toasts } from '@/components/ui/toasts';
import type { CartLine, CartVenue } from '@/lib/cart/cart';
import { track } from '@/lib/analytics/track';
import { newCartId } from '@/lib/cart/cart-id';
import { cartLimit } from '@/lib/cart/cart-limit';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { isChunkError } from '@/lib/errors/chunk-error';
import { readId } from '@/lib/ids/ids';
import { isAgeConfirmed, setAgeConfirmed } from '@/lib/menu/age-confirmation';
import type { MenuServices } from '@/lib/menu/menu-services';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import { replaceAddressSoon } from '@/lib/paths/replace-address';
import { loadAgeGate, loadOtherVenueModal, loadProductSheet, ProductSheet } from './late-parts';
import { LIMIT_TEXTS } from './limit-texts';
import { MenuContext, OwnSectionsContext, withoutOwnSections, type MenuActions } from './use-menu';
import { previewOf } from './product-preview';
import { LESS, productOn } from './product-on-card';
import { loadPluses, usePluses } from './use-pluses';
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
  const [withOwn, setWithOwn] = useState(() => withoutOwnSections);
  const menuRef = useRef<HTMLDivElement>(null);
  const lessPressedAt = useRef(-Infinity);
  usePluses(venue.id, menuRef, t);
  /** A dialog that does not come for want of a network; one of a release that is gone has the page reloaded, too. */
  const fail = useCallback(
    (error: unknown) => {
      toasts.show({ text: t('failedText'), unique: true });
      if (isChunkError(error)) throw error;
    },
    [t],
  );
  const { question, ask } = useQuestion(fail);
  const { opened, closedCount, open, openInTurn, close } = useProductSheets(fail);

  useEffect(() => {
    const callOff = replaceAddressSoon((address) => {
      const asked = readId(address.searchParams.get('product'));
      if (asked === null) return null;
      // The sheet adds its own history entry later, so that closing it leads back to the plain menu.
      open({ productId: asked, preview: null });
      return firstViewPaths.menu(venue.id);
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
    };
  }, [venue.id, open]);

  const actions = useMemo((): MenuActions => {
    const isOldEnough = async (age: number | null) =>
      age === null ||
      isAgeConfirmed() ||
      ask(loadAgeGate, (AgeGate, onAnswered) => (
        <AgeGate
          age={age}
          onAnswer={(answer) => {
            if (answer === 'yes') setAgeConfirmed(true);
            onAnswered(answer === 'yes');
          }}
        />
      ));
    /** Whether the cart of another venue may go. */
    const mayReplaceCart = () =>
      ask(loadOtherVenueModal, (OtherVenueModal, onAnswered) => (
        <OtherVenueModal
          venueName={readCart().cart?.venue.name ?? ''}
          onKeep={() => onAnswered(false)}
          onStartNew={() => onAnswered(true)}
        />
      ));
    const addLine = async (line: CartLine) => {
      if (!(await isOldEnough(line.minAge))) return false;
      const { cart } = readCart();
      const isOther = cart !== null && cart.venue.id !== venue.id;
      if (isOther && !(await mayReplaceCart())) return false;
      const reachedLimit = cartLimit(isOther ? [] : (cart?.lines ?? []), line);
      dispatchCart({ type: 'lineAdded', venue, line, newCartId: newCartId() });
      if (reachedLimit) {
        const { kind, limit } = reachedLimit;
        toasts.show({ text: t(LIMIT_TEXTS[kind], { limit }), unique: true });
      } else track('line_added', { venueId: venue.id, productId: line.productId, count: line.count });
      return !reachedLimit;
    };
    return {
      venue,
      services,
      hits,
      hasHearts,
      SetField,
      menuRef,
      nameSections: (withOwnSections) => setWithOwn(() => withOwnSections),
      addLine,
      openProduct: openInTurn,
    };
  }, [venue, services, hits, hasHearts, SetField, t, ask, openInTurn]);

  const prepare = (event: SyntheticEvent) => {
    const pressed = pressedIn(event);
    // A plus that adds needs no sheet, nor does a minus or a heart.
    if (pressed && !pressed.matches(`[data-heart], [data-facts], ${LESS}`)) preloadSheet();
  };
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
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
      // Who sees it has its code.
      void loadPluses().then(({ takeOne }) =>
        takeOne(Number(less), { t, undo: common('undo') }, (line) => void actions.addLine(line)),
      );
      lessPressedAt.current = event.timeStamp;
      return;
    }
    if (plus === undefined && event.timeStamp - lessPressedAt.current < LAST_PRESS_MS) return;
    const addable = productOn(pressed);
    if (!addable) {
      open({ productId: Number(product), preview: previewOf(pressed) });
      return;
    }
    const { id, ...facts } = addable;
    const line = { ...facts, productId: id, size: null, additives: [], isStopped: false, count: 1 };
    // What does not show that it was added would be pressed again.
    void loadPluses().then(() => actions.addLine(line), fail);
  };

  return (
    <MenuContext value={actions}>
      <OwnSectionsContext value={withOwn}>
        <div ref={menuRef} onPointerDown={prepare} onClick={press}>
          {children}
        </div>
      </OwnSectionsContext>
      {opened === null ? null : (
        <ProductSheet key={`${opened.productId}.${closedCount}`} {...opened} onClose={close} />
      )}
      {question}
    </MenuContext>
  );
}
