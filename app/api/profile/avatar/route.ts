import { defineRoute } from '@/lib/core/bff/define-route';
import { MAX_AVATAR_BYTES } from '@/lib/profile/avatar';
import { checkAvatar } from '@/lib/profile/avatar.server';
import { dinerSchema, noAvatarSchema } from '@/lib/profile/profile.schema';
import { removeAvatar, uploadAvatar } from '@/lib/profile/profile.server';

/** Stores a picture as the diner's; answers with the updated account. */
export const POST = defineRoute({
  maxBytes: MAX_AVATAR_BYTES,
  answer: dinerSchema,
  needsSession: true,
  limit: 'avatar',
  handle: async ({ signedIn, bytes }) => uploadAvatar(signedIn, await checkAvatar(bytes)),
});

/** Removes the picture; answers with the remaining account. */
export const DELETE = defineRoute({
  answer: noAvatarSchema,
  needsSession: true,
  limit: 'avatar',
  handle: async ({ signedIn }) => {
    await removeAvatar(signedIn);
    return { avatar: null };
  },
});
