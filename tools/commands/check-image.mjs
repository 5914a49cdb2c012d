/**
 * `npm run image:check`: what the image of `deploy/Dockerfile` contains, put together from the build of this machine by the file's own
 * instructions and run as it would be: nothing but Debian's system below it, read-only, as a user without any rights (Bubblewrap), with
 * this machine's Node. A container engine is not needed; the system of the base image and its Node are what is not tried.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build/build.mjs';
import { readDockerfile } from '../build/dockerfile.mjs';
import { checkImage } from '../build/image-checks.mjs';
import { stageImage } from '../build/image-stage.mjs';
import { freePorts } from '../run/ports.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { programPath, requirePrograms } from '../run/programs.mjs';
import { readSettings } from '../run/settings.mjs';
import { SHARED_SANDBOX_DIR } from '../run/shared-sandbox.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'image');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

// As a builder of images has it: who runs the image is not who has put it together.
process.umask(0o022);
await requirePrograms(['bubblewrap'], root, logFolder);
await buildWhenNeeded(root, logFolder);
const dockerfile = readDockerfile(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'));
const image = await stageImage(root, dockerfile, logFolder);
const [port, sandboxPort] = await freePorts(Number(process.env.IMAGE_CHECK_PORT || 3460), 2);
const settings = readSettings({
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR,
});
let isBroken = false;
for await (const { name, seen, broken } of checkImage({
  root,
  image,
  dockerfile,
  settings,
  bubblewrap: programPath('bubblewrap'),
  logFolder,
})) {
  isBroken ||= broken.length > 0;
  console.log(`${broken.length > 0 ? '✗' : '✓'} ${name}: ${[...broken, seen].filter(Boolean).join('; ')}`);
}
await stopAll();
process.exit(isBroken ? 1 : 0);
