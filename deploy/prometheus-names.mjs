// How Prometheus writes the names of our metrics: what the dashboards and alerts of `deploy/` ask for.

const UNITS = { s: '_seconds', By: '_bytes' };
const PARTS = { histogram: ['_bucket', '_count', '_sum'], counter: ['_total'], gauge: [''] };
/** Words of its language that look like names. */
const FUNCTIONS = ['histogram_quantile', 'group_left', 'count_over_time', 'quantile_over_time', 'clamp_min'];

/**
 * The names of all series of a metric.
 * @param {string} name as OpenTelemetry has it: `process.uptime`
 * @param {{ unit: string, kind: 'histogram' | 'counter' | 'gauge' }} metric a unit in braces adds nothing
 * @returns {string[]}
 */
export const seriesNames = (name, { unit, kind }) =>
  PARTS[kind].map((part) => name.replaceAll('.', '_') + (UNITS[unit] ?? '') + part);

/** @returns {string[]} the names of metrics in a query, each as often as it stands there */
export function namesIn(query) {
  const bare = query
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|ignoring) ?\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return (bare.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? []).filter((name) => !FUNCTIONS.includes(name));
}
