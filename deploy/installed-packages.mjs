import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the packages in a node_modules folder, without those that a package has for itself. */
export const installedPackages = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );

function versionsBelow(modules) {
  if (!existsSync(modules)) return [];
  return installedPackages(modules).flatMap((name) => {
    const folder = join(modules, name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [`${name}@${version}`, ...versionsBelow(join(folder, 'node_modules'))];
  });
}

/** The packages in a node_modules folder as `name@version`, with those that a package has for itself. */
export const installedVersions = (modules) => new Set(versionsBelow(modules));

/** An SBOM (CycloneDX JSON by npm) with installed packages only. @param installed of `installedVersions` */
export function onlyInstalled(sbom, installed) {
  const itself = sbom.metadata.component['bom-ref'];
  const isThere = (ref) => ref === itself || installed.has(ref);
  return {
    ...sbom,
    components: sbom.components.filter((component) => isThere(component['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isThere(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isThere) })),
  };
}
