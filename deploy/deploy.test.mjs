/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { appServer, fillTemplate } from '../tools/run/nginx.mjs';
import { programPath } from '../tools/run/programs.mjs';
import { MALLOC } from '../tools/run/servers.mjs';

const root = join(__dirname, '..');
const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');
const template = read('nginx.conf');
const document = readFileSync(join(root, 'docs/from-one-machine-to-many.md'), 'utf8');
const { nginx } = parse(read('compose.yaml'), { merge: true }).services;
/** The commands of a release in the composition. */
const [, recipe] = /^In the composition, in .*?^```\n(.*?)^```$/ms.exec(document);
const [takeOut, putIn] = [...recipe.matchAll(/ sed -i '(.+)' /g)].map(([, expression]) => expression);
const edit = (text, expression) => spawnSync('sed', [expression], { input: text, encoding: 'utf8' }).stdout;
const places = new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name));

describe('the unit of systemd', () => {
  const unit = read('dastarkhan@.service');

  test('has an app listen where nginx alone reaches it, under the name by which Next calls itself', () => {
    expect(unit).toMatch(/^ExecStart=\S+ --dns-result-order=ipv4first \S+main\.mjs -H localhost -p %i$/m);
  });

  test('lets Next list the addresses of the machine, without which it ends', () => {
    expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
  });
});

test.each(['Dockerfile', 'dastarkhan@.service'])('%s has an app allocate as npm start does', (name) => {
  for (const [setting, value] of Object.entries(MALLOC))
    expect(read(name)).toContain(` ${setting}=${value} `);
});

describe('the configuration of nginx', () => {
  test('has a value for each of its places in the composition', () => {
    for (const name of places) expect(nginx.environment).toHaveProperty(name);
    expect(() => fillTemplate(template, nginx.environment)).not.toThrow();
  });

  test('is refused with an unfilled placeholder', () => {
    expect(() => fillTemplate('listen ${NOBODY};', {})).toThrow('${NOBODY}');
  });

  test('retries reads only on a second app', () => {
    expect(template).not.toMatch(/non_idempotent/);
    expect(template).toMatch(/default changing;/);
  });

  test('waits for reads as long as a hanging call or a token exchange takes, and longer for orders', () => {
    const [, readSeconds] = /proxy_read_timeout (\d+)s;\s+proxy_pass http:\/\/reading;/.exec(template);
    const numberIn = (file, pattern) => {
      const [, text] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return Number(text.replaceAll('_', ''));
    };
    const callMs = numberIn('lib/core/upstream/client.ts', /DEFAULT_TIMEOUT_MS = ([\d_]+);/);
    const attemptMs = numberIn(
      'lib/core/session/tokens.server.ts',
      /EXCHANGE_ATTEMPTS = \{ timeoutMs: ([\d_]+), retries: 1 \}/,
    );
    const pauseMs = numberIn('lib/core/upstream/attempts.ts', /RETRY_STEP_MS = ([\d_]+);/);
    const geoMs = numberIn('lib/core/upstream/geo.ts', /MAX_MS = ([\d_]+);/);
    // Another process may have begun the exchange: it is waited for first.
    const waitMs = numberIn('lib/core/session/renewals.server.ts', /WAIT_MS = ([\d_]+);/);
    expect(Math.max(callMs, waitMs + 2 * attemptMs + pauseMs)).toBeLessThan(Number(readSeconds) * 1000);
    expect(geoMs).toBeLessThan(Number(readSeconds) * 1000);
    const [, orderSeconds] = /ORDER_TIMEOUT_SECONDS: .*default\((\d+)\)/.exec(
      readFileSync(join(root, 'lib/core/env/env.ts'), 'utf8'),
    );
    const [, waitSeconds] = /^ {2}proxy_read_timeout (\d+)s;/m.exec(template);
    expect(Number(waitSeconds)).toBeGreaterThan(Number(orderSeconds));
  });

  test('logs neither addresses nor requested texts', () => {
    const [, format] = /log_format front '([^']*)'/.exec(template) ?? [];
    expect(format).not.toMatch(/remote_addr|request_uri|\$uri|\$request\b|http_|cookie|args/);
    expect(template).toMatch(/error_log stderr alert;/);
  });

  test('holds the body of a call in memory', () => {
    expect(template).toMatch(/client_body_buffer_size 64k;/);
    expect(readFileSync(join(root, 'lib/core/bff/read-request.server.ts'), 'utf8')).toMatch(
      /MAX_BODY_BYTES = 64 \* 1024;/,
    );
  });

  test('makes the id of a request itself, for the app, the log and the client', () => {
    expect(template).toMatch(/proxy_set_header X-Request-Id \$request_id;/);
    expect(template).toMatch(
      /proxy_hide_header X-Request-Id;\n\s+add_header X-Request-Id \$request_id always;/,
    );
    expect(template).toMatch(/log_format front [^;]*\$request_id/);
  });

  describeWith('nginx', 'openssl')('with nginx', () => {
    test.each([
      ['the cluster', [3001, 3002].map(appServer).join(' ')],
      ['the composition', nginx.environment.APP_SERVERS],
      ['the composition without one of them', edit(nginx.environment.APP_SERVERS, takeOut)],
    ])('is taken by nginx itself, with the apps of %s', (_whose, servers) => {
      const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-nginx-'));
      const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
      spawnSync(programPath('openssl'), [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
      ]);
      const values = {
        NGINX_FOLDER: folder,
        ACCESS_LOG: join(folder, 'access.log'),
        CERTIFICATE: certificate,
        CERTIFICATE_KEY: key,
        APP_SERVERS: servers,
        APP_ORIGIN: 'https://dastarkhan.test',
        RELEASED_FILES: join(folder, 'released'),
        HTTP_PORT: '8080',
        HTTPS_PORT: '8443',
      };
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, fillTemplate(template, values));
      const tested = spawnSync(programPath('nginx'), ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(tested.stderr).toMatch(/test is successful/);
    });
  });
});

