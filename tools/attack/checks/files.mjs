import { createServer } from 'node:http';
import { deflateSync } from 'node:zlib';
import { OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

/** A picture that is nobody's to fetch from: `address` of each may be asked for. */
const inside = (port) => [
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:169.254.169.254]/',
  `http://127.0.0.1:${port}/x.webp`,
  `http://localhost:${port}/x.webp`,
  `http://0.0.0.0:${port}/x.webp`,
  `http://2130706433:${port}/x.webp`,
  `http://0x7f.1:${port}/x.webp`,
  `http://[::1]:${port}/x.webp`,
  `http://front.test@127.0.0.1:${port}/x.webp`,
  `http:127.0.0.1:${port}`,
  `//127.0.0.1:${port}/x.webp`,
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:image/png;base64,iVBORw0KGgo=',
  'ftp://127.0.0.1/x',
];

/** Spellings that begin like the platform's own origin and are another host. */
const lookAlikes = (platform, port) => [
  `${platform}@127.0.0.1:${port}/x.webp`,
  `${platform}.127.0.0.1.nip.io:${port}/x.webp`,
  `${platform}0/x.webp`,
  `${platform}\\@127.0.0.1:${port}/x.webp`,
  `${platform}#@127.0.0.1:${port}/x.webp`,
  platform.replace('http://', `http://x:y@`) + '/images/x.webp',
  platform.toUpperCase() + '/images/x.webp',
];

const chunk = (type, data) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Nobody reads a picture's checksum before its size.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A PNG whose head says so many pixels. */
export function claimingPng(side) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1024)))]);
}

const upload = (front, diner, body, type) =>
  front.ask('/api/profile/avatar', {
    method: 'POST',
    headers: { ...OWN_PAGE, cookie: diner.jar.header(), 'content-type': type },
    body,
  });

export const FILES_CHECKS = [
  {
    id: 'S40',
    checked: 'The picture proxy fetches from the named stores only: nothing inside is asked for',
    async run({ front, sandboxUrl }) {
      let calls = 0;
      const trap = createServer((_, answer) => {
        calls += 1;
        answer.end();
      });
      await new Promise((resolve) => trap.listen(0, '127.0.0.1', resolve));
      const { port } = trap.address();
      const sources = [...inside(port), ...lookAlikes(sandboxUrl, port)];
      const broken = await mapConcurrent(sources, async (source) => {
        const { status, headers } = await front.ask(`/api/images?w=480&src=${encodeURIComponent(source)}`);
        const isRefused = status === 400 || status === 404;
        return failures(
          !isRefused && `${source} is answered ${status}`,
          /html/.test(headers['content-type'] ?? '') && `${source} is a page`,
        );
      });
      await new Promise((resolve) => trap.close(resolve));
      return {
        seen: `${sources.length} addresses`,
        broken: failures(broken.flat(), calls > 0 && `${calls} of them were asked for`),
      };
    },
  },
  {
    id: 'S41',
    checked:
      'What a store gives as a picture is shown only if it is one: no drawing with scripts, no redirect, no page',
    async run({ front, sandboxUrl }) {
      const odd = ['text', 'drawing', 'drawing-told', 'empty', 'redirect', 'redirect-home', 'broken'];
      const broken = await mapConcurrent(odd, async (name) => {
        const source = `${sandboxUrl}/images/odd/${name}.webp`;
        const { status, headers } = await front.ask(`/api/images?w=480&src=${encodeURIComponent(source)}`);
        const type = headers['content-type'] ?? '';
        return failures(
          status >= 500 && status !== 502 && status !== 503 && `${name} is answered ${status}`,
          /svg|html|text\/plain/.test(type) && `${name} is ${type}`,
          status === 200 && !/^image\/(webp|avif|jpeg)$/.test(type) && `${name} is ${type}`,
        );
      });
      return { seen: odd.join(', '), broken: broken.flat() };
    },
  },
  {
    id: 'S42',
    checked: 'A picture of hundreds of millions of pixels, stored or claimed in an upload, costs no memory',
    async run({ front, diner, sandboxUrl, memory }) {
      const before = memory();
      const source = encodeURIComponent(`${sandboxUrl}/images/odd/huge.webp`);
      const shown = await mapConcurrent([480, 640, 960], (width) =>
        front.ask(`/api/images?w=${width}&src=${source}`),
      );
      const claims = await mapConcurrent([30_000, 60_000, 2 ** 31 - 1], (side) =>
        upload(front, diner, claimingPng(side), 'image/png'),
      );
      const more = Math.round((await memory()) - (await before));
      return {
        seen: `${more} MB more at both apps`,
        broken: failures(
          shown.map(({ status }) => status === 200 && 'it is shown'),
          claims.map(
            ({ status }) => ![400, 413, 415, 422].includes(status) && `an upload is answered ${status}`,
          ),
          more > 300 && `${more} MB more`,
        ),
      };
    },
  },
  {
    id: 'S43',
    checked: 'Only a picture is taken as a diner’s picture, whatever it says that it is',
    async run({ front, diner }) {
      const files = {
        'a page': ['<html><script>alert(1)</script></html>', 'image/jpeg'],
        'a drawing': [
          '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
          'image/svg+xml',
        ],
        'a drawing that says PNG': ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
        'a GIF': [Buffer.from('GIF89a\u0001\u0000\u0001\u0000;'), 'image/gif'],
        'the head of a JPEG alone': [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
        'a PDF': ['%PDF-1.7', 'image/png'],
        'a program': [Buffer.from('\u007fELF'), 'image/webp'],
        nothing: ['', 'image/png'],
        zeros: [Buffer.alloc(100_000), 'image/png'],
      };
      const broken = await mapConcurrent(Object.entries(files), async ([what, [body, type]]) => {
        const { status } = await upload(front, diner, body, type);
        return ![400, 413, 415, 422].includes(status) && `${what} is answered ${status}`;
      });
      return { seen: `${Object.keys(files).length} files`, broken: failures(broken) };
    },
  },
  {
    id: 'S44',
    checked: 'No path leads out of the folders that are served',
    async run({ front }) {
      const ups = [
        '../',
        '..%2f',
        '%2e%2e/',
        '%2e%2e%2f',
        '..%5c',
        '..\\',
        '....//',
        '%252e%252e%252f',
        '..;/',
        '.%00./',
      ];
      const bases = [
        '/fonts/',
        '/icons/',
        '/_next/static/',
        '/map/',
        '/scanner/',
        '/sitemaps/',
        '/manifests/',
        '/api/images/',
        '/',
      ];
      const targets = bases.flatMap((base) => ups.map((up) => `${base}${up.repeat(6)}etc/passwd`));
      const broken = await mapConcurrent(targets, async (target) => {
        const { answers } = await front.write(
          `GET ${target} HTTP/1.1\r\nHost: ${front.host}\r\nConnection: close\r\n\r\n`,
        );
        const [answer] = answers;
        return failures(
          (!answer || answer.status >= 500) && `${target} is answered ${answer?.status}`,
          /root:.*:0:0/.test(answer?.body ?? '') && `${target} shows a file`,
        );
      });
      return { seen: `${targets.length} paths`, broken: broken.flat() };
    },
  },
];
