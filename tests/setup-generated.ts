import type { TestProject } from 'vitest/node';
import { compileSchemas } from '../tools/dev/compile-step.ts';
import { projectRoot } from '../tools/quality/process.ts';

/** Tests run on what the schemas say now: `generated/` is brought up to date before they begin and before each rerun. */
export async function setup(project: TestProject): Promise<void> {
  await compileSchemas(projectRoot);
  project.onTestsRerun(() => compileSchemas(projectRoot));
}
