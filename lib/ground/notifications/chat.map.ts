import 'server-only';
import type { z } from 'zod';
import type { Chat } from './chat.schema';
import { chatNotLinkedWire, type chatWire } from './chat.wire';

/** The bot's address with a start parameter; null unless https or the platform's origin. */
function botAddress(botUrl: string, platformOrigin: string, start?: string): string | null {
  if (!URL.canParse(botUrl)) return null;
  const url = new URL(botUrl);
  if (url.protocol !== 'https:' && url.origin !== platformOrigin) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (start !== undefined) url.searchParams.set('start', start);
  return url.href;
}

/** A chat that is linked, and the address that opens it. */
export function mapChat({ data }: z.output<typeof chatWire>, platformOrigin: string): Chat {
  return { isLinked: true, address: botAddress(data.bot_url, platformOrigin) };
}

/** @param body of the 404 that says so; without a readable one the link for the chat is unknown. */
export function mapChatNotLinked(body: unknown, platformOrigin: string): Chat {
  const parsed = chatNotLinkedWire.safeParse(body);
  if (!parsed.success) return { isLinked: false, address: null };
  const { bot_url: botUrl, start } = parsed.data;
  return { isLinked: false, address: botAddress(botUrl, platformOrigin, start) };
}
