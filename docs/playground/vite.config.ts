import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Playground of the docs: static files, to be opened at /playground/ of the site. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: join(root, '.cache/vite-playground'),
  // The compiler and json-schema-to-typescript are written for Node: the page has paths and texts, and neither files
  // nor Prettier.
  resolve: {
    alias: {
      path: join(root, 'docs/site/node_modules/path-browserify'),
      util: join(root, 'docs/site/node_modules/util/util.js'),
      fs: join(import.meta.dirname, 'stands-for-node.ts'),
      sucrase: join(root, 'docs/site/node_modules/sucrase/dist/esm/index.js'),
      'node:path': join(root, 'docs/site/node_modules/path-browserify'),
      'node:fs': join(import.meta.dirname, 'stands-for-node.ts'),
      'node:crypto': join(import.meta.dirname, 'stands-for-node.ts'),
      prettier: join(import.meta.dirname, 'without-prettier.ts'),
    },
  },
  plugins: [react({ exclude: [/\/node_modules\//] })],
  build: {
    outDir: join(root, 'dist/docs/playground'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
});
