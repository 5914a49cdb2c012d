'use client';

import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { isToastPress } from './toast-region';
import { useModalHistory } from './use-modal-history';
import { usePressShield } from './use-press-shield';

type ModalProps = {
  open: boolean;
  /** Called with false when the diner closes it: Esc, press outside, or the system's back. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  /** An icon above the title. */
  art?: ReactNode;
  /** One or two buttons, the main one first. */
  actions: ReactNode;
};

/** A question in the middle of the screen. For anything longer use a sheet. */
export function Modal({ open, onOpenChange, title, text, art, actions }: ModalProps) {
  useModalHistory(open, () => onOpenChange(false));
  usePressShield(open);
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
        <Dialog.Popup className="modal">
          {art}
          <Dialog.Title className="modal__title">{title}</Dialog.Title>
          {text ? <Dialog.Description className="modal__text">{text}</Dialog.Description> : null}
          <div className="modal__actions">{actions}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
