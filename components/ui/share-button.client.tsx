'use client';

import { Glyph } from './glyph';
import { IconButton } from './icon-button';
import { noteLoadFailure } from './note-load-failure';
import type { ShareTexts } from './share-or-copy';

type ShareButtonProps = ShareTexts & {
  title: string;
  /** Of the shared page, from the root of the site. */
  path: string;
  label: string;
};

/** Shares a page by the phone's own menu; where the browser has none, its link is copied. */
export function ShareButton({ title, path, label, ...texts }: ShareButtonProps) {
  const share = () =>
    import('./share-or-copy').then(
      ({ shareOrCopy }) => shareOrCopy({ title, url: new URL(path, window.location.origin).href }, texts),
      (error: unknown) => noteLoadFailure(error, texts.failedText),
    );
  return (
    <IconButton label={label} ground="float" onClick={() => void share()}>
      <Glyph name="share" />
    </IconButton>
  );
}
