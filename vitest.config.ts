import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserDrills, drills } from './tests/drills.ts';

/** Number of workers, which suits a machine with two cores, with an embedded database in each worker. */
const workers = 2;

const everywhere = ['**/node_modules/**', '.cache/**', 'dist/**', 'data/**', 'test-results/**'];

/**
 * Time zones of the tests about days and times: one where the day begins early, one where it begins late, and UTC.
 */
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
    // Reuses a worker's process for all files, since loading the modules and compiling the database's WebAssembly
    // again took a third of the time. Each file undoes its changes to the process; see also tests/setup-dom.ts.
    isolate: false,
    // MiB for objects that die young: with Node's default, collecting them took a quarter of the processor's time.
    execArgv: ['--max-semi-space-size=64'],
    // Keeps the compiled modules of the commands and gateways that tests start, each of which took a second of its own.
    env: { NODE_COMPILE_CACHE: resolve('.cache/node') },
    // Milliseconds to poll for an expected state, since the default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['tests/setup-generated.ts'],
    // Leaves this module to Node, since it controls which modules Node loads again, whereas Vitest has its own loader.
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
          exclude: [...everywhere, ...aboutTime, ...drills],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          environment: 'node',
          include: drills,
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
      ...[
        {
          name: 'journey',
          include: ['tests/browser/**/*.journey.ts'],
          exclude: [...everywhere, ...browserDrills],
        },
        { name: 'browser drills', include: browserDrills, exclude: everywhere },
      ].map((files) => ({
        extends: true as const,
        test: {
          ...files,
          environment: 'node' as const,
          isolate: true,
          globalSetup: ['tests/browser/harness/shared-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Runs more workers than cores, since a browser and its product mostly wait for each other and for timers.
          maxWorkers: 3,
          // Runs after the quick tests; each worker has its own product (harness/product-of-worker.ts).
          sequence: { groupOrder: 1 },
        },
      })),
      {
        extends: true,
        test: {
          name: 'studio-tasks',
          environment: 'node',
          isolate: true,
          // Runs only by the separate command npm run studio-tasks, since these tests take minutes.
          include: process.argv.includes('studio-tasks') ? ['tests/browser/studio-tasks/*.tasks.ts'] : [],
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
          name: 'day-tasks',
          environment: 'node',
          isolate: true,
          // Runs only by the separate command npm run day-tasks, since these tests take a minute and write a page.
          include: process.argv.includes('day-tasks') ? ['tests/browser/day-tasks/*.tasks.ts'] : [],
          globalSetup: ['tests/browser/harness/shared-product.ts'],
          testTimeout: 120_000,
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
          // Runs only by the separate command npm run shipped, since these tests install libraries and build the app.
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
          // Runs only by the separate command npm run pictures, which compares the pictures.
          include: process.argv.includes('pictures') ? ['tests/pictures/**/*.pictures.ts'] : [],
          // Timeout for the worst case, in which every picture is retaken until it no longer changes.
          testTimeout: 600_000,
          // Timeout above that of the product's start, so that the product's own message explains a failed start.
          hookTimeout: 500_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
