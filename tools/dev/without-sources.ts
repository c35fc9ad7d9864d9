import type { Plugin } from 'vite';

/**
 * Removes the CEL of expressions from the first files of a browser, since pages only evaluate the compiled code. Forms
 * keep theirs, by which collected values are traced back to fields.
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
