import { shutdown, tail } from './processes.mjs';

const reminderMs = 30_000;

/** A step failed; its output has been printed already. */
export class StepFailed extends Error {}

/** Runs one long step and says its name, that it goes on, and how it ends; after a failure, the end of its log. @throws StepFailed */
export async function step(name, work, { logFile } = {}) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`• ${name} …`);
  const timer = setInterval(() => console.log(`• ${name} … ${seconds()}`), reminderMs);
  try {
    await work();
    console.log(`✓ ${name} (${seconds()})`);
  } catch (error) {
    if (shutdown.isRequested) throw new StepFailed(name);
    console.log(`✗ ${name} (${seconds()}): ${error.message}`);
    const log = logFile ? tail(logFile) : '';
    if (log) console.log(log.replace(/^/gm, '  │ '));
    throw new StepFailed(name);
  } finally {
    clearInterval(timer);
  }
}

export function box(lines) {
  const width = Math.max(...lines.map((line) => [...line].length));
  const row = (line) => `│ ${line}${' '.repeat(width - [...line].length)} │`;
  const bar = '─'.repeat(width + 2);
  return [`╭${bar}╮`, ...lines.map(row), `╰${bar}╯`].join('\n');
}
