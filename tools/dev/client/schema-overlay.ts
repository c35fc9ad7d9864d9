import { type SchemaProblems, showProblems } from './problem-bar.ts';

/**
 * Runs in the page in development: shows what is wrong in the schemas below the last good build, without touching the
 * page above it. Vite's own overlay is not used, because the page would be reloaded (and what is typed lost) once the
 * error is corrected.
 */
if (import.meta.hot) {
  import.meta.hot.on('schemas:problems', (problems: SchemaProblems) => showProblems(problems));
  import.meta.hot.send('schemas:problems?');
}
