/** @jest-environment node */
import { createHash } from 'node:crypto';
import { dropTestSettings, setTestSettings } from '@/lib/core/env/test-settings';
import { contentSecurityPolicy, knownScriptHashes } from './content-security-policy.mjs';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (...scripts: string[]) =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`;

describe('scripts that Next itself writes', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a:[\\"$\\",\\"div\\"]\\n"])',
    'self.__next_f.push([1,"\\u003cscript\\u003e \\\\ \\" "])',
    'self.__next_f.push([2,null])',
    'self.__next_f.push([0])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js","static/chunks/b-1~.js"],"runtimeModuleIds":[1,22]});',
  ])('may run: %s', (script) => {
    expect(knownScriptHashes(page(script))).toEqual([hashOf(script)]);
  });

  test('are approved once each', () => {
    const script = 'self.__next_f.push([1,"x"])';
    expect(
      knownScriptHashes(page(script, script, 'requestAnimationFrame(function(){$RT=performance.now()})')),
    ).toHaveLength(2);
  });
});

describe('a planted script gets no approval', () => {
  test.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'alert(1);self.__next_f.push([1,"x"])',
    'self.__next_f.push([1,"x"+alert(1)])',
    'self.__next_f.push([1,"x\\\\"+alert(1)+""])',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([alert(1),"x"])',
    'self.__next_f.push([1,`${alert(1)}`])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    ' self.__next_f.push([1,"x"])',
    'requestAnimationFrame(function(){alert(1)})',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["x",alert(1)],"runtimeModuleIds":[1]});',
    '',
  ])('%j', (script) => {
    expect(knownScriptHashes(page(script))).toEqual([]);
  });

  test('nor does data, nor a file', () => {
    expect(
      knownScriptHashes(
        '<script src="/_next/a.js"></script><script type="application/ld+json">{"a":1}</script><script src=x>self.__next_f.push([0])</script>',
      ),
    ).toEqual([]);
  });
});

describe('the policy', () => {
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `));

  test('lets run our own files and what is approved, and nothing inline besides', () => {
    setTestSettings({ FRAME_ANCESTORS: '', APP_ORIGIN: 'http://app.test' });
    const policy = contentSecurityPolicy(["'sha256-abc='"]);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('lets partners frame the app where they are named, and insists on https where we have it', () => {
    setTestSettings({ FRAME_ANCESTORS: 'https://bank.example', APP_ORIGIN: 'https://app.example' });
    const policy = contentSecurityPolicy([]);
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self' https://bank.example");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(policy.split('; ')).toContain('upgrade-insecure-requests');
  });
});

// Holds SITE-32.
test('pages call this origin only, wherever the platform is', () => {
  const platform = { UPSTREAM_URL: 'https://platform.example', UPSTREAM_PUBLIC_URL: 'https://login.example' };
  setTestSettings(platform);
  const rules = contentSecurityPolicy([]).split('; ');
  const of = (name: string) => rules.filter((rule) => rule.startsWith(`${name} `));
  expect(of('connect-src')).toEqual(["connect-src 'self'"]);
  expect(of('form-action')).toEqual(["form-action 'self'"]);
  expect(of('script-src')).toEqual(["script-src 'self'"]);
  dropTestSettings(...Object.keys(platform));
});

test('pictures come from the configured places only', () => {
  setTestSettings({ IMAGE_HOSTS: 'pictures.example' });
  expect(contentSecurityPolicy([])).toContain(
    "; img-src 'self' data: blob: http://localhost:4000 https://pictures.example;",
  );
});
