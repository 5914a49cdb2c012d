/** @jest-environment node */
import { imageOrigins } from './image-origins.mjs';

const NAMES = ['UPSTREAM_PUBLIC_URL', 'UPSTREAM_URL', 'SANDBOX_PORT', 'IMAGE_HOSTS'];

function originsWith(settings: Record<string, string>): string[] {
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, settings);
  return imageOrigins();
}

describe('pictures may be shown from', () => {
  test.each<[what: string, settings: Record<string, string>, origins: string[]]>([
    ['the sandbox', {}, ['http://localhost:4000']],
    ['the sandbox at another port', { SANDBOX_PORT: '4100' }, ['http://localhost:4100']],
    ['the platform', { UPSTREAM_URL: 'https://platform.example/api/' }, ['https://platform.example']],
    [
      'the platform as browsers reach it',
      { UPSTREAM_URL: 'http://inside:4000', UPSTREAM_PUBLIC_URL: 'https://platform.example' },
      ['https://platform.example'],
    ],
    [
      'listed stores',
      { IMAGE_HOSTS: 'pictures.example, cdn.example' },
      ['http://localhost:4000', 'https://pictures.example', 'https://cdn.example'],
    ],
    [
      'nowhere that would open the policy',
      { UPSTREAM_URL: 'nonsense', IMAGE_HOSTS: "*,a b,x; script-src *,'self'" },
      [],
    ],
  ])('%s', (_what, settings, origins) => {
    expect(originsWith(settings)).toEqual(origins);
  });
});
