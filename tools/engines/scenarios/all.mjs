import { BROWSE } from './browse.mjs';
import { ORDER } from './order.mjs';
import { SURFACES } from './surfaces.mjs';

/**
 * Something that somebody does with the product, from its beginning to its end.
 * @typedef {{ id: string, name: string, screen: { width: number, height: number }, isDark?: boolean, hasScripts?: boolean,
 * run: (tab: object, testbed: object) => Promise<void> }} Scenario
 * `run` throws where it does not go as it should
 */

/** @type {Scenario[]} */
export const SCENARIOS = [...BROWSE, ...ORDER, ...SURFACES];
