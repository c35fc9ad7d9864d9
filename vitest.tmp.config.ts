import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.journey.ts'],
    environment: 'node', testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false, maxWorkers: 1,
    provide: { productUrl: 'http://localhost:18641', dataDirectory: '/tmp/identity-data' },
  },
});
