import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calendarStyles } from './tools/dev/calendar-styles.ts';
import { firstScript } from './tools/dev/first-script.ts';
import { pageChunks } from './tools/dev/page-chunks.ts';
import { withoutSources } from './tools/dev/without-sources.ts';
import tsconfig from './tsconfig.json' with { type: 'json' };

const { target, verbatimModuleSyntax } = tsconfig.compilerOptions;

const engineExports = join(import.meta.dirname, 'engine/react/index.ts');

/** The app in the browser: `screens/` with what it imports, built to `dist/web` (tools/dev/web-build.ts). */
export default defineConfig({
  root: 'screens',
  cacheDir: '../.cache/vite',
  // Libraries that Vite has bundled for development lie in .cache, and hold no component of ours.
  plugins: [
    react({ exclude: [/\/node_modules\//, /\/\.cache\//] }),
    withoutSources(),
    calendarStyles(import.meta.dirname),
    firstScript(import.meta.dirname),
  ],
  // As a text, Vite neither looks for the file beside each module nor watches it once for each.
  esbuild: { tsconfigRaw: JSON.stringify({ compilerOptions: { target, verbatimModuleSyntax } }) },
  // The gateway puts a fresh nonce in its place with every page it serves (gateway/http/static-files.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    rollupOptions: {
      input: join(import.meta.dirname, 'screens/index.html'),
      // Importing the engine's list of exports loads those that are used, and not each module behind the list.
      treeshake: { moduleSideEffects: (id) => id !== engineExports },
      output: { manualChunks: pageChunks(import.meta.dirname), onlyExplicitManualChunks: true },
    },
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The Content-Security-Policy allows scripts, styles and fonts from our own address only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The engine's heavy parts are loaded when opened; what is left over this is worth a look.
    chunkSizeWarningLimit: 900,
  },
});
