/** `npm run debug-link`: prints a link that switches the debug bar on in the browser, or the app, that opens it. */
import { LINK_SECONDS, signSwitch, SWITCH_SECONDS } from '../../lib/core/debug/debug-switch.mjs';
import { printLink } from '../run/links.mjs';
import { root } from '../run/root.mjs';

await printLink(
  root,
  (origin, secret) =>
    `${origin}/api/debug/switch?key=${signSwitch(secret, 'link', Date.now())}\n\n` +
    `It works for ${LINK_SECONDS / 60} minutes, where the product runs with DEBUG_BAR=on and the same SESSION_SECRET.\n` +
    `Opened in an app, it shows the debug bar there for ${SWITCH_SECONDS / 3600} hours.\n`,
);
