import 'server-only';
import { env } from '@/lib/core/env/env';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { mapChat, mapChatNotLinked } from './chat.map';
import type { Chat } from './chat.schema';
import { chatWire } from './chat.wire';

/** The diner's messenger chat; a 404 means unlinked (NOTE-02, NOTE-03). @throws AppError `auth/required` */
export async function getChat(signedIn: SignedIn): Promise<Chat> {
  const platformOrigin = new URL(env().upstreamPublicUrl).origin;
  try {
    const wire = await signedIn.get({
      path: 'telegram-user-notifications/v1/chat',
      schema: chatWire,
    });
    return mapChat(wire, platformOrigin);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
    return mapChatNotLinked(error.details.body, platformOrigin);
  }
}
