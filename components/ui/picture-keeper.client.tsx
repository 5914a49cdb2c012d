'use client';

import { useEffect } from 'react';
import { keepPictures } from './keep-pictures';

/**
 * Looks after all pictures of the page; stands once in the layout and shows nothing.
 * @param origins whose originals the page's policy lets it show
 */
export function PictureKeeper({ origins }: { origins: readonly string[] }) {
  const listed = origins.join(' ');
  useEffect(() => keepPictures(listed.split(' ')), [listed]);
  return null;
}
