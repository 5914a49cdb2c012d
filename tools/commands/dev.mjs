/** `npm run dev`: the sandbox and the development server, both watching their sources. */
import { installPackages } from '../run/install.mjs';
import { launch } from '../run/launch.mjs';
import { root } from '../run/root.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';

await launch(root, async ({ settings, sessionSecret, logFolder }) => {
  await installPackages(root, logFolder);
  const { writeMapAssets } = await import('../build/map-assets.mjs');
  const { writeScannerAssets } = await import('../build/scanner-assets.mjs');
  writeMapAssets(root);
  writeScannerAssets(root);
  const { writeWorker } = await import('../build/worker.mjs');
  await writeWorker(root);
  const { writeServer } = await import('../build/server.mjs');
  await writeServer(root);
  const services = [];
  if (settings.usesSandbox) services.push(await startSandbox(root, settings, logFolder, { watch: true }));
  services.push(await startApp(root, settings, sessionSecret, logFolder, { development: true }));
  process.stdout.write(`\n${settings.appOrigin}/\n`);
  return services;
});
