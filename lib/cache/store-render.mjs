import { contextPart } from './async-context.mjs';

/*
 * The inner address of the render that the page store (server/page-store) has begun: `middleware.ts` rewrites to it.
 */

/** @type {ReturnType<typeof contextPart<{ innerPath: string }>>} */
const renders = contextPart('storeRender');

/** @returns {{ innerPath: string } | undefined} that of the calling code */
export const storeRender = renders.current;

/** Runs code, and all that it begins, for a render of the store. */
export const runStoreRender = renders.run;
