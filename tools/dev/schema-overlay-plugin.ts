import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The script that the page loads for it. */
export const overlayClient = fileURLToPath(new URL('./client/schema-overlay.ts', import.meta.url));

/** Puts the overlay for schema problems into the page, in development only. */
export function schemaOverlayPlugin(): Plugin {
  return {
    name: 'schema-overlay',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs/${overlayClient}` }, injectTo: 'body' },
    ],
  };
}
