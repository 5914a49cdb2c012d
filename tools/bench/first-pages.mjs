import { VENUE_PATH } from './setup.mjs';

/** The phone of a first view. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Pages that a guest comes to first. */
export const FIRST_PAGES = [
  { name: 'Home', path: '/?language=ru' },
  { name: 'venue', path: VENUE_PATH },
  { name: 'list', path: '/filials?language=ru' },
];
