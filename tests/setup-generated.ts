import type { TestProject } from 'vitest/node';
import { updateGenerated } from '../tools/dev/compile-step.ts';
import { projectRoot } from '../tools/quality/process.ts';

/** Compiles the schemas before the tests and before each rerun, so that tests use a current `generated/`. */
export async function setup(project: TestProject): Promise<void> {
  await updateGenerated(projectRoot);
  project.onTestsRerun(() => updateGenerated(projectRoot));
}
