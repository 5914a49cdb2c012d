import { shutdown, tail } from './processes.mjs';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const reminderMs = 30_000;

/** A step failed; its output has been printed already. */
export class StepFailed extends Error {}

const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs one long step and shows its name, the time it takes and how it ends; after a failure, the end of its log.
 * @param work may return a short text that is put behind the name
 * @throws StepFailed
 */
export async function step(name, work, { logFile, out = process.stdout } = {}) {
  const startedAt = Date.now();
  const draws = out.isTTY === true;
  const clear = draws ? '\r\u001b[K' : '';
  if (!draws) out.write(`• ${name} …\n`);
  let frame = 0;
  const timer = setInterval(
    () => {
      frame = (frame + 1) % frames.length;
      out.write(
        draws
          ? `${clear}${frames[frame]} ${name} ${seconds(startedAt)}`
          : `• ${name} … ${seconds(startedAt)}\n`,
      );
    },
    draws ? 100 : reminderMs,
  );
  try {
    const note = await work();
    out.write(`${clear}✓ ${name}${note ? `: ${note}` : ''} (${seconds(startedAt)})\n`);
  } catch (error) {
    if (shutdown.asked) throw new StepFailed(name);
    out.write(`${clear}✗ ${name} (${seconds(startedAt)}): ${error.message}\n`);
    const log = logFile ? tail(logFile) : '';
    if (log) out.write(`${log.replace(/^/gm, '  │ ')}\n`);
    throw new StepFailed(name);
  } finally {
    clearInterval(timer);
  }
}

/** Lines in a frame, as wide as the widest. */
export function box(lines) {
  const width = Math.max(...lines.map((line) => [...line].length));
  const row = (line) => `│ ${line}${' '.repeat(width - [...line].length)} │`;
  const bar = '─'.repeat(width + 2);
  return [`╭${bar}╮`, ...lines.map(row), `╰${bar}╯`].join('\n');
}
