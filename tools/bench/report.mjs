import { cpus, loadavg } from 'node:os';

/** What is measured on, and its load before anything was started: with other programs at work, absolute speed is too low. */
export function machine() {
  const model = cpus()[0]?.model.trim() || 'processor of unknown make';
  const load = loadavg()[0].toFixed(1);
  return `${cpus().length} cores (${model}), ${process.platform} ${process.arch}, Node ${process.versions.node}, load ${load} before the start.`;
}

function targetText({ target, isMet }) {
  if (target === '') return '';
  if (isMet === undefined) return `${target}, not judged`;
  return isMet ? target : `${target} MISSED`;
}

/** Every figure with its target, and where it is missed, as a table in Markdown. */
export function summary(rows) {
  const cells = [
    ['figure', 'value', 'target'],
    ...rows.map((row) => [row.figure, row.value, targetText(row)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => [...line[column]].length)));
  const draw = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...lines] = cells.map(draw);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n');
}
