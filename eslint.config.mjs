import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next';

const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/test-*.{ts,tsx}',
  'sandbox/testing/**',
  'e2e/**',
  'jest.setup.ts',
];
const pages = ['app/**/*.{ts,tsx}'];

/** Files that Next (or a tool) finds by name and whose default export it reads. */
const defaultExportsNeeded = [
  'app/**/{page,layout,template,default,loading,error,not-found,global-error,global-not-found}.tsx',
  'app/**/{sitemap,robots,manifest}.ts',
  'middleware.ts',
  'lib/core/i18n/request.ts',
  '*.config.{ts,mjs}',
  'e2e/{warm-up,core-routes}.ts',
];

/** The only readers of the environment: every other file imports one of them. */
const environmentReaders = [
  'lib/core/env/**',
  'sandbox/kernel/settings.ts',
  'instrumentation.ts',
  'tools/{run,build,cluster,bench,gate,commands}/**',
  'e2e/environment.ts',
  '*.config.{ts,mjs}',
];

/** Code that fails to load, an order's waits without its requests, and what the routes declare: no other way leads there. */
const ownMocksNeeded = [
  'components/bill/*-unloaded.test.tsx',
  'components/checkout/placing/order-waits.test.tsx',
  'app/api/test-declared-routes.ts',
];

/** What of lib measures ages and waits by the device's own clock. */
const deviceClocksOfLib = [
  'lib/{kiosk,smart-lock,ground/auth,core/{analytics,debug,errors,intents,offline,reports,session}}/**',
  'lib/{printing/usb-printer,core/time/now}.ts',
];
/** The same of components, in what every first view loads. */
const deviceClocks = [
  'components/ui/modal-history.ts',
  'components/layout/{connection-notice.client.tsx,use-press.ts}',
  'components/venues/write-card-terms.ts',
];

const rulesOfNext = next.flatMap(({ rules }) => Object.keys(rules ?? {}));
/** Rules of elements and classes of React; those of hooks have another name. */
const rulesOfJsx = rulesOfNext.filter((name) => /^(react|jsx-a11y)\//.test(name));
/** Rules that run React's compiler on the whole file. */
const rulesOfCompiler = rulesOfNext.filter((name) => /^react-hooks\/(?!rules-|exhaustive-)/.test(name));
const turnOff = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

const noHiddenCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A double cast hides a wrong type: parse the value or fix the type.',
};
const noServerAction = {
  selector: "Directive[directive='use server'], ExpressionStatement[directive='use server']",
  message: 'No Server Actions: the way in is a route handler.',
};
const noTextInJsx = {
  selector: 'JSXText[value=/\\p{L}{2,}/u]',
  message: 'Texts live in messages/*.json.',
};
const noScrollAsCleanUp = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] CallExpression[callee.property.name=/^scroll/]',
  message:
    'Current browsers answer scrolling with a promise, which React would call as a clean-up: write a body.',
};
const noForeignText = {
  selector:
    'Literal[value=/[\\u0400-\\u04FF\\u10A0-\\u10FF]/], TemplateElement[value.raw=/[\\u0400-\\u04FF\\u10A0-\\u10FF]/]',
  message: 'Texts live in messages/*.json.',
};
const noFilledPath = {
  selector: "Property[key.name='path'] > TemplateLiteral[expressions.length>0]",
  message: 'A path is logged: what differs from call to call stands in braces and in `params`.',
};
const noCountedRetry = {
  selector: "Property[key.name='retry'] > Literal[raw=/^\\d$/]",
  message: 'A number repeats without a connection too: retryOnce or retryTwice of lib/core/bff/retry.ts.',
};
const noOwnMock = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(doM|m)ock$/] > Literal[value=/^(@\\u002F|\\.)/]",
  message: 'A test runs our own modules: fake what lies outside, the answers of a server or the app around.',
};
/** In every file that no narrower rule is for. */
const everywhere = [
  noHiddenCast,
  noServerAction,
  noCountedRetry,
  noOwnMock,
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one thing has one name.' },
];
/** In what a browser runs. */
const ofClientCode = [...everywhere, noTextInJsx, noForeignText, noScrollAsCleanUp];
/** `.name` or `[class…]`, but no dot within the value of another attribute. */
const ofClasses = '/^([^\\[]|\\[[^\\]]*\\])*(\\.[a-z_-]|\\[class)/i';
const noClassLocator = {
  selector: ['Literal[value=', 'TemplateLiteral > TemplateElement[value.raw=']
    .map(
      (text) =>
        `CallExpression[callee.property.name=/^(locator|waitForSelector|querySelector(All)?)$/] > ${text}${ofClasses}]`,
    )
    .join(),
  message: 'Journeys find things as a diner does, by role, label and text: e2e/screen.ts has the usual ones.',
};
const noNetworkIdle = {
  selector: "Literal[value='networkidle']",
  message: 'A slow machine is never idle: wait for the page’s own sign or for the answer.',
};
const noDeviceClock = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message:
    'A device’s clock may be hours wrong: nowMs() of lib/core/time/now.ts, or deviceMs() for its own ages.',
};
const noClientDirective = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands in *.client.tsx, use-*.ts and the error pages.",
};

