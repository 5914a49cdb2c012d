import { createDiner } from './front-diner.mjs';
import { buildWhenNeeded } from '../build/build.mjs';
import { clusterSettings, startCluster } from './cluster.mjs';
import { freePorts } from '../run/ports.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { readSettings } from '../run/settings.mjs';
import { SHARED_SANDBOX_DIR } from '../run/shared-sandbox.mjs';

/** Seals cookies of these measurements only. */
const SESSION_SECRET = 'a-secret-for-measurements-that-guards-nothing';
const FIRST_PHONE = 77_010_000_300;
const DINERS_NETWORK = 32;

/**
 * An address of this machine, another one for each number: limits count each by itself.
 * @param network the second byte; numbers above 65,535 go on in the networks after it
 */
export const loopbackAddress = (network, number) =>
  `127.${network + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;

/**
 * Starts the cluster with an empty ledger, to be loaded.
 * @param options.appEnv settings of all apps, beside those of every load; `envOf` those of one, by its number
 * @returns its settings, and the cluster
 */
export async function startLoadedCluster(root, logFolder, { appEnv = {}, envOf } = {}) {
  await buildWhenNeeded(root, logFolder);
  const [port] = await freePorts(Number(process.env.CLUSTER_CHECK_PORT || 3440), 1);
  const [sandboxPort] = await freePorts(Number(process.env.CLUSTER_CHECK_SANDBOX_PORT || 4440), 1);
  const settings = await clusterSettings(
    readSettings({
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR,
    }),
  );
  const cluster = await startCluster(root, settings, SESSION_SECRET, logFolder, {
    sandboxEnv: { SANDBOX_CONTROL: '1', SANDBOX_SCALE: '' },
    appEnv: { LOG_LEVEL: 'warn', ...appEnv },
    envOf,
  });
  return { settings, cluster };
}

/**
 * Diners with an account and an address of their own, signed in one after another.
 * @returns each with the phone that they sign in with
 */
export async function signInDiners({ settings, cluster }, count) {
  const control = sandboxControl(settings.sandboxUrl);
  const diners = [];
  for (let number = 0; number < count; number += 1) {
    const diner = createDiner(settings.appOrigin, () => cluster.certificate, {
      address: loopbackAddress(DINERS_NETWORK, number),
    });
    const phone = `+${FIRST_PHONE + number}`;
    await control('POST', 'users', { phone, name: 'Айгерім' });
    await diner.signIn(phone);
    diners.push({ ...diner, phone });
  }
  return diners;
}
