import { contextPart } from '../process/async-context';

/* The inner address of the render that the page store (server/page-store) has begun: `middleware.ts` rewrites to it. */

const renders = contextPart<{ innerPath: string }>('storeRender');

/** That of the calling code; undefined outside of a render of the store. */
export const storeRender = renders.current;

/** Runs code, and all that it begins, for a render of the store. */
export const runStoreRender = renders.run;