export default defineConfig(
  {
    ignores: ['.next/**', '.data/**', 'coverage/**', 'public/**', 'test-results/**', 'playwright-report/**'],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...next,
  {
    // JSX stands in *.tsx, for the compiler takes it nowhere else: three files of four need not be searched for components.
    files: ['**/*.{ts,mjs}'],
    rules: turnOff(rulesOfJsx),
  },
  {
    // The compiler changes components and hooks: half of the linter's time is spent in files that hold none.
    files: ['**/*.{ts,mjs}', ...tests],
    ignores: ['**/use-!(*.test).ts'],
    rules: turnOff(rulesOfCompiler),
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      // oxlint heeds such comments in its own and in the linter's form.
      'no-warning-comments': [
        'error',
        { terms: ['oxlint-disable', 'eslint-disable', 'ts-nocheck'], location: 'anywhere' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Links to our own pages are SoftLink: fetched at a touch, not in view.',
            },
            { name: 'next/image', message: 'Pictures go through the product’s own proxy.' },
            { name: 'next/og', message: 'Not used here.' },
            {
              name: 'next/dynamic',
              message:
                'Load a component with onDemand() and a dialog with useLateDialog(): if its code fails to load, the page stays.',
            },
          ],
          patterns: [
            {
              group: ['next/dist/*'],
              message: 'Next’s inner files change with any version; use its public entries.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Ask lib/core/env (the app) or sandbox/kernel/settings.ts (the sandbox).',
        },
      ],
      'no-restricted-syntax': ['error', ...everywhere],
      'import/no-anonymous-default-export': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['components/**/*.{ts,tsx}', ...pages],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        noTextInJsx,
        noForeignText,
        noClientDirective,
        noDeviceClock,
      ],
    },
  },
  {
    files: ['components/**/*.client.tsx', 'components/**/use-*.{ts,tsx}', 'app/**/*.client.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ofClientCode, noDeviceClock],
    },
  },
  {
    files: ['lib/**/*.server.ts', 'lib/core/upstream/**'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, noFilledPath],
    },
  },
  {
    // A diner may read what these say of time, or an order may depend on it.
    files: ['lib/**/*.ts'],
    ignores: [...tests, '**/*.server.ts', 'lib/core/upstream/**', ...deviceClocksOfLib],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noDeviceClock] },
  },
  {
    files: deviceClocks,
    rules: { 'no-restricted-syntax': ['error', ...ofClientCode] },
  },
  {
    // The server's clock.
    files: ['app/api/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noForeignText] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'],
    ignores: [...tests, 'lib/core/storage/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message:
            'What a browser keeps goes through lib/core/storage/stored.ts, with its key in lib/core/storage/keys.ts.',
        })),
      ],
    },
  },
  {
    files: ownMocksNeeded,
    rules: { 'no-restricted-syntax': ['error', ...everywhere.filter((rule) => rule !== noOwnMock)] },
  },
  {
    files: defaultExportsNeeded,
    rules: { 'no-restricted-syntax': ['error', noHiddenCast, noServerAction, noTextInJsx] },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['app/api/**/route.ts'],
    rules: { 'max-lines': ['error', { max: 30, skipBlankLines: true, skipComments: true }] },
  },
  { files: environmentReaders, rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['tools/{run,build,cluster,bench,gate,commands}/**', 'sandbox/**', 'lib/core/log/browser-log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**'],
    // The first measures what is drawn, whatever it is called; the other has no locator and a default export.
    ignores: ['e2e/{text-fit,warm-up,core-routes}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noHiddenCast,
        noServerAction,
        noClassLocator,
        noNetworkIdle,
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one thing has one name.' },
      ],
    },
  },
  {
    // Playwright's fixtures hand values on through a function called `use`, which is not React's.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
);
