/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BlockList, isIPv4 } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const { services, networks } = parse(read('deploy/compose.yaml'), { merge: true });
const apps = [services['app-1'], services['app-2']];

describe('the composition', () => {
  test.each(Object.keys(services))(
    'runs %s without rights, on a read-only root, with a health check',
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

  test.each(Object.keys(services))('bounds the log of %s', (name) => {
    const { driver, options } = services[name].logging;
    expect(driver).toBe('json-file');
    expect(options['max-size']).toMatch(/^[1-9]\d*m$/);
    // The engine wants texts.
    expect(options['max-file']).toMatch(/^[1-9]\d*$/);
  });
});

test('nginx is reached over IPv4 alone, as is every address of the network: the engine hands IPv6 on from one of its own', () => {
  const [{ subnet }] = networks.default.ipam.config;
  expect(networks.default).not.toHaveProperty('enable_ipv6');
  expect(isIPv4(subnet.split('/')[0])).toBe(true);
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published).toEqual(['0.0.0.0:80:8080', '0.0.0.0:443:8443']);
  expect(read('docs/from-one-machine-to-many.md')).toContain('no AAAA record');
});

describe('an app', () => {
  test('has a folder of its own, and of all others the same', () => {
    const [one, other] = apps;
    expect(one.environment).toEqual(other.environment);
    expect(one.environment).toMatchObject({ REDIS_URL: 'redis://redis:6379', TRUSTED_PROXIES: '1' });
    expect(one.volumes).not.toEqual(other.volumes);
  });

  test.each([0, 1])('gets every other setting from a file, where there is one: %s', (number) => {
    expect(apps[number].env_file).toEqual([{ path: '.env', required: false }]);
  });

  test('gets no setting that it does not know', () => {
    const known = [...read('lib/core/env/env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(known).toContain('SESSION_SECRET_FILE');
    for (const name of Object.keys(apps[0].environment)) expect(known).toContain(name);
  });

  test('keeps what it writes where the file of settings cannot move it', () => {
    const [env] = /^ENV NODE_ENV.*?[^\\]$/ms.exec(read('deploy/Dockerfile'));
    for (const name of ['IMAGE_CACHE_DIR', 'CONSENTS_FILE', 'NODE_ENV'])
      expect(env.split(/\s+/)).toContain(`${name}=${apps[0].environment[name]}`);
    expect(apps[0].environment.IMAGE_CACHE_DIR).toBe('/data/images');
  });

  test.each([0, 1])(
    'reads its secrets from a folder that is mounted, so that they can change: %s',
    (number) => {
      const { environment, volumes } = apps[number];
      const [, folder] = /^(\/\w+)\/session-secrets$/.exec(environment.SESSION_SECRET_FILE);
      expect(volumes).toContainEqual(
        expect.stringMatching(new RegExp(`^\\$\\{SECRETS_FOLDER:\\?.+\\}:${folder}:ro$`)),
      );
      expect(environment).not.toHaveProperty('SESSION_SECRET');
    },
  );

  test('has an address that only nginx knows', () => {
    const [{ subnet, ip_range: range, gateway }] = networks.default.ipam.config;
    const within = (network) => {
      const list = new BlockList();
      const [address, bits] = network.split('/');
      list.addSubnet(address, Number(bits));
      return (other) => list.check(other);
    };
    const addresses = apps.map((app) => app.networks.default.ipv4_address);
    const { APP_SERVERS } = services.nginx.environment;
    const known = [...APP_SERVERS.matchAll(/server (\S+):3000 /g)].map(([, address]) => address);
    expect(known).toEqual(addresses);
    expect(new Set([...addresses, gateway]).size).toBe(3);
    for (const address of addresses) {
      expect(within(subnet)(address)).toBe(true);
      expect(within(range)(address)).toBe(false);
    }
  });
});

test('what the file of settings has is neither in the repository nor in the image', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(read('.dockerignore').split('\n')).toContain('deploy/.env*');
});
