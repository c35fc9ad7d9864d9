import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The scripts that a page loads in development: what is wrong in the schemas, and the inspector. */
export const developmentScripts: readonly string[] = ['schema-overlay', 'inspector/inspector'].map((name) =>
  fileURLToPath(new URL(`./client/${name}.ts`, import.meta.url)),
);

/** Puts them into the page, in development only: a build knows nothing of them. */
export function developmentScriptsPlugin(): Plugin {
  return {
    name: 'development-scripts',
    apply: 'serve',
    transformIndexHtml: () =>
      developmentScripts.map((path) => ({
        tag: 'script',
        attrs: { type: 'module', src: `/@fs/${path}` },
        injectTo: 'body',
      })),
  };
}
