import { defineConfig } from 'vitest/config';

/** Two workers: the whole suite has to run on a two-core machine, beside an embedded database a worker. */
const workers = 2;

const everywhere = ['**/node_modules/**', '.cache/**', 'dist/**', 'data/**', 'test-results/**'];

/** What could go wrong with a day or a time runs where the day begins early, where it begins late, and in UTC; nowhere else. */
const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'];
const aboutTime = [
  'engine/core/records/derive.test.ts',
  'engine/core/expressions/runtime.test.ts',
  'engine/core/dates/*.test.ts',
  'engine/core/workflow/*.test.ts',
  'tests/measures/*.test.ts',
  'tests/schemas/examples.test.ts',
  'tests/time-zones.test.ts',
  'tests/workflow/{states,calls,reviews,actions}.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: workers,
    // A process goes on from file to file: to load all modules and to compile the database's WebAssembly for each file
    // anew took a third of the time. What a file puts into its process it takes back; see also tests/setup-dom.ts.
    isolate: false,
    // What is waited for comes when a busy machine gets to it; a second is not enough there.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['tests/setup-generated.ts'],
    // It tells Node which modules to load anew, and Vitest has a loader of its own.
    server: { deps: { external: [/\/tools\/dev\/product-modules\.ts$/] } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...aboutTime],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...zones.map((zone) => ({
        extends: true as const,
        test: {
          name: `zone ${zone}`,
          environment: 'node',
          env: { TZ: zone },
          include: aboutTime,
          testTimeout: 120_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: everywhere,
          setupFiles: ['tests/setup-dom.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          environment: 'node',
          isolate: true,
          include: ['tests/browser/**/*.journey.ts'],
          exclude: everywhere,
          globalSetup: ['tests/browser/harness/shared-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Much of their time a browser and its product wait, for each other and for what is timed.
          maxWorkers: 3,
          // After the quick tests; each worker has a product of its own (harness/product-of-worker.ts).
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'studio-tasks',
          environment: 'node',
          isolate: true,
          // Minutes of work: they are done by a command of their own, npm run studio-tasks.
          include: process.argv.includes('studio-tasks') ? ['tests/browser/**/*.tasks.ts'] : [],
          globalSetup: ['tests/browser/harness/shared-product.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'shipped',
          environment: 'node',
          isolate: true,
          // They install libraries and build the app: a command of their own, npm run shipped.
          include: process.argv.includes('shipped') ? ['tests/shipped/**/*.shipped.ts'] : [],
          testTimeout: 300_000,
          hookTimeout: 900_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          environment: 'node',
          isolate: true,
          // They are compared by a command of their own: npm run pictures.
          include: process.argv.includes('pictures') ? ['tests/pictures/**/*.pictures.ts'] : [],
          // Where everything has changed, every picture is taken until it stands still.
          testTimeout: 600_000,
          // Above what the product is given to start in, so that its own message says why it did not.
          hookTimeout: 500_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
