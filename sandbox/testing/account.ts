import sharp from 'sharp';
import { z } from 'zod';
import { sendTo, control, type Answer, type Target } from './send-to';
import { Browser } from './browser';

const notLinked = z.object({ message: z.string(), bot_url: z.string(), start: z.string() });

export const fetchChat = (app: Target, token: string): Promise<Answer> =>
  sendTo(app, { url: '/telegram-user-notifications/v1/chat', token });

/** Page of the messenger that a diner without a linked chat is sent to: its path with the start parameter. */
export async function botPath(app: Target, token: string): Promise<string> {
  const { bot_url: url, start } = notLinked.parse((await fetchChat(app, token)).body);
  return `${new URL(url).pathname}?start=${start}`;
}

/** Presses Start in the messenger, where that is not done yet; gives the diner's token back. */
export async function chatToken(app: Target, token: string): Promise<string> {
  if ((await fetchChat(app, token)).status === 200) return token;
  const browser = new Browser(app);
  await browser.submit(await browser.open(await botPath(app, token)), {});
  return token;
}

export const pushHeaders = { 'x-os': 'web', 'x-project': 'dastarkhan' };

/** A picture of one colour. */
export const squarePng = (side = 64, background = '#bc1438'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const messageList = z.object({
  messages: z.array(
    z.object({
      id: z.number(),
      userId: z.number(),
      channel: z.string(),
      title: z.string(),
      body: z.string(),
      link: z.string(),
    }),
  ),
});

/** The messages sent to diners, the latest first. */
export async function readMessages(app: Target) {
  return messageList.parse(await control(app, 'GET', 'messages')).messages;
}
