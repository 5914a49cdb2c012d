import { storedSessionSecret, loadEnvironmentFiles, readSettings, SettingError } from './settings.mjs';

/** Prints what is made of the product's origin and the secret that seals links; a wrong setting is one sentence. */
export async function printLink(root, make) {
  try {
    loadEnvironmentFiles(root);
    const { appOrigin, sessionSecret } = readSettings(process.env);
    const [secret] = (sessionSecret ?? storedSessionSecret(root)).split(',').map((part) => part.trim());
    process.stdout.write(await make(appOrigin, secret));
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
