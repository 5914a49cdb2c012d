/** The lowest versions without a known hole, of each release line that was fixed; a version reaches its own line's, or lies above all. */
const FLOORS = new Map(
  `next 16.4.6 | sharp 0.35.5 | react 19.2.4 | react-dom 19.2.4 | ajv 6.12.3 | brace-expansion 1.1.12 2.0.2 3.0.1 4.0.1
  braces 3.0.3 | cookie 0.7.0 | cross-spawn 6.0.6 7.0.5 | esbuild 0.25.0 | fastify 5.7.2 | find-my-way 8.2.2 9.0.1
  follow-redirects 1.15.6 | form-data 2.5.4 3.0.4 4.0.4 | glob 10.5.0 11.1.0 | js-yaml 3.14.2 4.1.1 | lodash 4.17.21
  micromatch 4.0.8 | minimatch 3.1.3 9.0.6 10.2.1 | nanoid 3.3.8 5.0.9 | path-to-regexp 0.1.12 1.9.0 3.3.0 6.3.0 8.0.0
  postcss 8.4.31 | qs 6.14.1 | rollup 2.79.2 3.29.5 4.22.4 | semver 5.7.2 6.3.1 7.5.2 | tar 7.5.3 | tmp 0.2.4
  tough-cookie 4.1.3 | undici 5.29.0 6.21.2 7.5.0 | word-wrap 1.2.4 | ws 5.2.4 6.2.3 7.5.10 8.17.1 | yaml 2.2.2`
    .split(/\s*[|\n]\s*/)
    .map((row) => row.split(' '))
    .map(([name, ...lines]) => [name, lines]),
);

const orderOf = (version) => {
  const [major, minor, patch] = version.split(/[-.+]/).map(Number);
  return major * 1e8 + minor * 1e4 + patch - (version.includes('-') ? 0.5 : 0);
};
const majorOf = (version) => Number.parseInt(version, 10);

function isTooLow(version, lines) {
  const own = lines.filter((line) => majorOf(line) === majorOf(version));
  if (own.length > 0) return own.every((line) => orderOf(version) < orderOf(line));
  return lines.some((line) => orderOf(version) <= orderOf(line));
}

/** A compiled part for another system, which a registry need not offer where the lockfile is written. */
const isForOtherSystem = ({ optional, cpu }) => optional === true && cpu !== undefined;

export const lockfileProblems = ({ packages }) =>
  Object.entries(packages).flatMap(([folder, entry]) => {
    const [, installedName] = folder.match(/(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/) ?? [];
    if (!installedName || entry.link) return [];
    const lines = FLOORS.get(entry.name ?? installedName) ?? [];
    const isUnchecked = !entry.integrity && !entry.inBundle && !isForOtherSystem(entry);
    return [
      lines.length > 0 &&
        isTooLow(entry.version, lines) &&
        `${folder} is ${entry.version}, not ${lines.join(' or ')}.`,
      isUnchecked && `${folder} has no checksum in package-lock.json.`,
    ].filter(Boolean);
  });

export const manifestProblems = (manifest) =>
  ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${kind} has ${name} as "${version}": pin the exact version.`),
  );
