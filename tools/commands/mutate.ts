import { parseArgs } from 'node:util';
import { defences } from '../../tests/mutations/defences.ts';
import { lineOf, writeReport } from '../../tests/mutations/report.ts';
import { runMutations } from '../../tests/mutations/run-mutations.ts';
import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lanes: { type: 'string', default: '2' } },
  });
  const faults = new Set(positionals.map(Number));
  const chosen = defences.filter(({ fault }) => faults.size === 0 || faults.has(fault));
  if (chosen.length === 0) {
    complain(
      `There is no defence against ${positionals.join(', ')}. Name faults by their number: npm run mutate -- 5 79`,
    );
    process.exitCode = 2;
    return;
  }
  // The copies that defences are removed in begin with what the whole compiler has made.
  await compileSchemas(projectRoot);
  const begun = performance.now();
  const tried = await runMutations({
    defences: chosen,
    lanes: Number(values.lanes),
    onTried: (each) => say(lineOf(each)),
  });
  const { summary, isGood } = await writeReport(tried, {
    minutes: (performance.now() - begun) / 60_000,
    isWhole: faults.size === 0,
  });
  say(`\n${summary}`);
  process.exitCode = isGood ? 0 : 1;
});
