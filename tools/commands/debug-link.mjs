/** `npm run debug-link`: prints a link that switches the debug bar on in the browser, or the app, that opens it. */
import { fileURLToPath } from 'node:url';
import { LINK_SECONDS, signSwitch, SWITCH_SECONDS } from '../../lib/debug/debug-switch.mjs';
import { keptSessionSecret, loadEnvironmentFiles, readSettings, SettingError } from '../run/settings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  loadEnvironmentFiles(root);
  const { appOrigin, sessionSecret } = readSettings(process.env);
  const [secret] = (sessionSecret ?? keptSessionSecret(root)).split(',').map((part) => part.trim());
  const key = signSwitch(secret, 'link', Date.now());
  process.stdout.write(
    `${appOrigin}/api/debug/switch?key=${key}\n\n` +
      `It works for ${LINK_SECONDS / 60} minutes, where the product runs with DEBUG_BAR=on and the same SESSION_SECRET.\n` +
      `Opened in an app, it shows the debug bar there for ${SWITCH_SECONDS / 3600} hours.\n`,
  );
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
