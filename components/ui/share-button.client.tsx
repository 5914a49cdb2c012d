'use client';

import { Glyph } from './glyph';
import { IconButton } from './icon-button';
import type { ShareTexts } from './share-or-copy';
import { useLoadFailure } from './use-load-failure';

type ShareButtonProps = ShareTexts & {
  title: string;
  /** Of the shared page, from the root of the site. */
  path: string;
  label: string;
};

/** Shares a page by the phone's own menu; where the browser has none, its link is copied. */
export function ShareButton({ title, path, label, ...texts }: ShareButtonProps) {
  const recordFailure = useLoadFailure(texts.failedText);
  const share = () =>
    import('./share-or-copy').then(
      ({ shareOrCopy }) => shareOrCopy({ title, url: new URL(path, window.location.origin).href }, texts),
      recordFailure,
    );
  return (
    <IconButton label={label} ground="float" onClick={() => void share()}>
      <Glyph name="share" />
    </IconButton>
  );
}
