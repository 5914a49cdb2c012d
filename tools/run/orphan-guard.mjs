/** `node orphan-guard.mjs <command> …`: stops its process group when its parent has ended, even by kill -9. */
import { spawn } from 'node:child_process';

const graceMs = 5000;
const [command, ...args] = process.argv.slice(2);

// The group's signals reach the command directly; this process outlives them to report how it ended.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

process.stdin.on('error', () => undefined);
process.stdin.on('close', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs);
});
process.stdin.resume();
