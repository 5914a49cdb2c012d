'use client';

import { useEffect } from 'react';
import { watchPictures } from './watch-pictures';

/**
 * Watches all pictures of the page; mounted once in the layout, renders nothing.
 * @param origins origins whose pictures the page's content security policy allows
 */
export function PictureWatcher({ origins }: { origins: readonly string[] }) {
  const listed = origins.join(' ');
  useEffect(() => watchPictures(listed.split(' ')), [listed]);
  return null;
}
