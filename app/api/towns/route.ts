import { defineRoute } from '@/lib/core/bff/define-route';
import { townChoicesSchema } from '@/lib/ground/towns/town-choice';
import { listTownChoices } from '@/lib/ground/towns/town-choice.server';

/** The towns that a diner of the calling page may choose from. */
export const GET = defineRoute({
  answer: townChoicesSchema,
  needsSession: false,
  handle: ({ site, place }) => listTownChoices(site, place),
});
