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

/** App in the browser: `screens/` with its imports, built to `dist/web` (tools/dev/web-build.ts). */
export default defineConfig({
  root: 'screens',
  cacheDir: '../.cache/vite',
  // Excludes dependencies that Vite has bundled for development, which are in .cache and contain no component of ours.
  plugins: [
    react({ exclude: [/\/node_modules\//, /\/\.cache\//] }),
    withoutSources(),
    calendarStyles(),
    firstScript(import.meta.dirname),
  ],
  // Passes the TypeScript options as text, so that Vite neither looks for a tsconfig file beside each module nor
  // watches that file once per module.
  esbuild: { tsconfigRaw: JSON.stringify({ compilerOptions: { target, verbatimModuleSyntax } }) },
  // Placeholder that the gateway replaces by a new nonce in every page it serves (gateway/http/static-files.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    rollupOptions: {
      input: join(import.meta.dirname, 'screens/index.html'),
      // Loads only those exports of the engine's list that are used, instead of every module in the list.
      treeshake: { moduleSideEffects: (id) => id !== engineExports },
      output: { manualChunks: pageChunks(import.meta.dirname), onlyExplicitManualChunks: true },
    },
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Inlines no assets, since the Content-Security-Policy permits scripts, styles and fonts only from our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Size in kB above which the build warns about a chunk; the engine's heavy parts are loaded only when opened.
    chunkSizeWarningLimit: 900,
  },
});
