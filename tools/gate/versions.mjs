/**
 * The lowest versions without a known hole, by package. Several floors: one for each release line that was
 * fixed; a version must reach the floor of its own line (same major) or lie above all lines.
 */
const floors = {
  next: ['16.4.6'],
  sharp: ['0.35.5'],
  react: ['19.2.4'],
  'react-dom': ['19.2.4'],
  ajv: ['6.12.3'],
  'brace-expansion': ['1.1.12', '2.0.2', '3.0.1', '4.0.1'],
  braces: ['3.0.3'],
  cookie: ['0.7.0'],
  'cross-spawn': ['6.0.6', '7.0.5'],
  esbuild: ['0.25.0'],
  fastify: ['5.7.2'],
  'find-my-way': ['8.2.2', '9.0.1'],
  'follow-redirects': ['1.15.6'],
  'form-data': ['2.5.4', '3.0.4', '4.0.4'],
  glob: ['10.5.0', '11.1.0'],
  'js-yaml': ['3.14.2', '4.1.1'],
  lodash: ['4.17.21'],
  micromatch: ['4.0.8'],
  minimatch: ['3.1.3', '9.0.6', '10.2.1'],
  nanoid: ['3.3.8', '5.0.9'],
  'path-to-regexp': ['0.1.12', '1.9.0', '3.3.0', '6.3.0', '8.0.0'],
  postcss: ['8.4.31'],
  qs: ['6.14.1'],
  rollup: ['2.79.2', '3.29.5', '4.22.4'],
  semver: ['5.7.2', '6.3.1', '7.5.2'],
  tar: ['7.5.3'],
  tmp: ['0.2.4'],
  'tough-cookie': ['4.1.3'],
  undici: ['5.29.0', '6.21.2', '7.5.0'],
  'word-wrap': ['1.2.4'],
  ws: ['5.2.4', '6.2.3', '7.5.10', '8.17.1'],
  yaml: ['2.2.2'],
};

const parts = (version) => {
  const [core, prerelease] = version.split('+')[0].split(/-(.*)/s);
  return { numbers: core.split('.').map(Number), isPrerelease: prerelease !== undefined };
};

/** Negative when the first version is older, positive when it is newer, 0 when they are the same. */
function compareVersions(first, second) {
  const a = parts(first);
  const b = parts(second);
  for (let index = 0; index < 3; index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.isPrerelease) - Number(a.isPrerelease);
}

/** Whether a version reaches the floor of its release line, or is newer than every fixed line. */
function reachesFloor(version, lines) {
  const major = parts(version).numbers[0];
  const own = lines.filter((line) => parts(line).numbers[0] === major);
  if (own.length > 0) return own.some((line) => compareVersions(version, line) >= 0);
  return lines.every((line) => compareVersions(version, line) > 0);
}

/** The name of the package in a lockfile's folder, or undefined for our own: the app and the sandbox. */
function packageName(folder) {
  const [, name] = folder.match(/(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/) ?? [];
  return name;
}

/** A compiled part for another system, which a registry need not offer where the lockfile is written. */
const isForOtherSystem = (entry) => entry.optional === true && entry.cpu !== undefined;

/** Sentences about locked versions below their floor, and entries without a checksum. */
export function lockfileProblems(lockfile) {
  return Object.entries(lockfile.packages).flatMap(([folder, entry]) => {
    const installedName = packageName(folder);
    if (!installedName || entry.link) return [];
    const name = entry.name ?? installedName;
    const problems = [];
    if (floors[name] && !reachesFloor(entry.version, floors[name])) {
      problems.push(
        `${folder} is ${entry.version}; the lowest safe version is ${floors[name].join(' or ')}.`,
      );
    }
    if (!entry.integrity && !entry.inBundle && !isForOtherSystem(entry))
      problems.push(`${folder} has no checksum in package-lock.json.`);
    return problems;
  });
}

/** Sentences about versions in package.json that are ranges: npm would resolve them differently some day. */
export function manifestProblems(manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${kind} has ${name} as "${version}": pin the exact version.`),
  );
}
