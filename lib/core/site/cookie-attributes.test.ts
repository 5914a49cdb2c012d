import { removedCookie, writtenCookie } from './cookie-attributes';

const COOKIE = { name: 'runtime', value: 'webview' };
const LAX = 'Path=/; HttpOnly; SameSite=Lax';
const NONE = 'SameSite=None; Secure; Partitioned';

describe('a cookie', () => {
  test.each(['web', 'webview', 'kiosk'] as const)(
    'a cookie over http is Lax on the surface %s',
    (surface) => {
      expect(writtenCookie(COOKIE, { surface, isHttps: false })).toEqual([`runtime=webview; ${LAX}`]);
    },
  );

  test.each(['web', 'kiosk'] as const)('a cookie over https is Lax on the surface %s', (surface) => {
    expect(writtenCookie(COOKIE, { surface, isHttps: true }).at(-1)).toBe(`runtime=webview; ${LAX}; Secure`);
  });

  test('inside an app over https is partitioned, and scripts read it only where they may', () => {
    const scope = { surface: 'webview', isHttps: true } as const;
    expect(writtenCookie(COOKIE, scope).at(-1)).toBe(`runtime=webview; Path=/; HttpOnly; ${NONE}`);
    expect(writtenCookie({ ...COOKIE, maxAge: 60, isReadable: true }, scope).at(-1)).toBe(
      `runtime=webview; Path=/; Max-Age=60; ${NONE}`,
    );
  });

  test('a cookie that is set removes its other variant before, so that a browser without partitions keeps it', () => {
    expect(writtenCookie(COOKIE, { surface: 'webview', isHttps: true })[0]).toBe(
      'runtime=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
    expect(writtenCookie(COOKIE, { surface: 'web', isHttps: true })[0]).toBe(
      `runtime=; Path=/; Max-Age=0; HttpOnly; ${NONE}`,
    );
  });

  test('is removed in both variants over https, and in its only one over http', () => {
    expect(removedCookie({ name: 'debugBar', isReadable: true }, true)).toEqual([
      'debugBar=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      `debugBar=; Path=/; Max-Age=0; ${NONE}`,
    ]);
    expect(removedCookie({ name: 'debug' }, false)).toEqual([
      'debug=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });
});
