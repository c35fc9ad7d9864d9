/**
 * Who may import whom. Mirrors the table "Folders, and who may import whom" of docs/developer/README.md.
 * `import type` counts like any other import: knowing a type is knowing a neighbour.
 */

const tests = '\\.(test|fixtures?)\\.tsx?$|/testing/|^tests/|^[^/]+\\.config\\.(ts|mjs)$';

/** What the features of the product do in the gateway. */
const inGateway = ['^features/[^/]+/server/', '^studio/server/'];

/** What pages are made of. */
const pages = ['^screens/', '^features/[^/]+/page/', '^studio/page/'];

/** What the product brings to the language of expressions; it runs in pages and in the gateway. */
const functionsOfProduct = '^features/[^/]+/functions/';

/** Facts of a feature that its pages and its gateway both need. */
const sharedFacts = '^(features/[^/]+|studio)/shared/';

/** Our own top-level folders: what is not listed for a folder is forbidden to it. */
const ours = '^(schemas|tools|generated|engine|features|screens|studio|gateway|tests)/';

function arrow({ name, from, fromNot = [], mayImport, comment }) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [tests, ...fromNot] },
    to: { path: ours, pathNot: mayImport },
  };
}

const arrows = [
  arrow({
    name: 'engine-core-stands-alone',
    comment: 'engine/core is pure: it imports nothing of ours but itself.',
    from: '^engine/core/',
    mayImport: ['^engine/core/'],
  }),
  arrow({
    name: 'engine-react-knows-only-engine',
    comment:
      'engine/react is given a product; it never imports what the compiler made, screens or the gateway.',
    from: '^engine/react/',
    mayImport: ['^engine/'],
  }),
  arrow({
    name: 'generated-knows-only-engine-core',
    comment: 'Compiled descriptors lean on the contract in engine/core and on each other.',
    from: '^generated/',
    mayImport: ['^generated/', '^engine/core/', functionsOfProduct],
  }),
  arrow({
    name: 'screens-know-engine-and-generated',
    comment:
      'Screens put the engine and the compiled product together; the gateway is reached over HTTP only.',
    from: pages,
    mayImport: [...pages, sharedFacts, functionsOfProduct, '^engine/', '^generated/'],
  }),
  arrow({
    name: 'features-know-the-gateway',
    comment: 'What a feature does in the gateway uses the gateway and the types of the calls, and no page.',
    from: inGateway,
    mayImport: [...inGateway, '^gateway/', '^engine/core/', '^generated/', functionsOfProduct, sharedFacts],
  }),
  arrow({
    name: 'functions-of-expressions-are-pure',
    comment: 'What expressions call runs in pages and in the gateway: it knows neither.',
    from: functionsOfProduct,
    mayImport: [functionsOfProduct, '^engine/core/'],
  }),
  arrow({
    name: 'shared-facts-are-pure',
    comment: 'What the pages and the gateway of a feature both name runs in both: it knows neither.',
    from: sharedFacts,
    mayImport: [sharedFacts, functionsOfProduct, '^engine/core/'],
  }),
  arrow({
    name: 'gateway-knows-engine-core',
    comment: 'The gateway is handed a product and its features by a command; it names neither.',
    from: '^gateway/',
    mayImport: ['^gateway/', '^engine/core/'],
  }),
  arrow({
    name: 'tools-know-engine-core',
    comment:
      'The compiler and the other tools use the contract and shared facts only. Composition roots are in tools/commands.',
    from: '^tools/',
    fromNot: ['^tools/(commands|dev|cli)/'],
    mayImport: ['^tools/', '^engine/core/', sharedFacts],
  }),
  arrow({
    name: 'compiler-knows-engine-core',
    comment: 'The compiler is used by everything else in tools/ and uses none of it.',
    from: '^engine/compiler/',
    mayImport: ['^engine/compiler/', '^engine/core/'],
  }),
];

/** The folders of the compiler, from the ground up: each knows itself and those before it. */
const compilerFolders = [
  ...[
    'files',
    'code',
    'source',
    'place',
    'resolve',
    'expressions',
    'plan',
    'bundle',
    'emit',
    'kinds',
    'check',
  ],
  'language',
];

const insideCompiler = compilerFolders.slice(0, -1).map((folder, index) => ({
  name: `compiler-${folder}-knows-what-is-below`,
  comment:
    'The folders of the compiler are a row without knots: files, expressions, plans, output, kinds, checks.',
  severity: 'error',
  from: { path: `^engine/compiler/${folder}/`, pathNot: tests },
  to: { path: `^engine/compiler/(${compilerFolders.slice(index + 1).join('|')})/` },
}));

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
    comment: 'What ships imports only `dependencies` (types are erased and may come from anywhere).',
    severity: 'error',
    from: { path: '^(engine|features|screens|studio|gateway)/', pathNot: tests },
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
    // What only benches use is installed by a manifest of theirs, and checked when they run.
    from: { pathNot: '^tests/bench/[^/]+/peers/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden: [...arrows, ...insideCompiler, ...bounds],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results)/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
