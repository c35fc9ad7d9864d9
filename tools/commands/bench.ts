import { updateGenerated } from '../dev/compile-step.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';

await runMain(async () => {
  await updateGenerated(projectRoot);
  const { runBench } = await import('../../tests/bench/run-bench.ts');
  await runBench(process.argv.slice(2));
});
