'use client';

import { useEffect } from 'react';
import { watchPictures } from './watch-pictures';

/**
 * Looks after all pictures of the page; stands once in the layout and shows nothing.
 * @param origins whose originals the page's policy lets it show
 */
export function PictureWatcher({ origins }: { origins: readonly string[] }) {
  const listed = origins.join(' ');
  useEffect(() => watchPictures(listed.split(' ')), [listed]);
  return null;
}
