'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names';
import { Glyph } from './glyph';
import { isToastPress } from './toast-region';
import { useKeyboardRoom } from './use-keyboard-room';
import { useModalHistory } from './use-modal-history';
import { usePressShield } from './use-press-shield';
import { useSwipeDown } from './use-swipe-down';

type SheetProps = {
  open: boolean;
  /** Called with false when the diner closes it: swipe, Esc, press outside, button, or the system's back. */
  onOpenChange: (open: boolean) => void;
  /** Its name; visible unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean;
  /** Beside the title. */
  titleAside?: ReactNode;
  /** With it a close button shows. */
  closeLabel?: string;
  /** With it the sheet is wide from 768 px on: picture at the left, intro and content at the right where it `isFull`. */
  picture?: ReactNode;
  /** Choices follow: as high as the screen of a phone, in two halves from 768 px on, also while its content is on the way. */
  isFull?: boolean;
  /** Text under the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
  /** Where the diner goes on at once, a field even by touch; without it the first button or the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus returns; without it to what had it, which is not known where something inside takes it at once. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/**
 * A sheet from the bottom of a phone, a dialog from 768 px on. Focus stays inside and returns afterwards, the page
 * behind does not scroll. To navigate from inside, only navigate: closing the sheet as well would race with the router.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  titleAside,
  closeLabel,
  picture,
  isFull = false,
  intro,
  children,
  footer,
  initialFocus,
  finalFocus,
}: SheetProps) {
  const close = () => onOpenChange(false);
  const swipeRef = useSwipeDown(close);
  const closeRef = useRef<HTMLButtonElement>(null);
  useModalHistory(open, close);
  usePressShield(open);
  useKeyboardRoom(open);
  const wide = Boolean(picture);
  const head = (
    <div className={titleHidden ? 'visually-hidden' : 'sheet__head'}>
      <Dialog.Title className="sheet__title">{title}</Dialog.Title>
      {titleAside}
    </div>
  );
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isToastPress(details.event)) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" forceRender />
        <Dialog.Popup
          ref={swipeRef}
          // A button beside the title must not get the first focus: the close button gets it.
          initialFocus={initialFocus ?? (titleAside && closeLabel ? closeRef : undefined)}
          finalFocus={finalFocus}
          className={classNames(
            'sheet',
            wide && 'sheet--wide',
            isFull && 'sheet--full',
            Boolean(closeLabel) && 'sheet--closable',
          )}
        >
          <span className="sheet__grip" data-grip="" aria-hidden="true" />
          <div className="sheet__scroll">
            {picture ? <div className="sheet__picture">{picture}</div> : null}
            {wide || intro ? (
              <div className="sheet__intro">
                {head}
                {intro}
              </div>
            ) : (
              head
            )}
            <div className="sheet__body">{children}</div>
          </div>
          {footer ? <div className="sheet__foot">{footer}</div> : null}
          {closeLabel ? (
            <Dialog.Close
              ref={closeRef}
              className="icon-button icon-button--float sheet__close"
              aria-label={closeLabel}
            >
              <Glyph name="close" />
            </Dialog.Close>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
