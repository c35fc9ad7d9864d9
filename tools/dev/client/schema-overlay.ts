import { type SchemaProblems, showProblems } from './problem-bar.ts';

/**
 * Shows schema diagnostics in development, over a page that stays on the last good build. Vite's own overlay would
 * reload the page after a correction, and so lose typed text.
 */
if (import.meta.hot) {
  import.meta.hot.on('schemas:problems', (problems: SchemaProblems) => showProblems(problems));
  import.meta.hot.send('schemas:problems?');
}
