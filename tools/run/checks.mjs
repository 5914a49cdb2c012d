import { writeFileSync } from 'node:fs';
import { onStopSignal, stopAll } from './processes.mjs';

/** The broken rules: the sentences among these, which may be lists; everything falsy is left out. */
export const failures = (...sentences) => sentences.flat(3).filter(Boolean);

const MOST_SENTENCES = 20;

/** Runs checks, prints them and writes `<NAME>_REPORT_FILE`. @param make yields `{ name, broken, seen?, ms? }` */
export async function runChecks(name, make) {
  onStopSignal(async () => {
    await stopAll();
    process.exit(130);
  });
  const runs = [];
  const note = (given) => {
    const run = { ...given, broken: failures(given.broken) };
    runs.push(run);
    const { broken, seen, ms } = run;
    const took = ms === undefined ? '' : ` (${(ms / 1000).toFixed(1)} s)`;
    console.log(`${broken.length > 0 ? '✗' : '✓'} ${run.name}${took}${seen ? `: ${seen}` : ''}`);
    for (const sentence of broken.slice(0, MOST_SENTENCES)) console.log(`      ${sentence}`);
  };
  try {
    for await (const run of make()) note(run);
  } catch (error) {
    console.error(error);
    note({ name, broken: [error.message] });
  }
  await stopAll();
  const failed = runs.filter(({ broken }) => broken.length > 0).length;
  console.log(`\n${runs.length - failed} passed, ${failed} failed`);
  const reportFile = process.env[`${name.toUpperCase().replaceAll('-', '_')}_REPORT_FILE`];
  if (reportFile) writeFileSync(reportFile, JSON.stringify({ runs }));
  process.exit(failed > 0 || runs.length === 0 ? 1 : 0);
}
