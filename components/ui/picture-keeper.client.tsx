'use client';

import { useEffect } from 'react';
import { keepPictures } from './keep-pictures';

/** Looks after all pictures of the page; stands once in the layout and shows nothing. */
export function PictureKeeper() {
  useEffect(keepPictures, []);
  return null;
}
