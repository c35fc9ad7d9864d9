import { updateGenerated } from '../dev/compile-step.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';

await runMain(async () => {
  await updateGenerated(projectRoot);
  const { runProfile } = await import('../../tests/bench/profile/run-profile.ts');
  await runProfile(process.argv.slice(2));
});
