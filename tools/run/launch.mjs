import { join, resolve } from 'node:path';
import { onParentEnd } from './parent.mjs';
import { onStopSignal, shutdown, stopAll, tail } from './processes.mjs';
import { requireFreePort } from './ports.mjs';
import { StepFailed } from './progress.mjs';
import { lackOfRoom } from './room.mjs';
import {
  storedSessionSecret,
  loadEnvironmentFiles,
  nodeProblem,
  readSettings,
  SettingError,
  warningsOf,
} from './settings.mjs';

/** Runs services after checks of settings, ports and disks. Ctrl-C, or a service that ends, stops all. */
export async function launch(root, begin, { source } = {}) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    shutdown.isRequested = true;
    process.stdout.write('\nStopping …\n');
    await stopAll();
    process.exit(0);
  };
  // A terminal or a pipe that has ended takes no output.
  process.stdout.on('error', () => undefined);
  onStopSignal(stop);
  onParentEnd(stop);
  const folders = [join(root, '.data')];
  const fail = async (sentence) => {
    if (shutdown.isRequested) return;
    shutdown.isRequested = true;
    for (const line of [sentence, lackOfRoom(folders)]) if (line) process.stderr.write(`${line}\n`);
    await stopAll();
    process.exit(1);
  };
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new SettingError(problem);
    if (!source) loadEnvironmentFiles(root);
    const settings = readSettings(source ?? process.env);
    for (const warning of warningsOf(settings)) process.stderr.write(`${warning}\n`);
    await requireFreePort(settings.port, 'PORT');
    if (settings.usesSandbox) await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT');
    if (settings.usesSandbox) folders.push(resolve(root, settings.sandboxDataDir));
    if (lackOfRoom(folders)) throw new SettingError('Not started: a disk is full.');
    const sessionSecret = settings.sessionSecret ?? storedSessionSecret(root);
    const services = await begin({ settings, sessionSecret, logFolder: join(root, '.data', 'logs') });
    for (const service of services) {
      void service.ended.then((code) => {
        const log = service.logFile && !shutdown.isRequested ? tail(service.logFile, 20) : '';
        if (log) process.stderr.write(`${log}\n`);
        return fail(`${service.name} stopped by itself (code ${code}), so the rest is stopped too.`);
      });
    }
  } catch (error) {
    if (error instanceof StepFailed) await fail(`Not started: "${error.message}" failed.`);
    else if (error instanceof SettingError) await fail(error.message);
    else throw error;
  }
}
