import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the packages in a node_modules folder, without those that a package has for itself. */
export const installedPackages = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );
