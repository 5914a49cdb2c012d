/** `npm run kiosk-link -- <venue>`: prints a link, and a code to type, either of which enrols one tablet as a kiosk of that venue. */
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { INVITATION_SECONDS, signKioskCode, signKioskLink } from '../lib/session/kiosk-invitation.mjs';
import { keptSessionSecret, loadEnvironmentFiles, readSettings, SettingError } from './lib/settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Codes of one window of time that differ. */
const CODES = 100;

try {
  const [venue = ''] = process.argv.slice(2);
  if (!/^[1-9]\d{0,9}$/.test(venue))
    throw new SettingError('The number of the restaurant is missing: npm run kiosk-link -- 3107');
  loadEnvironmentFiles(root);
  const { appOrigin, sessionSecret } = readSettings(process.env);
  const [secret] = (sessionSecret ?? keptSessionSecret(root)).split(',').map((part) => part.trim());
  const now = Date.now();
  const key = signKioskLink(secret, Number(venue), now);
  const code = signKioskCode(secret, Number(venue), randomInt(CODES), now);
  const minutes = INVITATION_SECONDS / 60;
  process.stdout.write(
    `${appOrigin}/api/kiosk/enrolment/link?venue=${venue}&key=${key}\n\n` +
      `Open it once on the tablet within ${minutes} minutes. Or type this code on the tablet's staff page:\n\n` +
      `${code.replace(/(\d{4})(?=\d)/g, '$1 ')}\n\n` +
      `It works once as well, for ${minutes} minutes at least. Both need a product with the same SESSION_SECRET.\n`,
  );
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
