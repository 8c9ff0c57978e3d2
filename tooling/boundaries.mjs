// Which parts may import which: `pnpm boundaries`. A rule names what is forbidden and why; package manifests do the rest.

const tests = String.raw`\.test\.ts$|\.fixture\.ts$|/(test|testing|bench)/|^packages/detection/cases/|/environment/(testing|test-workspace)\.ts$|/(factory|examples?)\.ts$`;
const ours = '^(apps|packages|tooling)/';

/** The wings of resources, in core and in the contract; each rests on those before it alone. */
const wings = ['account', 'measure', 'read', 'act', 'tell', 'across'];
const inWing = `(?:resource/(?:${wings.join('|')})/)?`;

/** Code of `from` that ships reaches none of our own code but `allowed`. */
const reaches = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [from, ...allowed] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    reaches('scoring-alone', '^packages/scoring/src/', [], 'Statistics know nothing of the service.'),
    reaches('detection-alone', '^packages/detection/src/', [], 'Is the brand in this answer: pure.'),
    reaches('page-alone', '^packages/page/src/', [], 'What a page says; fetching it is the guard’s work.'),
    reaches(
      'engines-below',
      '^packages/engines/src/',
      ['^packages/page/src/'],
      'Adapters and what their wires share; the rules for words and addresses are those of pages.',
    ),
    reaches('contract-alone', '^packages/contract/src/', [], 'What clients are made from, in any language.'),
    {
      name: 'contract-of-zod',
      severity: 'error',
      comment: 'The contract is declarations: zod, and no module of Node.',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
    },
    reaches(
      'described-from-contract',
      '^(apps/api/src/describe/|tooling/gen/document\\.ts$)',
      ['^packages/contract/src/', '^apps/api/src/describe/'],
      'The document needs no service: whoever makes a client from it loads nothing but declarations.',
    ),
    reaches('figures-alone', '^packages/figures/src/', [], 'Pictures of what they are given.'),
    reaches('db-alone', '^packages/db/src/', [], 'Tables, migrations and the client; no domain.'),
    reaches(
      'client-alone',
      '^packages/client/src/',
      ['^packages/client/openapi\\.json$'],
      'It is published by itself.',
    ),
    reaches(
      'arena-above',
      '^packages/arena/',
      ['^packages/(scoring|detection|emulator)/src/'],
      'It judges programs: worlds are the emulator’s, and only its own tracker knows our methods.',
    ),
    reaches('emulator-alone', '^packages/emulator/src/', [], 'It stands for other people’s services.'),
    reaches(
      'core-below',
      '^packages/core/src/',
      ['^packages/(contract|db|scoring|detection|engines|page|figures)/src/'],
      'core implements the contract, and rests on the packages below it.',
    ),
    {
      name: 'runner-before-products',
      severity: 'error',
      comment: 'What follows from a scan is asked for by the list afterScan in core/src/jobs.ts.',
      from: { path: '^packages/core/src/runner/finish-scan', pathNot: tests },
      to: {
        path: '^packages/core/src/resource/[a-z]+/(alert|anomaly|competitor|experiment|figure|goal|prediction|reader|recommendation|report)',
      },
    },
    reaches(
      'testing-below',
      '^packages/testing/src/',
      ['^packages/db/'],
      'Tests of every package use it: it rests on db alone.',
    ),
    reaches(
      'api-and-worker-above',
      '^apps/(api|worker)/src/',
      ['^apps/$1/src/', '^packages/(contract|core|db|engines)/src/', '^packages/emulator/src/engine\\.ts$'],
      'Of the emulator, only what stands at which address.',
    ),
    reaches(
      'cli-above',
      '^apps/cli/src/',
      ['^packages/(contract|core|db)/src/'],
      'The operator’s commands: with the owner’s rights on the database.',
    ),
    reaches(
      'mcp-is-a-client',
      '^apps/mcp/(src|chart)/',
      ['^packages/(client|figures)/', '^packages/contract/src/label/', '^apps/mcp/package\\.json$'],
      'Agents get what any client gets, and call things as everybody does.',
    ),
    reaches(
      'console-is-a-client',
      '^apps/console/src/',
      ['^packages/(client|figures)/', '^packages/contract/src/label/'],
      'People get what any client gets, and read the labels that reports and mails use.',
    ),
    {
      name: 'apps-apart',
      severity: 'error',
      comment: 'What two apps share belongs into core.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'scoring-pure',
      severity: 'error',
      comment: 'No package and no module of Node: the clock and the random source are arguments.',
      from: { path: '^packages/scoring/src/', pathNot: tests },
      to: { pathNot: '^packages/scoring/src/' },
    },
    {
      name: 'database-from-main',
      severity: 'error',
      comment: 'What main starts opens the database and hands it on; queries live in core.',
      from: {
        path: '^apps/(api|worker)/src/',
        pathNot: [tests, '/src/start\\.ts$'],
      },
      to: { path: '^packages/db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-surface-in-core',
      severity: 'error',
      comment: 'core knows neither HTTP frameworks nor MCP nor the job queue’s runner.',
      from: { path: '^packages/core/src/' },
      to: { path: 'node_modules/(hono|@hono|@modelcontextprotocol|graphile-worker|pino)(/|$)' },
    },
    {
      name: 'one-door',
      severity: 'error',
      comment: 'A folder of core is imported through its index.ts, also for types.',
      from: { path: `^packages/core/src/(${inWing}[^/]+)/` },
      to: {
        path: `^packages/core/src/${inWing}[^/]+/`,
        pathNot: [
          '^packages/core/src/$1/',
          `^packages/core/src/${inWing}[^/]+/index\\.ts$`,
          '^packages/core/src/environment/(?:testing|test-workspace)\\.ts$',
          '/(factory|example)\\.ts$',
        ],
      },
    },
    ...wings.slice(0, -1).map((wing, at) => ({
      name: `wing-${wing}`,
      severity: 'error',
      comment: `A wing rests on those before it: ${wings.join(', ')}.`,
      from: { path: `^packages/(core|contract)/src/(?:resource/)?${wing}/`, pathNot: tests },
      to: { path: `^packages/$1/src/(?:resource/)?(${wings.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'kernel-at-the-bottom',
      severity: 'error',
      comment: 'The kernel knows nothing that stands on it, not even its types.',
      from: { path: '^packages/core/src/kernel/', pathNot: tests },
      to: { path: '^packages/core/src/', pathNot: '^packages/core/src/kernel/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'At run time; types may refer to each other.',
      from: { path: ours },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tests-apart',
      severity: 'error',
      comment: 'What ships imports nothing that is only for tests.',
      from: { path: '^(apps|packages)/', pathNot: [tests, '^packages/testing/', '\\.config\\.ts$'] },
      to: { path: [tests, '^packages/testing/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: ours },
      // Has types alone, of `@types/mdast`.
      to: { couldNotResolve: true, pathNot: '^mdast$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.turbo/'] },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
