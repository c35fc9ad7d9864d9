import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';

await runCommand(async () => {
  await compileSchemas(projectRoot);
  const { runProfile } = await import('../../tests/bench/profile/run-profile.ts');
  await runProfile(process.argv.slice(2));
});
