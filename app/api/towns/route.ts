import { defineRoute } from '@/lib/bff/define-route';
import { listTownChoices } from '@/lib/towns/town-choice.server';

/** The towns that a diner of the asking page may choose from. */
export const GET = defineRoute({
  needsSession: false,
  handle: ({ site, place }) => listTownChoices(site, place),
});
