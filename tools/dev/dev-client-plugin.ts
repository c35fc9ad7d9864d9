import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folder of the scripts that pages load in development only. */
export const clientFolder = fileURLToPath(new URL('./client', import.meta.url));

/** The problems of the schemas, what a request spends its time on, and where a part of the page is written. */
const scripts = [
  fileURLToPath(new URL('./client/schema-overlay.ts', import.meta.url)),
  fileURLToPath(new URL('./client/trace.ts', import.meta.url)),
  fileURLToPath(new URL('./client/inspector/inspector.ts', import.meta.url)),
];

/** Puts them into the page. */
export function devClientPlugin(): Plugin {
  return {
    name: 'dev-client',
    apply: 'serve',
    transformIndexHtml: () =>
      scripts.map((script) => ({
        tag: 'script',
        attrs: { type: 'module', src: `/@fs/${script}` },
        injectTo: 'body',
      })),
  };
}
