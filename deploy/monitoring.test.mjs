/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ERRORS } from '../lib/core/errors/errors';
import { REFUSABLE_CLASSES } from '../server/steps/admission-rules';
import { LIMITS } from '../lib/core/bff/limits';
import { ROUTES } from '../lib/core/site/routes';
import { METRICS } from '../lib/core/telemetry/metric-names';
import { namesIn, seriesNames } from './prometheus-names.mjs';

// Dashboards and alerts name only what is exported (`server/telemetry.canary.test.ts` holds that METRICS
// are), with values that can occur, and each alert leads to its page of the runbook.

const root = join(__dirname, '..');
const read = (name) => readFileSync(join(root, name), 'utf8');

const exported = new Set(Object.entries(METRICS).flatMap(([name, metric]) => seriesNames(name, metric)));

/** Of the exporters of others, for what no app can see of itself: nginx and its certificate from outside, and Redis. */
const OF_OTHER_EXPORTERS = [
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'redis_memory_used_bytes',
  'redis_memory_max_bytes',
];

const LABELS = [
  'http_route',
  'http_request_method',
  'status_class',
  'call',
  'outcome',
  'service',
  'limit',
  'class',
  'code',
  'pass',
];
const OF_PROMETHEUS = ['instance', 'le'];
const known = new Set([...LABELS, 'kind', 'level', 'message', ...OF_PROMETHEUS]);

const sources = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => read(`lib/${name}`))
  .join('\n');
const pages = new Set(ROUTES.map(({ name }) => name));
/** Whether a value of a label can occur. */
const OCCURS = {
  http_route: (value) =>
    value === 'file' || pages.has(value) || existsSync(join(root, 'app', value, 'route.ts')),
  http_request_method: (value) => ['GET', 'POST', 'PUT', 'DELETE'].includes(value),
  status_class: (value) => /^([1-5]xx|aborted)$/.test(value),
  call: (value) => sources.includes(`'${value.split(' ')[1]}'`),
  kind: (value) => ['page', 'answer'].includes(value),
  outcome: (value) => ['hit', 'stale', 'miss', 'declined', 'applied'].includes(value),
  code: (value) => Object.hasOwn(ERRORS, value),
  class: (value) => REFUSABLE_CLASSES.includes(value),
  limit: (value) => Object.hasOwn(LIMITS, value),
  message: (value) => sources.includes(`'${value}'`),
};

const dashboards = readdirSync(join(root, 'deploy/dashboards')).map((name) => ({
  name,
  board: JSON.parse(read(`deploy/dashboards/${name}`)),
}));
const rules = parse(read('deploy/alerts.yaml')).groups.flatMap((group) => group.rules);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboards.flatMap(({ board }) =>
    board.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => [`${board.title}: ${title}`, expr]),
    ),
  ),
];

test.each(expressions)('%s asks for what there is', (_name, expression) => {
  const selectors = [...expression.matchAll(/\{([^}]*)\}/g)].map(([, text]) => text);
  const pairs = selectors.flatMap((text) => [...text.matchAll(/(\w+)(=|!=|=~|!~)"([^"]*)"/g)]);
  for (const [, label, operator, value] of pairs) {
    expect(known).toContain(label);
    // A pattern is one of our few: lists of values, or a beginning.
    const values = operator.endsWith('~') ? value.split('|').filter((part) => !part.includes('.*')) : [value];
    for (const one of values) expect([label, one, OCCURS[label](one)]).toEqual([label, one, true]);
  }
  const grouped = [...expression.matchAll(/\b(?:by|ignoring|group_left) \(([^)]*)\)/g)].flatMap(([, list]) =>
    list.split(',').map((label) => label.trim()),
  );
  for (const label of grouped) expect(known).toContain(label);
  const names = namesIn(expression);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect([...exported, ...OF_OTHER_EXPORTERS]).toContain(name);
});

test('every metric is looked at', () => {
  const named = new Set(expressions.flatMap(([, expression]) => namesIn(expression)));
  const forgotten = Object.entries(METRICS).filter(
    ([name, metric]) => !seriesNames(name, metric).some((series) => named.has(series)),
  );
  expect(forgotten).toEqual([]);
});

describe('an alert', () => {
  const anchorOf = (title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const sections = new Map(
    read('docs/runbook.md')
      .split(/^## /m)
      .slice(1)
      .map((section) => [anchorOf(section.split('\n', 1)[0]), section]),
  );

  test.each(rules.map(({ alert }) => [alert]))('%s fires, and stays silent, in its test', (alert) => {
    const cases = read('deploy/alerts.test.yaml');
    expect(cases).toContain(`alertname="${alert}"`);
    expect(cases).toContain(`alertname: ${alert},`);
  });

  test.each(rules.map((rule) => [rule.alert, rule]))(
    '%s has its reason and its page of the runbook',
    (_name, rule) => {
      expect(rule.annotations.summary).toMatch(/\w/);
      expect(rule.annotations.reason).toMatch(/\.$/);
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      const [file, anchor] = rule.annotations.runbook.split('#');
      expect(file).toBe('docs/runbook.md');
      expect(sections.get(anchor) ?? '').toContain(rule.alert);
    },
  );
});

describe.each(dashboards)('the dashboard $name', ({ board }) => {
  test('has panels with descriptions that do not overlap', () => {
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    for (const { title, description } of board.panels) {
      expect(title).toMatch(/\w/);
      expect(description).toMatch(/\.$/);
    }
  });
});
