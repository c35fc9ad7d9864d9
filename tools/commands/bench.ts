import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';

await runCommand(async () => {
  await compileSchemas(projectRoot);
  const { runBench } = await import('../../tests/bench/run-bench.ts');
  await runBench(process.argv.slice(2));
});
