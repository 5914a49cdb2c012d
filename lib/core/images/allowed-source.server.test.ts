/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';

let allowedSource: typeof import('./allowed-source.server').allowedSource;

beforeAll(async () => {
  setTestSettings({
    UPSTREAM_URL: 'http://inside:4000/api',
    UPSTREAM_PUBLIC_URL: 'https://platform.example/api',
    IMAGE_HOSTS: 'pictures.example, cdn.pictures.example',
  });
  ({ allowedSource } = await import('./allowed-source.server'));
});

describe('a picture of the platform', () => {
  test.each([
    'https://platform.example/images/1.webp',
    'https://platform.example/images/плов 1.webp?size=large',
    'http://inside:4000/images/1.webp',
  ])('%s is requested from the platform’s own proxy', (address) => {
    const source = allowedSource(address);
    expect(source).toMatchObject({ address: new URL(address).href, isPlatform: true });
    expect(source?.fetchFrom.origin + (source?.fetchFrom.pathname ?? '')).toBe(
      'http://inside:4000/api/image-proxy/v1/image',
    );
    expect(source?.fetchFrom.searchParams.get('url')).toBe(address);
  });
});

test.each(['https://pictures.example/1.jpg', 'https://cdn.pictures.example/a/../b.png?v=2'])(
  'a picture of a listed store is requested from the store: %s',
  (address) => {
    const fetchFrom = new URL(address);
    expect(allowedSource(address)).toEqual({ address: fetchFrom.href, fetchFrom, isPlatform: false });
  },
);

describe('spellings of one address', () => {
  test.each([
    'https://pictures.example/плов 1.webp#top',
    'https://pictures.example/%D0%BF%D0%BB%D0%BE%D0%B2%201.webp',
    'https://pictures.example/a/../плов 1.webp#a8f',
    'https://platform.example/плов 1.webp#top',
  ])('%s is cached as the same picture', (address) => {
    const plain = `${address.split('/', 3).join('/')}/плов 1.webp`;
    expect(allowedSource(address)?.address).toBe(allowedSource(plain)?.address);
  });

  test('the request to the platform has no fragment', () => {
    const source = allowedSource('https://platform.example/images/1.webp#top');
    expect(source?.fetchFrom.searchParams.get('url')).toBe('https://platform.example/images/1.webp');
  });

  test('another query is another picture', () => {
    const addresses = ['?v=1', '?v=2'].map(
      (query) => allowedSource(`https://pictures.example/1.webp${query}`)?.address,
    );
    expect(new Set(addresses).size).toBe(2);
  });
});

describe('refused is', () => {
  const LONG = `https://pictures.example/${'a'.repeat(10_000)}`;
  test.each<[what: string, address: string]>([
    ['an unlisted host', 'https://evil.example/1.webp'],
    ['a host that begins like a listed one', 'https://pictures.example.evil.example/1.webp'],
    ['a host that ends like a listed one', 'https://evilpictures.example/1.webp'],
    ['a host below a listed one', 'https://x.pictures.example/1.webp'],
    ['a listed host as userinfo', 'https://pictures.example@evil.example/1.webp'],
    ['a listed host as userinfo, with a slash encoded', 'https://pictures.example%2f@evil.example/1.webp'],
    ['a name before a listed host', 'https://user@pictures.example/1.webp'],
    ['a name and a password before a listed host', 'https://user:word@pictures.example/1.webp'],
    ['empty userinfo', 'https://@pictures.example/1.webp'],
    ['another port', 'https://pictures.example:8443/1.webp'],
    ['the usual port, spelled out', 'https://pictures.example:443/1.webp'],
    ['another port of the platform', 'http://inside:6379/1.webp'],
    ['no port of the platform', 'http://inside/1.webp'],
    ['http for a store', 'http://pictures.example/1.webp'],
    ['https for an http platform', 'https://inside:4000/1.webp'],
    ['an upper-case host', 'https://PICTURES.example/1.webp'],
    ['an upper-case scheme', 'HTTPS://pictures.example/1.webp'],
    ['a trailing dot', 'https://pictures.example./1.webp'],
    ['a homograph', 'https://pісtures.example/1.webp'],
    ['full-width letters', 'https://ｐictures.example/1.webp'],
    ['a full-width dot', 'https://pictures。example/1.webp'],
    ['a soft hyphen', 'https://pic\u00adtures.example/1.webp'],
    ['punycode', 'https://xn--pctures-7ve.example/1.webp'],
    ['a percent-encoded host', 'https://%70ictures.example/1.webp'],
    ['loopback', 'http://127.0.0.1/1.webp'],
    ['loopback by name', 'http://localhost/1.webp'],
    ['the app itself', 'http://app.test/api/session'],
    ['the cloud’s metadata', 'http://169.254.169.254/latest/meta-data'],
    ['decimal IPv4', 'http://2130706433/1.webp'],
    ['octal IPv4', 'http://0177.0.0.1/1.webp'],
    ['hexadecimal IPv4', 'http://0x7f000001/1.webp'],
    ['hexadecimal IPv4 in parts', 'http://0x7f.0x0.0x0.0x1/1.webp'],
    ['short IPv4', 'http://127.1/1.webp'],
    ['zero', 'http://0/1.webp'],
    ['IPv6 loopback', 'http://[::1]/1.webp'],
    ['unspecified IPv6', 'http://[::]/1.webp'],
    ['IPv4-mapped IPv6', 'http://[::ffff:127.0.0.1]/1.webp'],
    ['IPv4-mapped IPv6 in hexadecimal', 'http://[::ffff:7f00:1]/1.webp'],
    ['unique local IPv6', 'http://[fd00::1]/1.webp'],
    ['IPv6 with a zone', 'http://[fe80::1%25eth0]/1.webp'],
    ['a file', 'file:///etc/passwd'],
    ['a file with a listed host', 'file://pictures.example/1.webp'],
    ['data', 'data:image/png;base64,AAAA'],
    ['FTP', 'ftp://pictures.example/1.webp'],
    ['a blob', 'blob:https://pictures.example/1'],
    ['a script', 'javascript:alert(1)'],
    ['gopher', 'gopher://pictures.example:70/1'],
    ['no scheme', '//pictures.example/1.webp'],
    ['no host', '/images/1.webp'],
    ['one slash', 'https:/pictures.example/1.webp'],
    ['three slashes', 'https:///pictures.example/1.webp'],
    ['backslashes', 'https:\\\\pictures.example\\1.webp'],
    ['a backslash before another host', 'https://pictures.example\\@evil.example/1.webp'],
    ['a backslash in the path', 'https://pictures.example/\\evil.example/1.webp'],
    ['a tab in the host', 'https://pictures.exam\tple/1.webp'],
    ['a tab in the path', 'https://pictures.example/\t1.webp'],
    ['a newline', 'https://pictures.example/1.webp\nHost: evil.example'],
    ['a carriage return', 'https://pictures.example/1.webp\r\nX: 1'],
    ['a null', 'https://pictures.example/1.webp\0.png'],
    ['a space before', ' https://pictures.example/1.webp'],
    ['an address encoded once more', 'https%3A%2F%2Fpictures.example%2F1.webp'],
    ['an address encoded twice more', 'https%253A%252F%252Fpictures.example%252F1.webp'],
    ['a query for a host', 'https://pictures.example?@evil.example/1.webp'],
    ['a fragment for a host', 'https://pictures.example#@evil.example/1.webp'],
    ['ten thousand letters', LONG],
    ['the origin alone', 'https://pictures.example'],
    ['nothing', ''],
  ])('%s', (_what, address) => {
    expect(allowedSource(address)).toBeNull();
  });
});
