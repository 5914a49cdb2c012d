import { parseArgs } from 'node:util';

export function campaignOptions() {
  const option = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({ options: { runs: option('200'), seed: option('1'), from: option('0') } });
  const [runs, seed, from] = [values.runs, values.seed, values.from].map(Number);
  return { seed, numbers: Array.from({ length: runs }, (_, index) => from + index) };
}

export const endless = (error) => `it came to no end: ${String(error.message).split('\n')[0]}`;
