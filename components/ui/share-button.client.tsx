'use client';

import { Glyph } from './glyph';
import { IconButton } from './icon-button';
import { toasts } from './toasts';

type ShareButtonProps = {
  title: string;
  /** Of the shared page, from the root of the site. */
  path: string;
  label: string;
  /** Messages shown when the link was copied, and when neither sharing nor copying is possible. */
  doneText: string;
  failedText: string;
};

/** Shares a page by the phone's own menu; where the browser has none, its link is copied. */
export function ShareButton({ title, path, label, doneText, failedText }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      // Missing in browsers without a menu for sharing, whatever the types say.
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show({ text: doneText, tone: 'ok', unique: true });
    } catch (error) {
      // The diner closed the menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ text: failedText, tone: 'danger', unique: true });
    }
  };
  return (
    <IconButton label={label} ground="float" onClick={() => void share()}>
      <Glyph name="share" />
    </IconButton>
  );
}
