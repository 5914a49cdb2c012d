/** Instructions of a Dockerfile, one a line, without comments. */
const instructionsOf = (text) =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);

const restOf = (instructions, name) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

/** A command in JSON, which is not handed to a shell. */
const commandOf = (text) => JSON.parse(text.slice(text.indexOf('[')));

function oneOf(instructions, name) {
  const [rest] = restOf(instructions, name);
  if (rest === undefined) throw new Error(`the last stage of the Dockerfile has no ${name}`);
  return rest;
}

/**
 * What the last stage of a Dockerfile is made of.
 * @param text of a file with two stages, of which the second copies from `/app` of the first
 * @returns the commands of the first stage (`building`), `copies` (`{ from: string[], to: string }`, relative to /app), `removed` paths,
 * `env`, `user`, and the commands of the image and of its health check
 * @throws Error naming the instruction that is missing
 */
export function readDockerfile(text) {
  const instructions = instructionsOf(text);
  const last = instructions.findLastIndex((line) => line.startsWith('FROM '));
  const [building, own] = [instructions.slice(0, last), instructions.slice(last)];
  const copies = restOf(own, 'COPY').map((line) => {
    const paths = line.replace('--from=build ', '').split(/\s+/);
    return { from: paths.slice(0, -1).map((path) => path.replace('/app/', '')), to: paths.at(-1) };
  });
  const cleaning = oneOf(own, 'RUN');
  return {
    building: restOf(building, 'RUN').flatMap((line) => line.split(/\s*&&\s*/)),
    copies,
    removed: [...cleaning.matchAll(/rm -rf (\S+)/g)].map(([, path]) => path),
    env: Object.fromEntries(
      restOf(own, 'ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('='))),
    ),
    user: oneOf(own, 'USER'),
    command: commandOf(oneOf(own, 'CMD')),
    healthcheck: commandOf(oneOf(own, 'HEALTHCHECK')),
  };
}
