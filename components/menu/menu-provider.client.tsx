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
import { CLEARED_TOAST_MS, lineKey, type CartLine, type CartVenue } from '@/lib/cart/cart';
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
import {
  AgeGate,
  loadAgeGate,
  loadOtherVenueModal,
  loadProductSheet,
  OtherVenueModal,
  ProductSheet,
} from './late-parts';
import { LIMIT_TEXTS } from './limit-texts';
import { MenuContext, OwnSectionsContext, type MenuActions, type OwnSection } from './use-menu';
import { previewOf } from './product-preview';
import { LESS } from './stepper';
import { productOn } from './product-on-card';
import { usePluses } from './use-pluses';
import { useProductSheets } from './use-product-sheets';

/** The touch itself comes first. */
const SHEET_PRELOAD_MS = 500;

const preloadSheet = () => void loadProductSheet().catch(() => undefined);
const loadHearts = () => import('./hearts');

/** The open question, and the callback that gets its answer. */
interface AgeQuestion {
  age: number;
  onAnswered: (isOldEnough: boolean) => void;
}

/** A line that waits for the cart of another venue to go, and the callback that gets whether it was added. */
interface CartQuestion {
  line: CartLine;
  onAnswered: (isAdded: boolean) => void;
}

/** A minus that has taken the last piece off is gone: who presses on then does not want to open the dish under it. */
const LAST_PRESS_MS = 500;

/** The product, or the plus, minus or heart of one, that an event is on. */
const pressedIn = ({ target }: SyntheticEvent) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[data-plus], [data-product], [data-heart], ${LESS}`)
    : null;

/** Of a line that was added, for analytics. */
const added = ({ id: venueId }: CartVenue, { productId, count }: CartLine) => ({ venueId, productId, count });

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
  const [cartQuestion, setCartQuestion] = useState<CartQuestion | null>(null);
  const [ageQuestion, setAgeQuestion] = useState<AgeQuestion | null>(null);
  const [ownSections, setOwnSections] = useState<readonly OwnSection[]>([]);
  const menuRef = useRef<HTMLDivElement>(null);
  const lessPressedAt = useRef(-Infinity);
  usePluses(venue.id, menuRef);
  /** A dialog that does not come for want of a network; one of a release that is gone has the page reloaded. */
  const fail = useCallback(
    (error: unknown) => {
      if (isChunkError(error)) throw error;
      toasts.show({ text: t('failedText'), unique: true });
    },
    [t],
  );
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
    const isOldEnough = (age: number | null) =>
      age === null || isAgeConfirmed()
        ? Promise.resolve(true)
        : new Promise<boolean>((onAnswered) => {
            const ask = () => setAgeQuestion({ age, onAnswered });
            void loadAgeGate().then(ask, (error: unknown) => {
              onAnswered(false);
              fail(error);
            });
          });
    const addLine = async (line: CartLine) => {
      if (!(await isOldEnough(line.minAge))) return false;
      const { cart } = readCart();
      if (cart && cart.venue.id !== venue.id) {
        return new Promise<boolean>((onAnswered) => {
          const ask = () =>
            setCartQuestion((before) => {
              before?.onAnswered(false);
              return { line, onAnswered };
            });
          void loadOtherVenueModal().then(ask, (error: unknown) => {
            onAnswered(false);
            fail(error);
          });
        });
      }
      const reachedLimit = cartLimit(cart?.lines ?? [], line);
      dispatchCart({ type: 'lineAdded', venue, line, newCartId: newCartId() });
      if (reachedLimit) {
        const { kind, limit } = reachedLimit;
        toasts.show({ text: t(LIMIT_TEXTS[kind], { limit }), unique: true });
      } else track('line_added', added(venue, line));
      return !reachedLimit;
    };
    return {
      venue,
      services,
      hits,
      hasHearts,
      SetField,
      menuRef,
      nameSections: setOwnSections,
      addLine,
      openProduct: openInTurn,
    };
  }, [venue, services, hits, hasHearts, SetField, t, fail, openInTurn]);

  const prepare = (event: SyntheticEvent) => {
    const pressed = pressedIn(event);
    // A plus that adds needs no sheet, nor does a minus or a heart.
    if (pressed && !pressed.matches(`[data-heart], [data-facts], ${LESS}`)) preloadSheet();
  };
  const takeOne = (productId: number) => {
    const line = readCart().cart?.lines.findLast((candidate) => candidate.productId === productId);
    if (!line) return;
    dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count: line.count - 1 });
    if (line.count > 1) return;
    const chosen = [line.size, ...line.additives].flatMap((part) => part?.name ?? []);
    toasts.show({
      text: t('taken', { name: [line.name, ...chosen].join(', ') }),
      durationMs: CLEARED_TOAST_MS,
      action: { label: common('undo'), run: () => void actions.addLine(line) },
    });
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
      takeOne(Number(less));
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
    void actions.addLine({
      ...facts,
      productId: id,
      size: null,
      additives: [],
      isStopped: false,
      count: 1,
    });
  };

  return (
    <MenuContext value={actions}>
      <OwnSectionsContext value={ownSections}>
        <div ref={menuRef} onPointerDown={prepare} onClick={press}>
          {children}
        </div>
      </OwnSectionsContext>
      {opened === null ? null : (
        <ProductSheet key={`${opened.productId}.${closedCount}`} {...opened} onClose={close} />
      )}
      {ageQuestion ? (
        <AgeGate
          age={ageQuestion.age}
          onAnswer={(answer) => {
            if (answer === 'yes') setAgeConfirmed(true);
            setAgeQuestion(null);
            ageQuestion.onAnswered(answer === 'yes');
          }}
        />
      ) : null}
      {cartQuestion ? (
        <OtherVenueModal
          venueName={readCart().cart?.venue.name ?? ''}
          onKeep={() => {
            setCartQuestion(null);
            cartQuestion.onAnswered(false);
          }}
          onStartNew={() => {
            const { line } = cartQuestion;
            dispatchCart({ type: 'lineAdded', venue, line, newCartId: newCartId() });
            track('line_added', added(venue, line));
            setCartQuestion(null);
            cartQuestion.onAnswered(true);
          }}
        />
      ) : null}
    </MenuContext>
  );
}
