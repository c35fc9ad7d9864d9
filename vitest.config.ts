import { defineConfig } from 'vitest/config';

/** Two workers: the whole suite has to run on a two-core machine, beside an embedded database a worker. */
const workers = 2;

const everywhere = ['**/node_modules/**', 'dist/**', 'data/**', 'test-results/**'];

export default defineConfig({
  test: {
    maxWorkers: workers,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: everywhere,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: everywhere,
          setupFiles: ['tests/setup-dom.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          environment: 'node',
          include: ['tests/browser/**/*.journey.ts'],
          exclude: everywhere,
          globalSetup: ['tests/browser/harness/shared-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // One product and one browser at a time, after the quick tests: they share two cores.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
