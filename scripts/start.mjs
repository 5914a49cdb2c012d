/** `npm start`: from a fresh clone to the running product. */
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';
import { box } from './lib/progress.mjs';
import { startApp, startSandbox } from './lib/servers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function welcome({ appOrigin, usesSandbox, sandboxUrl, upstreamUrl }) {
  const addresses = [
    'Dastarkhan is ready',
    '',
    `Almaty    ${appOrigin}/`,
    `          ${appOrigin}/?language=ru   (also kk, en)`,
    `Tbilisi   ${appOrigin}/?country=ge&language=ka   (also ru, en)`,
  ];
  if (!usesSandbox) return [...addresses, `Platform  ${upstreamUrl}`, '', 'Ctrl-C stops it.'];
  return [
    ...addresses,
    `Platform  ${sandboxUrl}   (the bundled sandbox)`,
    '',
    'Sign in   +7 701 123 45 67  or  +995 555 12 34 56,  code 1234',
    '',
    'Try       choose a venue and fill the cart, then sign in and order',
    '          follow the order to its end, and repeat it from the history',
    '          change the town, the language and the light or dark look',
    '          collect bonuses and spend them at the next order',
    '',
    'Ctrl-C stops it all.',
  ];
}

await launch(root, async ({ settings, sessionSecret, logFolder }) => {
  await installPackages(root, logFolder);
  await buildWhenNeeded(root, logFolder);
  const services = [];
  if (settings.usesSandbox) services.push(await startSandbox(root, settings, logFolder));
  services.push(await startApp(root, settings, sessionSecret, logFolder));
  process.stdout.write(`\n${box(welcome(settings))}\n`);
  return services;
});
