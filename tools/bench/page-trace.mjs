/** What the main thread does, by the trace's names of it; what has no name here belongs to what it happens in. */
const PART_OF = new Map(
  Object.entries({
    evaluate: ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'v8.produceCache'],
    run: [
      'FunctionCall',
      'RunMicrotasks',
      'TimerFire',
      'FireAnimationFrame',
      'FireIdleCallback',
      'EventDispatch',
      'XHRReadyStateChange',
      'HandlePostMessage',
      'MinorGC',
      'MajorGC',
    ],
    style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
    layout: ['Layout'],
    paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree'],
    parse: ['ParseHTML'],
  }).flatMap(([part, names]) => names.map((name) => [name, part])),
);
export const PARTS = ['evaluate', 'run', 'style', 'layout', 'paint', 'parse', 'other'];

const TASK = 'RunTask';
/** A task from this long on makes a touch wait that a person notices. */
const LONG_TASK_MS = 50;
const REST_MS = 2_500;
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'toplevel'];

/** The main thread of the page: of all renderers' the one that has parsed most of its HTML. */
function mainThread(events) {
  const parsed = new Map();
  for (const { name, pid, tid, dur = 0 } of events)
    if (name === 'ParseHTML') parsed.set(`${pid} ${tid}`, (parsed.get(`${pid} ${tid}`) ?? 0) + dur);
  const [[thread] = []] = [...parsed].sort(([, one], [, other]) => other - one);
  return events.filter(({ pid, tid, ph }) => ph === 'X' && `${pid} ${tid}` === thread);
}

/**
 * Processor time of a page's main thread, from its trace: `tdur` is time that the thread itself ran, whatever else the machine did.
 * @returns milliseconds by part and in all, and the long tasks, each with what took most of it
 */
export function mainThreadFigures(trace) {
  const events = mainThread(trace.traceEvents).sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const parts = Object.fromEntries(PARTS.map((part) => [part, 0]));
  const longTasks = [];
  const open = [];
  const close = () => {
    const { part, ownUs, totalUs, byPart } = open.pop();
    parts[part] += ownUs / 1000;
    const outer = open.at(-1);
    if (outer) {
      outer.ownUs -= totalUs;
      for (const [name, us] of Object.entries(byPart)) outer.byPart[name] = (outer.byPart[name] ?? 0) + us;
      outer.byPart[part] = (outer.byPart[part] ?? 0) + ownUs;
    } else if (totalUs / 1000 >= LONG_TASK_MS) {
      byPart[part] = (byPart[part] ?? 0) + ownUs;
      const [[what]] = Object.entries(byPart).sort(([, one], [, other]) => other - one);
      longTasks.push(`${Math.round(totalUs / 1000)} ${what}`);
    }
  };
  for (const { name, ts, dur, tdur = 0 } of events) {
    while (open.length > 0 && open.at(-1).endTs <= ts) close();
    if (open.length === 0 && name !== TASK && !PART_OF.has(name)) continue;
    const part = PART_OF.get(name) ?? open.at(-1)?.part ?? 'other';
    open.push({ part, endTs: ts + dur, ownUs: tdur, totalUs: tdur, byPart: {} });
  }
  while (open.length > 0) close();
  return { parts, all: Object.values(parts).reduce((sum, ms) => sum + ms, 0), longTasks };
}

/**
 * One first view of a page in a new context, until it is at rest.
 * @returns its main thread's figures, and files and bytes on the wire: of all, and of scripts
 */
export async function tracePage(browser, url, device) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const sizes = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then((size) => ({ type: request.resourceType(), bytes: wireBytes(size) }))),
    );
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'));
    const files = await Promise.all(sizes);
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = files.filter(({ type }) => type === 'script');
    return {
      ...mainThreadFigures(trace),
      files: files.length,
      bytes: sum(files),
      scripts: scripts.length,
      scriptBytes: sum(scripts),
      calls: files.filter(({ type }) => type === 'fetch' || type === 'xhr').length,
    };
  } finally {
    await context.close();
  }
}

const wireBytes = ({ responseBodySize, responseHeadersSize }) =>
  Math.max(0, responseBodySize) + Math.max(0, responseHeadersSize);
