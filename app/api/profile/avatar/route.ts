import { defineRoute } from '@/lib/bff/define-route';
import { MAX_AVATAR_BYTES } from '@/lib/profile/avatar';
import { checkAvatar } from '@/lib/profile/avatar.server';
import { dinerSchema, noAvatarSchema } from '@/lib/profile/profile.schema';
import { removeAvatar, uploadAvatar } from '@/lib/profile/profile.server';

/** Takes the bytes of a picture as the diner's; answers with the account as it is now. */
export const POST = defineRoute({
  maxBytes: MAX_AVATAR_BYTES,
  answer: dinerSchema,
  needsSession: true,
  limit: 'avatar',
  handle: async ({ signedIn, bytes }) => uploadAvatar(signedIn, await checkAvatar(bytes)),
});

/** Takes the picture away; answers with what is so now. */
export const DELETE = defineRoute({
  answer: noAvatarSchema,
  needsSession: true,
  limit: 'avatar',
  handle: async ({ signedIn }) => {
    await removeAvatar(signedIn);
    return { avatar: null };
  },
});
