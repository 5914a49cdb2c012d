/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { contentSecurityPolicy } from './content-security-policy.mjs';

const directive = (name: string) =>
  contentSecurityPolicy([])
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('without a token the map connects to our server only', () => {
  setTestSettings({ NEXT_PUBLIC_MAPBOX_TOKEN: '', MAP_STYLE_URL: '/tiles/style.json', MAP_ORIGINS: '' });
  expect(directive('connect-src')).toBe("connect-src 'self'");
  expect(directive('worker-src')).toBe("worker-src 'self'");
});

test('a style of streets opens its origin and those named beside it, for requests only', () => {
  setTestSettings({
    NEXT_PUBLIC_MAPBOX_TOKEN: '',
    MAP_STYLE_URL: 'https://maps.example/style-{theme}.json?key=1',
    MAP_ORIGINS: 'https://tiles.example, https://maps.example',
  });
  expect(directive('connect-src')).toBe("connect-src 'self' https://maps.example https://tiles.example");
  expect(directive('worker-src')).toBe("worker-src 'self'");
});

test('with a token Mapbox’s own servers and its worker are allowed, and nothing more', () => {
  setTestSettings({ NEXT_PUBLIC_MAPBOX_TOKEN: 'pk.dummy' });
  expect(directive('connect-src')).toBe(
    "connect-src 'self' https://api.mapbox.com https://events.mapbox.com",
  );
  expect(directive('worker-src')).toBe("worker-src 'self' blob:");
  expect(directive('script-src')).toBe("script-src 'self'");
});
