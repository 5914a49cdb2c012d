import { cpus, loadavg, totalmem } from 'node:os';
import { megabytes } from '../run/figures.mjs';

/** Above this share of the cores, other programs take time from what is measured. */
const CALM_SHARE = 0.5;

/** What was measured on, without names: cores, memory, system, Node. */
export function machine() {
  const [first] = cpus();
  const model = first?.model.trim() || 'processor of unknown make';
  return `${cpus().length} cores (${model}), ${megabytes(totalmem())} memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** Says whether the machine was idle before anything was started; read it at the beginning. */
export function calm() {
  const [load] = loadavg();
  return load <= cpus().length * CALM_SHARE
    ? 'The machine was at rest.'
    : `Other programs were at work on the machine (load ${load.toFixed(1)} before the start), so absolute speed is too low and the ratios of speed are uncertain.`;
}

/** A table of texts as Markdown, its columns in line so that it reads well on a terminal too. */
function markdownTable(head, lines) {
  const cells = [head, ...lines].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((line) => [...line[column]].length)));
  const draw = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [top, ...rest] = cells;
  return [draw(top), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(draw)].join(
    '\n',
  );
}

function targetText({ target, isMet }) {
  if (target === '') return '';
  if (isMet === undefined) return `${target}, not judged`;
  return isMet ? target : `${target} MISSED`;
}

/** The one table: every figure with its target, and where it is missed. */
export function summary(results) {
  const lines = results.flatMap(({ title, rows, problem }) =>
    problem
      ? [[title, 'not measured', problem]]
      : rows.map((line) => [line.figure, line.value, targetText(line)]),
  );
  return markdownTable(['figure', 'value', 'target'], lines);
}

/** The tables behind the one table. */
export function detailsText(results) {
  const draw = (title, table) =>
    `## ${title}\n\n${table.title}.\n\n${markdownTable(table.head, table.lines)}\n`;
  return results.flatMap(({ title, tables = [] }) => tables.map((table) => draw(title, table))).join('\n');
}

/** The result as a Markdown page: the figures that have a target. */
export function resultsPage(results, { day, rest }) {
  const judged = results.map((result) => ({
    ...result,
    rows: result.rows.filter(({ target }) => target !== ''),
  }));
  return [
    '# What was measured',
    '',
    `${machine()}. ${day}. ${rest} Every target is met unless its row says otherwise. [README.md](README.md) explains the parts; a run prints more figures.`,
    '',
    summary(judged),
    '',
  ].join('\n');
}
