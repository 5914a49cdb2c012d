// Loaded into the app's process before anything else (`node --import`): its clock runs ahead by the milliseconds that stand in
// the file that its own address names (`clock.mjs?file=…`), so that a journey can see what a page does when it has grown old.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 50;
const file = new URL(import.meta.url).searchParams.get('file');
let aheadMs = 0;

setInterval(() => {
  aheadMs = Number(readFileSync(file, 'utf8'));
}, READ_EVERY_MS).unref();

const dateNow = Date.now.bind(Date);
const performanceNow = performance.now.bind(performance);
Date.now = () => dateNow() + aheadMs;
// Next reckons the age of a page by this one.
performance.now = () => performanceNow() + aheadMs;
