import type { Plugin } from 'vite';

/**
 * Removes the CEL source of expressions from the first files of a browser, since pages evaluate the compiled code.
 * Keeps it in forms, which use it to trace collected values back to fields.
 */
export function withoutSources(): Plugin {
  return {
    name: 'without-sources',
    apply: 'build',
    transform: {
      filter: { id: /\/generated\/.+\.(?:access|card|flow|screen|tab|workflow)\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(sourceOfExpression, 'source: "", evaluate:'), map: null }),
    },
  };
}

const sourceOfExpression = /source: "(?:[^"\\]|\\.)*", evaluate:/g;
