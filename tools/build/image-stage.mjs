import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { IS_ROOT, USER_ID } from './image-run.mjs';
import { run } from '../run/processes.mjs';
import { step } from '../run/progress.mjs';

/** The command of the first stage whose result this machine has: what comes behind it is done again. */
const BUILD = 'node tools/commands/build.mjs';
const BUILT = ['.next', 'deploy', 'lib', 'messages', 'next.config.mjs', 'node_modules', 'public'];
/** What a machine that develops has beside its build. */
const NOT_OF_THE_BUILD = ['.next/dev', '.next/cache'];
const INSTALLED = join('node_modules', '.package-lock.json');
const OFFLINE = { npm_config_offline: 'true', npm_config_ignore_scripts: 'true' };

/** Copies by hard links, which takes seconds for what is a gigabyte. */
const hardLink = (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-al', from, to]);
};

/**
 * Puts together what the image has, by the instructions of its Dockerfile, from the build of this machine.
 * @returns its folder: `app` is /app of the image, `data` and `released` what it may write into
 */
export async function stageImage(root, { building, copies, removed }, logFolder) {
  const folder = join(root, '.data', 'image');
  rmSync(folder, { recursive: true, force: true });
  const [build, app] = [join(folder, 'build'), join(folder, 'app')];
  const logFile = join(logFolder, 'stage.log');
  await step(
    'Putting the image together',
    async () => {
      mkdirSync(join(build, 'sandbox'), { recursive: true });
      // What npm writes into must not be the one of this machine.
      for (const name of ['package.json', 'package-lock.json', '.npmrc', 'sandbox/package.json'])
        cpSync(join(root, name), join(build, name));
      for (const name of BUILT) hardLink(join(root, name), join(build, name));
      rmSync(join(build, INSTALLED));
      cpSync(join(root, INSTALLED), join(build, INSTALLED));
      for (const name of NOT_OF_THE_BUILD) rmSync(join(build, name), { recursive: true, force: true });
      for (const command of building.slice(building.indexOf(BUILD) + 1)) {
        const code = await run(command, command.split(' '), { cwd: build, logFile, env: OFFLINE });
        if (code !== 0) throw new Error(`${command} ended with code ${code}`);
      }
      for (const { from, to } of copies)
        for (const path of from) hardLink(join(build, path), join(app, to === './' ? path : to));
      for (const path of removed) rmSync(join(app, path), { recursive: true, force: true });
      for (const name of ['data', 'released']) {
        mkdirSync(join(folder, name));
        if (IS_ROOT) execFileSync('chown', [`${USER_ID}:${USER_ID}`, join(folder, name)]);
      }
    },
    { logFile },
  );
  return { folder, app, data: join(folder, 'data'), released: join(folder, 'released') };
}
