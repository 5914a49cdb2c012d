/**
 * `npm run kiosk-day`: two hundred guests of a kiosk in a row through eight hours of the clock, then fifty at each of two kiosks side by
 * side. The journeys of e2e/kiosk-day.spec.ts, which `npm test` runs with few guests; prints what the page holds on the way.
 * `--guests=200 --at-each=50` for other numbers.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePorts } from '../run/ports.mjs';
import { onStopSignal, shutdown, startService, stopAll } from '../run/processes.mjs';
import { requirePrograms } from '../run/programs.mjs';

const { values } = parseArgs({
  options: { guests: { type: 'string', default: '200' }, 'at-each': { type: 'string', default: '50' } },
});
onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const root = fileURLToPath(new URL('../..', import.meta.url));
await requirePrograms(['chromium', 'fonts'], root, join(root, '.data', 'logs', 'kiosk-day'));
const [port] = await freePorts(3100, 1);
const [sandboxPort] = await freePorts(4100, 1);
const command = [join(root, 'node_modules/.bin/playwright'), 'test', 'kiosk-day', '--project=phone'];
const journeys = startService('The kiosk’s day', command, {
  cwd: root,
  env: {
    E2E_BASE_URL: '',
    E2E_SANDBOX_URL: '',
    E2E_PORTS: String(port),
    E2E_SANDBOX_PORTS: String(sandboxPort),
    // A guest a second: no kiosk has them, and limits would refuse them.
    RATE_LIMIT_SCALE: '0',
    KIOSK_GUESTS: values.guests,
    KIOSK_GUESTS_AT_EACH: values['at-each'],
  },
});
const code = await journeys.ended;
if (!shutdown.asked) process.exit(code);
