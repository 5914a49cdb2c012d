/** `npm start`: from a fresh clone to the running product. */
import { buildWhenNeeded } from '../build/build.mjs';
import { installPackages } from '../run/install.mjs';
import { launch } from '../run/launch.mjs';
import { box } from '../run/progress.mjs';
import { root } from '../run/root.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { demoPrinterCode } from '../run/settings.mjs';

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
    `Partner   ${sandboxUrl}/shell   (the app inside a partner’s app)`,
    `Printer   ${sandboxUrl}/printer   (what kiosks have printed; its code is ${demoPrinterCode})`,
    '',
    'Sign in   +7 701 123 45 67  or  +995 555 12 34 56,  code 1234',
    '',
    'Try       open a restaurant, build a dish with its additives, put it in the cart',
    '          sign in and order for takeaway; the order then moves by itself',
    '          change the town under the title, the language at the foot of a page',
    '          press Order twice, reload while it is sent: there is one order',
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
