const MAX_RECOVERY_SECONDS = 10;
/** Of what can be asked for again without harm, so many may be lost on their connection; of presses none. */
const MAX_OTHER_SHARE = 0.001;
/** Room of the measurement itself: two heaps in rest differ by so much. */
const MAX_HEAP_GROWTH_MB = 10;
const MB = 1024 * 1024;

/**
 * What the cluster did not do that it should.
 *
 * The memory is what the heaps hold when their garbage is collected, after the second overload by what it was after the first. A first one fills
 * what is there to be filled (caches to their bounds, compiled code, pools of connections), and V8 keeps room that it has once needed: both are
 * larger than before and stay. What leaks grows by as much again.
 * @param result of {@link overload}
 * @returns sentences
 */
export function shortcomings({ overloads }) {
  const [first, last] = [overloads[0], overloads.at(-1)];
  const of = ({ classes, recoveredMs }) => {
    const share = Object.fromEntries(classes.map(({ name, answered, asked }) => [name, answered / asked]));
    return [
      (recoveredMs === undefined || recoveredMs > MAX_RECOVERY_SECONDS * 1000) &&
        'it is not as before within ten seconds',
      classes.some(({ withoutWait }) => withoutWait > 0) && 'a 503 names no wait',
      classes.some(
        ({ name, asked, others }) => others.length > (name === 'press' ? 0 : asked * MAX_OTHER_SHARE),
      ) && 'requests end otherwise than answered or refused with 503',
      (share.press < share.read || share.read < share.picture - 0.05) &&
        'orders do not come before reads before pictures',
      Math.min(share.page, share['kept picture']) < 0.9 && 'cached pages and pictures do not go on',
    ];
  };
  const hasGrown = last.heaps.some((heap, app) => heap - first.heaps[app] > MAX_HEAP_GROWTH_MB * MB);
  return [...new Set([...overloads.flatMap(of), hasGrown && 'a second overload has the memory grow'])].filter(
    Boolean,
  );
}
