/**
 * The one-way arrows of the house:
 * app → components → lib/<domain>.api → HTTP → app/api → lib/<domain>.server → map, wire → lib/upstream.
 */
const domains = [
  'venues',
  'menu',
  'search',
  'towns',
  'promos',
  'cart',
  'delivery',
  'checkout',
  'orders',
  'payments',
  'bill',
  'tips',
  'support',
  'rewards',
  'auth',
  'profile',
  'addresses',
  'shop',
  'booking',
  'kiosk',
  'host',
  'notifications',
  'analytics',
  'debug',
  'seo',
  'faq',
  'legal',
];
const domain = `^lib/(${domains.join('|')})/`;
/** Tests, and what only tests stand on. */
const test = '(\\.test\\.(ts|tsx|mjs)|/test-[^/]+\\.(ts|tsx)|^sandbox/testing/.+)$';
const serverOnly = '^lib/.*\\.(server|wire|map)\\.ts$';
const appRooms = '^(app|components|lib)/|^middleware\\.ts$|^instrumentation';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nothing is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '(^|/)\\.[^/]+\\.(js|cjs|mjs|ts|json)$',
          '\\.d\\.ts$',
          '^[^/]+\\.(config|setup)\\.(ts|mjs|cjs)$',
          '^(middleware|instrumentation)[^/]*\\.ts$',
          '^app/',
          '^scripts/',
          '^bench/',
          '^jest/',
          test,
        ],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-package-in-the-product',
      severity: 'error',
      from: { path: `${appRooms}|^sandbox/`, pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'nothing-imports-a-test', severity: 'error', from: { pathNot: test }, to: { path: test } },
    {
      name: 'kernel-knows-no-domain',
      severity: 'error',
      from: { path: '^lib/', pathNot: [domain, test] },
      to: { path: domain },
    },
    {
      name: 'lib-knows-no-screen',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-know-no-page',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'components-ask-over-http',
      comment: 'A component asks through lib/<domain>.api; the server half is for app/.',
      severity: 'error',
      from: { path: '^components/', pathNot: test },
      to: { path: [serverOnly, '^lib/upstream/'], pathNot: '^lib/site/' },
    },
    {
      name: 'components-know-their-domain-only',
      comment: 'The page composes the pieces of several domains; what they share is a hook, the frame or ui.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: test },
      to: { path: '^components/', pathNot: ['^components/($1|ui|layout)/', '/use-[^/]+\\.tsx?$'] },
    },
    {
      name: 'ui-has-no-domain-word',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: [domain, '^components/(?!ui/)'] },
    },
    {
      name: 'pages-ask-the-server-half',
      comment: 'A page or a handler asks lib/<domain>.server; wire and map stay behind it.',
      severity: 'error',
      from: { path: '^(app/|middleware\\.ts)', pathNot: test },
      to: { path: '\\.(wire|map)\\.ts$' },
    },
    {
      name: 'wire-stays-at-home',
      comment: 'What the platform sends is read by the mapper and the questions of the same domain.',
      severity: 'error',
      from: { path: '^lib/', pathNot: ['\\.(map|server|wire)\\.ts$', test] },
      to: { path: '\\.wire\\.ts$' },
    },
    {
      name: 'wire-of-its-own-domain',
      comment:
        'What one domain embeds of another it reads with that one’s wire (in a wire) or mapper (in a mapper).',
      severity: 'error',
      from: { path: '^lib/([^/]+)/', pathNot: ['\\.wire\\.ts$', test] },
      to: { path: '^lib/.*\\.wire\\.ts$', pathNot: ['^lib/$1/', '^lib/upstream/'] },
    },
    {
      name: 'map-of-its-own-domain',
      severity: 'error',
      from: { path: '^lib/([^/]+)/', pathNot: ['\\.map\\.ts$', test] },
      to: { path: '^lib/.*\\.map\\.ts$', pathNot: '^lib/$1/' },
    },
    {
      name: 'wire-is-near-the-ground',
      comment: 'A wire schema may name the values of its own domain, and nothing that works with it.',
      severity: 'error',
      from: { path: '^lib/([^/]+)/.*\\.wire\\.ts$' },
      to: {
        path: ['\\.(server|map|api)\\.ts$', domain],
        pathNot: ['^lib/$1/[^/.]+\\.ts$', '^lib/$1/[^/.]+/[^/.]+\\.ts$', '\\.wire\\.ts$'],
      },
    },
    {
      name: 'map-is-pure',
      severity: 'error',
      from: { path: '\\.map\\.ts$' },
      to: { path: ['\\.(server|api)\\.ts$', '^node_modules/(ky|next)/'], pathNot: '^lib/log/' },
    },
    {
      name: 'rules-and-api-stay-off-the-server-half',
      severity: 'error',
      from: {
        path: '^lib/',
        pathNot: ['\\.(server|map|wire)\\.ts$', '^lib/(upstream|bff|session|cache)/', test],
      },
      to: { path: [serverOnly, '^lib/upstream/'] },
    },
    {
      name: 'one-way-out-to-the-platform',
      severity: 'error',
      from: { pathNot: ['^lib/upstream/', '^lib/bff/client', test] },
      to: { path: '^node_modules/ky/' },
    },
    {
      name: 'sandbox-and-app-meet-over-http',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: test },
      to: { path: appRooms },
    },
    {
      name: 'app-and-sandbox-meet-over-http',
      severity: 'error',
      from: { path: appRooms },
      to: { path: '^sandbox/' },
    },
    {
      name: 'product-knows-no-tool',
      severity: 'error',
      from: { path: `${appRooms}|^sandbox/` },
      to: { path: '^(e2e|bench|campaign|scripts|jest)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '^\\.data/', '^next-env\\.d\\.ts$', '^public/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
