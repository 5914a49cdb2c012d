'use client';

import { useTranslations } from 'next-intl';
import {
  startTransition,
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
import { paths } from '@/lib/paths/paths';
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
import { previewOf, type ProductPreview } from './product-preview';
import { LESS } from './stepper';
import { productOn } from './product-on-card';
import { usePluses } from './use-pluses';

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

/** The product whose sheet is open, and what is known of it before it is loaded. */
interface Opened {
  productId: number;
  preview: ProductPreview | null;
}

const withoutPreview = (productId: number): Opened => ({ productId, preview: null });

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
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Counts the sheets that were closed: the next one may be of the same product. */
  const [closedCount, setClosedCount] = useState(0);
  /** Whose sheet is open or on its way. */
  const currentSheetRef = useRef<Opened | null>(null);
  /** Products that were asked for meanwhile, by no press on a card: several scanned goods can each need a choice. */
  const sheetQueueRef = useRef<Opened[]>([]);
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
  const open = useCallback(
    (product: Opened) => {
      currentSheetRef.current = product;
      // The press is drawn first: the sheet is a long task of a slow phone.
      void loadProductSheet().then(
        () => startTransition(() => setOpened(product)),
        (error: unknown) => {
          // What waits for it would not come either.
          currentSheetRef.current = null;
          sheetQueueRef.current = [];
          fail(error);
        },
      );
    },
    [fail],
  );

  useEffect(() => {
    const callOff = replaceAddressSoon((address) => {
      const asked = readId(address.searchParams.get('product'));
      if (asked === null) return null;
      // The sheet adds its own history entry later, so that closing it leads back to the plain menu.
      open(withoutPreview(asked));
      return paths.menu(venue.id);
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
    const openProduct = (productId: number) => {
      if (currentSheetRef.current === null) open(withoutPreview(productId));
      else sheetQueueRef.current.push(withoutPreview(productId));
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
      openProduct,
    };
  }, [venue, services, hits, hasHearts, SetField, t, fail, open]);

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

  const close = () => {
    // A sheet calls this twice when it is closed while it adds a line: the second call must not close the next sheet.
    if (currentSheetRef.current !== null && currentSheetRef.current !== opened) return;
    // In one render, so that the next sheet takes over the history entry.
    const next = sheetQueueRef.current.shift() ?? null;
    currentSheetRef.current = next;
    setOpened(next);
    setClosedCount((before) => before + 1);
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