describe('a release', () => {
  test('waits as long as nginx leaves an app alone that has refused a connection', () => {
    const inWords = ['no', 'one', 'two', 'three', 'four'];
    const times = (text) => [...text.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds));
    const [seconds] = times(appServer(3001));
    expect(times(nginx.environment.APP_SERVERS)).toEqual([seconds, seconds]);
    const checks = readFileSync(join(root, 'tools/cluster/deployment-checks.mjs'), 'utf8');
    const [, leftAloneMs] = /LEFT_ALONE_MS = ([\d_]+);/.exec(checks);
    // nginx's clock has whole seconds.
    expect(Number(leftAloneMs.replace('_', ''))).toBe((seconds + 1) * 1000);
    expect(document).toContain(`wait ${inWords[seconds + 1]} seconds after an app is ready`);
  });

  test('a release in the composition takes the app out, ends it, starts it anew and puts it in again', () => {
    const folder = nginx.environment.NGINX_ENVSUBST_OUTPUT_DIR;
    const file = `${folder}/nginx.conf`;
    const requested = recipe
      .trim()
      .split('\n')
      .map((line) => line.replace(/ '.+' /, ' … '));
    expect(requested).toEqual(
      [
        `exec nginx sed -i … ${file}`,
        `exec nginx nginx -c ${file} -s reload`,
        'stop app-1',
        'up -d --no-deps --wait app-1',
        `exec nginx sed -i … ${file}`,
        `exec nginx nginx -c ${file} -s reload`,
      ].map((command) => `docker compose ${command}`),
    );
    // What the entrypoint of nginx's image makes of the template is what nginx was started with, and lies where the container can write.
    expect(nginx.command).toEqual(expect.arrayContaining(['-c', file]));
    expect(nginx.volumes).toContain('./nginx.conf:/etc/nginx/templates/nginx.conf.template:ro');
    expect(nginx.tmpfs.map((mount) => mount.split(':')[0])).toContain(folder);
    expect(nginx.environment.NGINX_FOLDER).toBe(folder);
  });

  test('changes each place in which nginx chooses an app, and nothing else', () => {
    const filled = fillTemplate(template, nginx.environment);
    const without = edit(filled, takeOut);
    const serversOf = (text) => text.match(/server [\d.]+:3000 [^;]*;/g);
    const upstreams = template.match(/\$\{APP_SERVERS\}/g).length;
    expect(upstreams).toBeGreaterThan(1);
    const left = serversOf(without).filter((server) => !/ down;$/.test(server));
    expect(serversOf(without)).toHaveLength(2 * upstreams);
    expect(left).toHaveLength(upstreams);
    expect(new Set(left).size).toBe(1);
    expect(edit(without, putIn)).toBe(filled);
  });
});

describe('how long logs stay', () => {
  const rowOf = (log) =>
    readFileSync(join(root, 'docs/data-protection.md'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`- ${log}: `));

  test('is in the journal what the page of data protection says, by files of a day each', () => {
    const journal = read('systemd/journald.conf.d/dastarkhan.conf');
    const [, days] = /^\[Journal\]$.*^MaxRetentionSec=(\d+)day$/ms.exec(journal);
    const [, gigabytes] = /^SystemMaxUse=(\d+)G$/m.exec(journal);
    expect(journal).toMatch(/^MaxFileSec=1day$/m);
    expect(rowOf('of an app')).toContain(
      `${days} days and ${gigabytes} GB at most (\`deploy/systemd/journald.conf.d/dastarkhan.conf\`)`,
    );
  });

  test.each(['of an app', 'of nginx'])('is bounded in the composition as the page says: %s', (log) => {
    const { options } = nginx.logging;
    const megabytes = parseInt(options['max-size'], 10) * Number(options['max-file']);
    expect(rowOf(log)).toContain(`in the composition ${megabytes} MB`);
  });
});

test('the image of the app runs as an unprivileged user and reports its readiness', () => {
  const [, building, image] = read('Dockerfile')
    .replace(/\\\n\s*/g, ' ')
    .split(/^FROM .*$/m);
  // Listed is what is left.
  expect(building).toMatch(
    /npm prune --omit=dev .*&& +node deploy\/remove-unloaded-packages\.mjs && node deploy\/list-packages\.mjs$/m,
  );
  for (const path of ['node_modules', '.next', 'public', 'lib', 'messages', 'package.json', 'sbom.json'])
    expect(image).toMatch(new RegExp(`^COPY --from=build .*/app/${path}\\b`, 'm'));
  expect(image).toMatch(/^ENV NODE_ENV=production .*IMAGE_CACHE_DIR=\/data\/images /m);
  expect(image).toMatch(/^RUN rm -rf \.next\/cache && /m);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK .*CMD \["node", .*\/api\/ready/m);
  // Not through npm or a shell, which would not pass SIGTERM on.
  expect(image).toMatch(/^CMD \["node", /m);
});

test('the Dockerfile says how the list of all packages is attached to the image', () => {
  expect(read('Dockerfile')).toMatch(
    /^# docker buildx build --sbom=true --push -f deploy\/Dockerfile -t \S+ \.$/m,
  );
});
