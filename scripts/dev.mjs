/** `npm run dev`: the sandbox and the development server, both watching their sources. */
import { fileURLToPath } from 'node:url';
import { installPackages } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';
import { startApp, startSandbox } from './lib/servers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await launch(root, async ({ settings, sessionSecret, logFolder }) => {
  await installPackages(root, logFolder);
  const { writeMapAssets } = await import('./lib/map-assets.mjs');
  const { writeScannerAssets } = await import('./lib/scanner-assets.mjs');
  writeMapAssets(root);
  writeScannerAssets(root);
  const { writeWorker } = await import('./lib/worker.mjs');
  await writeWorker(root);
  const services = [];
  if (settings.usesSandbox) services.push(await startSandbox(root, settings, logFolder, { watch: true }));
  services.push(await startApp(root, settings, sessionSecret, logFolder, { development: true }));
  process.stdout.write(`\n${settings.appOrigin}/\n`);
  return services;
});
