/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readDockerfile } from './dockerfile.mjs';
import { appServer, fillTemplate } from './nginx.mjs';
import { programPath } from './programs.mjs';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');
const template = read('nginx.conf');
const places = new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name));

describe('the unit of systemd', () => {
  const unit = read('dastarkhan@.service');

  test('has an app listen where nginx alone reaches it, under the name by which Next calls itself', () => {
    expect(unit).toMatch(/^ExecStart=\S+ --dns-result-order=ipv4first \S+ start -H localhost -p %i$/m);
  });

  test('lets Next list the addresses of the machine, without which it ends', () => {
    expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
  });
});

describe('the configuration of nginx', () => {
  test('has a value for each of its places in the composition', () => {
    const { nginx } = parse(read('compose.yaml'), { merge: true }).services;
    for (const name of places) expect(nginx.environment).toHaveProperty(name);
    expect(() => fillTemplate(template, nginx.environment)).not.toThrow();
  });

  test('is refused with a place that nobody fills', () => {
    expect(() => fillTemplate('listen ${NOBODY};', {})).toThrow('${NOBODY}');
  });

  test('asks a second app only for what reads', () => {
    expect(template).not.toMatch(/non_idempotent/);
    expect(template).toMatch(/default changing;/);
  });

  test('waits for what is read as long as the platform may take twice, and longer for what is ordered', () => {
    const [, readSeconds] =
      /location @whole \{\s+proxy_read_timeout (\d+)s;\s+proxy_pass http:\/\/reading;/.exec(template);
    const [, upstreamMs] = /DEFAULT_TIMEOUT_MS = ([\d_]+);/.exec(
      readFileSync(join(root, 'lib/upstream/client.ts'), 'utf8'),
    );
    expect(Number(readSeconds)).toBe((2 * Number(upstreamMs.replace('_', ''))) / 1000);
    const [, orderSeconds] = /ORDER_TIMEOUT_SECONDS: .*default\((\d+)\)/.exec(
      readFileSync(join(root, 'lib/env/env.ts'), 'utf8'),
    );
    const [, waitSeconds] = /^ {2}proxy_read_timeout (\d+)s;/m.exec(template);
    expect(Number(waitSeconds)).toBeGreaterThan(Number(orderSeconds));
  });

  test('writes neither an address nor what was asked for into a log', () => {
    const [, format] = /log_format front '([^']*)'/.exec(template) ?? [];
    expect(format).not.toMatch(/remote_addr|request_uri|\$uri|\$request\b|http_|cookie|args/);
    expect(template).toMatch(/error_log stderr alert;/);
  });

  test('holds the body of a call in memory', () => {
    expect(template).toMatch(/client_body_buffer_size 64k;/);
    expect(readFileSync(join(root, 'lib/bff/read-request.server.ts'), 'utf8')).toMatch(
      /MAX_BODY_BYTES = 64 \* 1024;/,
    );
  });

  test('lets a kiosk’s longest slip through', () => {
    const [, kilobytes] = /MAX_JOB_BYTES = (\d+) \* 1024;/.exec(
      readFileSync(join(root, 'lib/printing/print-job.ts'), 'utf8'),
    );
    expect(template).toMatch(
      new RegExp(`location = /api/kiosk/print \\{\\s+client_max_body_size ${kilobytes}k;`),
    );
  });

  test('makes the id of a request itself, for the app, the log and the client', () => {
    expect(template).toMatch(/proxy_set_header X-Request-Id \$logged_id;/);
    expect(template).toMatch(
      /proxy_hide_header X-Request-Id;\n\s+add_header X-Request-Id \$logged_id always;/,
    );
    expect(template).toMatch(/log_format front [^;]*\$logged_id/);
  });

  if (programPath('nginx') && programPath('openssl'))
    test('is taken by nginx itself', () => {
      const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-nginx-'));
      const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
      spawnSync(programPath('openssl'), [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
      ]);
      const values = {
        NGINX_FOLDER: folder,
        ACCESS_LOG: join(folder, 'access.log'),
        KEPT_PAGES: join(root, 'deploy', 'kept-pages.conf'),
        CERTIFICATE: certificate,
        CERTIFICATE_KEY: key,
        APP_SERVERS: [3001, 3002].map(appServer).join(' '),
        APP_ORIGIN: 'https://dastarkhan.test',
        RELEASED_FILES: join(folder, 'released'),
        HTTP_PORT: '8080',
        HTTPS_PORT: '8443',
        INNER_ADDRESS: '127.0.0.1:8081',
      };
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, fillTemplate(template, values));
      const tested = spawnSync(programPath('nginx'), ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(tested.stderr).toMatch(/test is successful/);
    });
});

describe('the composition', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });

  test.each(Object.keys(services))(
    'runs %s without rights, on a root that is read-only, and looks after it',
    (name) => {
      const service = services[name];
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'always',
      });
      // The image of the app says itself how it is looked after, that of nginx who runs it.
      expect(service.healthcheck ?? service.image).toBeTruthy();
      if (name !== 'nginx') expect(service.user).not.toBe('root');
    },
  );

  test('gives each app a folder of its own, and both the same secret and store', () => {
    const [one, other] = [services['app-1'], services['app-2']];
    expect(one.environment).toEqual(other.environment);
    expect(one.environment).toMatchObject({ REDIS_URL: 'redis://redis:6379', TRUSTED_PROXIES: '1' });
    expect(one.volumes).not.toEqual(other.volumes);
  });
});

test('the image of the app runs as nobody in particular, and says whether it is ready', () => {
  const { user, healthcheck, command, copies, env, removed, building } = readDockerfile(read('Dockerfile'));
  expect(user).toBe('node');
  expect(healthcheck.join(' ')).toContain('/api/ready');
  // Not through npm or a shell, which would not pass SIGTERM on.
  expect(command[0]).toBe('node');
  expect(building).toContainEqual(expect.stringMatching(/^npm prune --omit=dev/));
  expect(copies.flatMap(({ from }) => from)).toEqual(
    expect.arrayContaining(['node_modules', '.next', 'public', 'messages', 'package.json']),
  );
  expect(building.at(-1)).toBe('node deploy/remove-unloaded-packages.mjs');
  expect(removed).toEqual(['.next/cache']);
  expect(env).toMatchObject({ NODE_ENV: 'production', IMAGE_CACHE_DIR: '/data/images' });
});

test('a Dockerfile whose last stage names no user is refused', () => {
  const text = read('Dockerfile').replace(/^USER node$/m, '');
  expect(() => readDockerfile(text)).toThrow('the last stage of the Dockerfile has no USER');
});
