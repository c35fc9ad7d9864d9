/**
 * Rules on imports between folders. The permitted folders and rooms come from the tables of docs/developer/README.md;
 * every other limit is written below. An `import type` counts like any other import.
 */
import { arrowRules } from './tools/quality/arrow-table.ts';

const tests = '\\.(test|fixtures?)\\.tsx?$|/testing/|^tests/|^[^/]+\\.config\\.(ts|mjs)$';

/** Folders outside `gateway/` whose code runs in the gateway. */
const inGateway = ['^features/[^/]+/server/', '^studio/(exchange|server|text|workbench)/'];

/** Folders whose code runs in the browser. */
const pages = ['^screens/', '^features/[^/]+/page/', '^studio/page/', '^examples/[^/]+/(page/|front\\.tsx$)'];

const bounds = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file in disguise.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'engine-core-knows-no-host',
    comment: 'engine/core runs in the browser, in Node and in a worker: no Node modules.',
    severity: 'error',
    from: { path: '^engine/core/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-core-knows-no-framework',
    comment: 'Logic is pure functions; React, its libraries and the database stay outside.',
    severity: 'error',
    from: { path: '^engine/core/', pathNot: tests },
    to: {
      path: 'node_modules/(react|react-dom|react-router|@mantine|@rjsf|@tanstack|hono|pg|@electric-sql|@testing-library)/',
    },
  },
  {
    name: 'browser-code-knows-no-node',
    comment: 'What runs in the page cannot import Node modules.',
    severity: 'error',
    from: { path: ['^engine/react/', ...pages], pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pages-know-no-gateway',
    comment: 'A page is sent nothing that runs in the gateway.',
    severity: 'error',
    from: { path: ['^engine/react/', ...pages], pathNot: tests },
    to: { path: inGateway },
  },
  {
    name: 'rjsf-stays-behind-its-adapter',
    comment: 'RJSF 7 will change much: one folder knows RJSF, nothing else of the product does.',
    severity: 'error',
    from: { pathNot: ['^engine/react/form/rjsf/', '^tests/', '^node_modules/'] },
    to: { path: 'node_modules/@rjsf/' },
  },
  {
    name: 'product-runs-without-dev-dependencies',
    comment:
      'What ships imports only `dependencies` (types are erased and may come from anywhere); what writes types does not run in a release.',
    severity: 'error',
    from: {
      path: '^(engine|features|screens|studio|gateway|examples)/|^product\\.ts$',
      pathNot: [tests, '^engine/library/', '^engine/compiler/(emit/types-code|language/file-types)\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'Tests look at the product, never the other way round; only commands start both.',
    severity: 'error',
    from: { pathNot: [tests, '^tools/commands/'] },
    to: { path: '\\.test\\.tsx?$|/testing/|^tests/' },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that leads nowhere is a misspelling or a missing dependency.',
    severity: 'error',
    // Exempts the peers of benches, whose packages have a manifest of their own and are checked when a bench runs.
    from: { pathNot: '^tests/bench/[^/]+/peers/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden: [...arrowRules(import.meta.dirname, tests), ...bounds],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data|test-results)/', '^examples/([^/]+/(dist|data)|form|embedded)/'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
