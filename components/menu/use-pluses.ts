import { useTranslations } from 'next-intl';
import { useCallback, useRef, type MouseEvent, type RefObject } from 'react';
import { useLoadFailure } from '@/components/ui/use-load-failure';
import type { CartLine, CartVenue } from '@/lib/cart/cart';
import { LESS } from './less-button';
import { loadMenuCart, useCartCounts } from './use-cart-counts';
import { useQuestion } from './use-question';

/** The minus of the last piece disappears under the finger: one more press soon after is not meant for the dish below. */
const LAST_PRESS_MS = 500;

/** The presses of plus and minus buttons inside an element; each button shows the pieces of its dish in the cart. */
export function usePluses(venue: CartVenue, ref: RefObject<HTMLElement | null>) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const lessPressedAt = useRef(-Infinity);
  const startCounts = useCartCounts(venue.id, ref, t);
  const fail = useLoadFailure(t('failedText'));
  const { question, ask } = useQuestion(fail);

  const addLine = useCallback(
    (line: CartLine) =>
      loadMenuCart()
        .then((cart) => cart.addLine(line, { venue, t, ask }))
        .catch((error: unknown) => {
          fail(error);
          return false;
        }),
    [venue, t, ask, fail],
  );

  /** Adds or takes off a piece. @returns whether the press was one on a plus that adds, or on a minus */
  const pressPlus = (event: MouseEvent, pressed: HTMLElement): boolean => {
    const { plus, less, facts } = pressed.dataset;
    if (pressed.matches(LESS)) {
      // The minus is drawn by this very code.
      void loadMenuCart().then(({ takeOne }) =>
        takeOne(Number(less), { t, undo: common('undo') }, (line) => void addLine(line)),
      );
      lessPressedAt.current = event.timeStamp;
      return true;
    }
    if (plus === undefined) return event.timeStamp - lessPressedAt.current < LAST_PRESS_MS;
    if (facts === undefined) return false;
    if (pressed.ariaBusy === 'true') return true;
    pressed.ariaBusy = 'true';
    // Without a visible count a dish is pressed twice. After the page is left, the dish does not go into another cart.
    void startCounts()
      .then((isHere) => (isHere ? loadMenuCart() : null), fail)
      .then((cart) => {
        const line = cart?.lineOn(pressed);
        if (line) void addLine(line);
      })
      .finally(() => {
        pressed.ariaBusy = null;
      });
    return true;
  };
  return { t, addLine, pressPlus, question, fail };
}
