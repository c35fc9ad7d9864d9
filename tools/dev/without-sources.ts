import type { Plugin } from 'vite';

/**
 * Leaves the CEL of expressions out of what a browser fetches first: pages evaluate their code and never read it.
 * Forms keep theirs, since what a form yields is traced back to its fields by it.
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
