import { defineRoute } from '@/lib/core/bff/define-route';
import { languageChoiceSchema } from '@/lib/profile/profile.schema';
import { setLanguage } from '@/lib/profile/profile.server';

/** Sets the language that the platform writes to the diner in; answers with the new setting. */
export const POST = defineRoute({
  body: languageChoiceSchema,
  answer: languageChoiceSchema,
  needsSession: true,
  handle: async ({ signedIn, body }) => {
    await setLanguage(signedIn, body.language);
    return body;
  },
});
