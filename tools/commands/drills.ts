import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../quality/process.ts';
import { longProjects, runTests } from '../quality/run-tests.ts';
import { say } from '../terminal/terminal.ts';

/** Runs the tests that take too long for `npm test`, and writes how it ended into docs/results/drills.md. */
const start = Date.now();
const { passed, failed } = await runTests(longProjects);
const minutes = Math.round((Date.now() - start) / 60_000);
const outcome = `${passed} passed, ${failed} failed`;
const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(projectRoot, 'docs', 'results', 'drills.md'),
  `# Drills

Written by \`npm run drills\`: the tests that \`tests/drills.ts\` names, which take too long for \`npm test\`.

${day}, on ${cpus().length} cores: ${outcome}; ${minutes} minutes.
`,
);
say(`${outcome}; docs/results/drills.md says so.`);
process.exitCode = failed === 0 ? 0 : 1;
