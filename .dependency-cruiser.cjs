/*
 * The floors of lib, from below: core (no domain), ground (what every domain speaks of), the domains themselves, and pages (what puts
 * domains together). A folder imports from its own floor, without circles, and from those below it.
 */
const CORE = '^lib/core/';
const GROUND = '^lib/ground/';
const DOMAINS = '^lib/(?!core/|ground/|pages/)';
const PAGES = '^lib/pages/';
const aboveCore = '^lib/(?!core/)';
const folderOfLib = '^lib/((?:core/|ground/|pages/)?[^/]+)/';
/** Tests, and what only tests stand on. */
const test = '(\\.test\\.(ts|tsx|mjs)|/test-[^/]+\\.(ts|tsx|mjs)|^sandbox/testing/.+)$';
const serverOnly = '^lib/.*\\.(server|wire|map)\\.ts$';
const appRooms = '^(app|components|lib|server|worker)/|^middleware\\.ts$|^instrumentation';

/** The levels of the sandbox, from below; its main.ts and server.ts put them together. */
const SANDBOX_LEVELS = [
  'data',
  'kernel',
  'pictures',
  'catalogue',
  'database',
  'domain',
  'http',
  'shell',
  'control',
];

/** The levels of tools, from below; those of one level stand side by side. */
const SIDE_BY_SIDE = 'attack|bench|campaign|engines|mutants|upgrade';
const TOOLS_LEVELS = ['run', 'build', 'cluster', SIDE_BY_SIDE, 'gate', 'commands'];

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
          // A browser loads those of the sandbox.
          '^(app|tools/commands|tools/bench/bare|tools/gate/jest)/|^sandbox/shell/.+\\.mjs$',
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
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: [test, '^e2e/'] },
      to: { path: test },
    },
    {
      name: 'no-circles-between-folders',
      comment: 'Two folders that need each other are one, or lack a third below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(lib|components|app|sandbox)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'core-is-the-lowest-floor',
      severity: 'error',
      from: { path: CORE, pathNot: test },
      to: { path: aboveCore },
    },
    {
      name: 'ground-is-below-the-domains',
      severity: 'error',
      from: { path: GROUND, pathNot: test },
      to: { path: [DOMAINS, PAGES] },
    },
    {
      name: 'domains-are-below-pages',
      severity: 'error',
      from: { path: DOMAINS, pathNot: test },
      to: { path: PAGES },
    },
    {
      name: 'lib-knows-no-screen',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'what-next-renders-knows-no-server',
      severity: 'error',
      from: { path: '^(app|components|lib|worker)/|^middleware\\.ts$|^instrumentation' },
      to: { path: '^server/' },
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
      to: { path: [serverOnly, '^lib/core/upstream/'], pathNot: '^lib/core/site/' },
    },
    {
      name: 'components-know-their-domain-only',
      comment:
        'The page composes the pieces of several domains; what they share is a hook, a venue’s card and badge, the choice of town, the frame or ui. A kiosk is a whole way in one page, and composes as pages do.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: [test, '^components/kiosk/'] },
      to: {
        path: '^components/',
        pathNot: [
          '^components/($1|ui|layout|venues|towns)/',
          '/use-[^/]+\\.tsx?$',
          // What a page has inside an app loads the debug bar there, so that the web has nothing of it.
          '^components/debug/load-debug-bar\\.tsx$',
          // A menu loads the code of the cart's page at rest.
          '^components/checkout/load-checkout\\.ts$',
        ],
      },
    },
    {
      name: 'ui-has-no-domain-word',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: [aboveCore, '^components/(?!ui/)'] },
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
      from: { path: folderOfLib, pathNot: ['\\.wire\\.ts$', test] },
      to: { path: '^lib/.*\\.wire\\.ts$', pathNot: ['^lib/$1/', '^lib/core/upstream/'] },
    },
    {
      name: 'map-of-its-own-domain',
      severity: 'error',
      from: { path: folderOfLib, pathNot: ['\\.map\\.ts$', test] },
      to: { path: '^lib/.*\\.map\\.ts$', pathNot: '^lib/$1/' },
    },
    {
      name: 'wire-is-near-the-ground',
      comment: 'A wire schema may name the values of its own domain, and nothing that works with it.',
      severity: 'error',
      from: { path: `${folderOfLib}.*\\.wire\\.ts$` },
      to: {
        path: ['\\.(server|map|api)\\.ts$', aboveCore],
        pathNot: ['^lib/$1/[^/.]+\\.ts$', '^lib/$1/[^/.]+/[^/.]+\\.ts$', '\\.wire\\.ts$'],
      },
    },
    {
      name: 'map-is-pure',
      severity: 'error',
      from: { path: '\\.map\\.ts$' },
      to: { path: ['\\.(server|api)\\.ts$', '^node_modules/(ky|next)/'], pathNot: '^lib/core/log/' },
    },
    {
      name: 'rules-and-api-stay-off-the-server-half',
      severity: 'error',
      from: {
        path: '^lib/',
        pathNot: ['\\.(server|map|wire)\\.ts$', '^lib/core/(upstream|bff|session|cache)/', test],
      },
      to: { path: [serverOnly, '^lib/core/upstream/'] },
    },
    {
      name: 'one-way-out-to-the-platform',
      severity: 'error',
      from: { pathNot: ['^lib/core/upstream/', '^lib/core/bff/client', test] },
      to: { path: '^node_modules/ky/' },
    },
    ...SANDBOX_LEVELS.map((level, index) => ({
      name: `sandbox-${level}-knows-no-level-above`,
      severity: 'error',
      from: { path: `^sandbox/${level}/`, pathNot: test },
      to: { path: SANDBOX_LEVELS.slice(index + 1).map((above) => `^sandbox/${above}/`) },
    })).slice(0, -1),
    {
      name: 'sandbox-is-put-together-at-the-top',
      comment: 'What all of it needs is of the kernel; what is not in a level only puts the levels together.',
      severity: 'error',
      from: { path: `^sandbox/(${SANDBOX_LEVELS.join('|')})/`, pathNot: test },
      to: { path: '^sandbox/', pathNot: `^sandbox/(${[...SANDBOX_LEVELS, 'node_modules'].join('|')})/` },
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
      from: { path: `${appRooms}|^sandbox/`, pathNot: '^sandbox/testing/' },
      to: { path: '^(e2e|tools)/' },
    },
    ...TOOLS_LEVELS.slice(0, -1).map((level, index) => ({
      name: `tools-of-${level.replaceAll('|', '-')}-know-no-level-above`,
      severity: 'error',
      from: { path: `^tools/(${level})/` },
      to: { path: `^tools/(${TOOLS_LEVELS.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'tools-side-by-side-know-not-each-other',
      comment: 'What two of them need is of a level below.',
      severity: 'error',
      from: { path: `^tools/(${SIDE_BY_SIDE})/` },
      to: { path: `^tools/(${SIDE_BY_SIDE})/`, pathNot: '^tools/$1/' },
    },
    {
      name: 'tools-have-a-level',
      comment: 'A folder without one could be imported from anywhere.',
      severity: 'error',
      from: {},
      to: { path: '^tools/', pathNot: `^tools/(${TOOLS_LEVELS.join('|')})/` },
    },
    { name: 'tools-know-no-journey', severity: 'error', from: { path: '^tools/' }, to: { path: '^e2e/' } },
    {
      name: 'tests-stand-on-the-lowest-tools',
      comment: 'Journeys and the sandbox’s tests start what they need; clusters and the gate are above them.',
      severity: 'error',
      from: { path: '^(e2e|sandbox/testing)/' },
      to: { path: '^tools/', pathNot: '^tools/(run|build)/' },
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
