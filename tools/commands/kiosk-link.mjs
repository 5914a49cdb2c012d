/** `npm run kiosk-link -- <venue>`: prints a link and a code to type, which enrol one tablet between them as a kiosk of that venue. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  INVITATION_SECONDS,
  signKioskCode,
  signKioskLink,
} from '../../lib/core/session/kiosk-invitation.mjs';
import { printLink } from '../run/links.mjs';
import { root } from '../run/root.mjs';
import { SettingError } from '../run/settings.mjs';

await printLink(root, async (origin, secret) => {
  const [venue = ''] = process.argv.slice(2);
  if (!/^[1-9]\d{0,9}$/.test(venue))
    throw new SettingError('The number of the restaurant is missing: npm run kiosk-link -- 3107');
  const now = Date.now();
  const key = signKioskLink(secret, Number(venue), now);
  const code = signKioskCode(secret, Number(venue), now);
  // An invitation is named by its second: the next run makes another one.
  await pause(1000 - (now % 1000));
  return (
    `${origin}/api/kiosk/enrolment/link?venue=${venue}&key=${key}\n\n` +
    `Open it on the tablet within ${INVITATION_SECONDS / 60} minutes, and once more if the tablet says that it is not set up. ` +
    `Or type this code on the tablet's staff page within the same time:\n\n` +
    `${code.replace(/(\d{4})(?=\d)/g, '$1 ')}\n\n` +
    'The link and the code enrol one tablet between them: run this again for the next one. ' +
    'Both need a product with the same SESSION_SECRET.\n'
  );
});
