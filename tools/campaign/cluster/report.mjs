const longest = (list) => Math.max(0, ...list);
const seconds = (ms) => (ms / 1000).toFixed(1);

/**
 * What each fault has cost the diners: of the pages that they looked at how many were not shown, of what they pressed how many
 * attempts their pages repeated and how often they had to press again, and the longest wait for each. A run with two faults counts for
 * both.
 */
export function faultRows(results) {
  const groups = new Map();
  for (const result of results)
    for (const { name } of result.plan.faults) groups.set(name, [...(groups.get(name) ?? []), result]);
  const rows = [...groups].sort(([one], [other]) => one.localeCompare(other));
  const row = ([name, group]) => {
    const views = group.flatMap((result) => result.views);
    const presses = group.flatMap((result) => result.presses);
    const attempts = presses.reduce((sum, { sent }) => sum + sent.length, 0);
    const made = presses.filter(({ code }) => code === 'made');
    return {
      fault: name,
      runs: group.length,
      views: views.length,
      'not shown': views.filter(({ isSeen }) => !isSeen).length,
      'longest view, s': seconds(longest(views.map(({ ms }) => ms))),
      made: made.length,
      repeated: attempts - presses.length,
      refused: presses.length - made.length,
      'longest press, s': seconds(longest(presses.map(({ ms }) => ms))),
      broken: group.filter(({ broken }) => broken.length > 0).length,
    };
  };
  return [...rows.map(row), row(['all', results])];
}
