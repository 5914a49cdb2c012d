/**
 * @param profile V8's profile of a processor (`Profiler.stop`)
 * @param isOne says of a `callFrame` of it whether it is one of those that are looked for
 * @returns the share, 0 to 1, of the time in which the process was busy that went into these functions and what they called
 */
export function shareOfTime({ nodes, samples, timeDeltas }, isOne) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const verdicts = new Map();
  const isWithin = (id) => {
    if (!verdicts.has(id)) {
      const caller = callers.get(id);
      verdicts.set(id, isOne(byId.get(id).callFrame) || (caller !== undefined && isWithin(caller)));
    }
    return verdicts.get(id);
  };
  let [busy, within] = [0, 0];
  samples.forEach((id, index) => {
    if (byId.get(id).callFrame.functionName === '(idle)') return;
    busy += timeDeltas[index];
    if (isWithin(id)) within += timeDeltas[index];
  });
  return within / busy;
}
