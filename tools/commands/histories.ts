import { parseArgs } from 'node:util';
import { updateGenerated } from '../dev/compile-step.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'histories' },
    from: { type: 'string', default: '1' },
    fault: { type: 'string' },
  },
});

/**
 * Runs random histories of three gateways under faults, by default 1,000; `--fault` names a fault that each must
 * include. Exits with 1 if a guarantee was violated.
 */
await runMain(async () => {
  await updateGenerated(projectRoot);
  const { runHistories } = await import('../../tests/histories/run-histories.ts');
  const { faultKinds } = await import('../../tests/histories/faults.ts');
  const certain = faultKinds.find((kind) => kind === values.fault);
  if (certain === undefined && values.fault !== undefined) {
    complain(`There is no fault "${values.fault}". There are: ${faultKinds.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const begun = performance.now();
  const report = await runHistories({
    seed: values.seed,
    from: Number(values.from),
    runs: Number(values.runs),
    certain,
    onProgress: say,
  });
  const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
  say(`Seed "${values.seed}": ${report.runs} runs in ${minutes} minutes.`);
  say(`Operations: ${listed(report.operations)}.`);
  say(`Faults: ${listed(report.faults)}.`);
  for (const violation of report.violations) complain(violation);
  if (report.violations.length === 0) return say('Every promise was kept.');
  process.exitCode = 1;
});

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}
