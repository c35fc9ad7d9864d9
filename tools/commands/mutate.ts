import { parseArgs } from 'node:util';
import { defences } from '../../tests/mutations/defences.ts';
import { lineOf, type RunFigures, untriedOf, writeReport } from '../../tests/mutations/report.ts';
import { inOrderOfTrial, runMutations } from '../../tests/mutations/run-mutations.ts';
import { compileSchemas } from '../dev/compile-step.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      lanes: { type: 'string', default: '2' },
      from: { type: 'string', default: '1' },
      untried: { type: 'boolean', default: false },
    },
  });
  const faults = new Set(positionals.map(Number));
  const named = defences.filter(({ fault }) => faults.size === 0 || faults.has(fault));
  const meant = values.untried ? await untriedOf(named) : named;
  const chosen = inOrderOfTrial(meant).slice(Number(values.from) - 1);
  if (chosen.length === 0) {
    complain(
      `No defence is chosen: there are ${meant.length} against ${positionals.join(', ') || 'all faults'}. Name faults by their number, and a start within that: npm run mutate -- 5 79 --from 2`,
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
    record: recordOf(chosen.length, values.untried),
    defences,
  });
  say(`\n${summary}`);
  process.exitCode = isGood ? 0 : 1;
});

function recordOf(count: number, isOfUntried: boolean): RunFigures['record'] {
  if (count === defences.length) return 'replace';
  return isOfUntried ? 'complete' : 'none';
}
