import { parseArgs } from 'node:util';
import { defences } from '../../tests/mutations/defences.ts';
import { lineOf, writeReport } from '../../tests/mutations/report.ts';
import { inOrderOfTrial, runMutations } from '../../tests/mutations/run-mutations.ts';
import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lanes: { type: 'string', default: '2' }, from: { type: 'string', default: '1' } },
  });
  const faults = new Set(positionals.map(Number));
  const named = defences.filter(({ fault }) => faults.size === 0 || faults.has(fault));
  const chosen = inOrderOfTrial(named).slice(Number(values.from) - 1);
  if (chosen.length === 0) {
    complain(
      `No defence is chosen: there are ${named.length} against ${positionals.join(', ') || 'all faults'}. Name faults by their number, and a start within that: npm run mutate -- 5 79 --from 2`,
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
    isWhole: chosen.length === defences.length,
  });
  say(`\n${summary}`);
  process.exitCode = isGood ? 0 : 1;
});
