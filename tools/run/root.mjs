import { fileURLToPath } from 'node:url';

/** The checkout in which these tools are. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
