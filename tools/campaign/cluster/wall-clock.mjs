// Preloaded into an app (`node --import`): shifts its wall clock by the milliseconds in the file of
// `wall-clock.mjs?file=…`. Durations stay right.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 50;
const file = new URL(import.meta.url).searchParams.get('file');
let aheadMs = 0;

setInterval(() => {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // It is being written, or its folder has gone with the campaign.
  }
}, READ_EVERY_MS).unref();

const RightDate = Date;
const now = () => RightDate.now() + aheadMs;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RightDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
