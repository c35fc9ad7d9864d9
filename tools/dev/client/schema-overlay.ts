import { type SchemaProblems, showProblems } from './problem-bar.ts';

/**
 * Shows schema diagnostics below the last good build in development, without a change of the page. Vite's own overlay
 * would reload the page, and so lose typed text, once the error is corrected.
 */
if (import.meta.hot) {
  import.meta.hot.on('schemas:problems', (problems: SchemaProblems) => showProblems(problems));
  import.meta.hot.send('schemas:problems?');
}
