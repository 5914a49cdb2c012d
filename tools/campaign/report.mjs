/** Lines of equal width for a terminal. */
export function lines(head, rows) {
  const table = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ')).join('\n');
}

/**
 * What the campaign found, by what happened: runs, what was made, attempts that the browser sent, runs in which
 * bonuses were spent and in which a card was charged, and broken runs. A run with several faults counts for each.
 */
export function campaignTable(results) {
  const groups = new Map();
  const add = (name, result) => groups.set(name, [...(groups.get(name) ?? []), result]);
  for (const result of results) {
    const { kind, event, faults } = result.plan;
    add(`kind: ${kind}`, result);
    add(`event: ${event}`, result);
    for (const fault of new Set(faults)) add(`fault: ${fault}`, result);
  }
  groups.set('all', results);
  const rows = [...groups].map(([name, group]) => [
    name,
    group.length,
    group.reduce((sum, { made }) => sum + made.length, 0),
    group.reduce((sum, { attempts }) => sum + attempts, 0),
    group.filter(({ made }) => made.some(({ bonusesMinor }) => bonusesMinor > 0)).length,
    group.filter(({ made }) => made.some(({ paidByCardMinor }) => paidByCardMinor > 0)).length,
    group.filter(({ broken }) => broken.length > 0).length,
  ]);
  const rank = ([name]) => ['kind', 'event', 'fault', 'all'].indexOf(name.split(':')[0]);
  rows.sort((one, other) => rank(one) - rank(other) || one[0].localeCompare(other[0]));
  return lines(['', 'runs', 'made', 'attempts', 'with bonuses', 'paid by card', 'broken'], rows);
}
