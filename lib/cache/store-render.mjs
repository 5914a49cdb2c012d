import { contextPart } from './async-context.mjs';

/*
 * A render that the page store (server/page-store) has begun: the request pipeline takes its inner address, and Next's own cache neither
 * answers nor stores it. Plain JavaScript, because Next loads the page cache without compiling it.
 */

/** @type {ReturnType<typeof contextPart<{ innerPath: string }>>} */
const renders = contextPart('storeRender');

/** @returns {{ innerPath: string } | undefined} that of the calling code */
export const storeRender = renders.current;

/** Runs code, and all that it begins, for a render of the store. */
export const runStoreRender = renders.run;
