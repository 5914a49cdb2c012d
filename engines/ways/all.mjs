import { BROWSE } from './browse.mjs';
import { ORDER } from './order.mjs';
import { SURFACES } from './surfaces.mjs';

/**
 * Something that somebody does with the product, from its beginning to its end.
 * @typedef {{ id: string, name: string, screen: { width: number, height: number }, isDark?: boolean, hasScripts?: boolean,
 * run: (tab: object, stand: object) => Promise<void> }} Way
 * `run` throws where it does not go as it should
 */

/** @type {Way[]} */
export const WAYS = [...BROWSE, ...ORDER, ...SURFACES];
