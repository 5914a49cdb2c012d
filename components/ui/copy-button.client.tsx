'use client';

import { Copy } from 'lucide';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { toasts } from './toasts';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Messages shown when the text was copied, and when the browser does not allow it. */
  doneText: string;
  failedText: string;
};

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, doneText, failedText }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ text: doneText, tone: 'ok', unique: true });
    } catch {
      toasts.show({ text: failedText, tone: 'danger', unique: true });
    }
  };
  return (
    <IconButton label={label} ground="quiet" onClick={() => void copy()}>
      <Icon of={Copy} size="small" />
    </IconButton>
  );
}
