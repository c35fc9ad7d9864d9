import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { argued } from '../../tests/mutations/argued.ts';
import { defences } from '../../tests/mutations/defences.ts';
import {
  lastWholeRun,
  lineOf,
  type RunFigures,
  untriedOf,
  writeReport,
} from '../../tests/mutations/report.ts';
import { inOrderOfTrial, runMutations } from '../../tests/mutations/run-mutations.ts';
import { addedSince, judgeWritten } from '../../tests/mutations/written-since.ts';
import { updateGenerated } from '../dev/compile-step.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      lanes: { type: 'string', default: '2' },
      from: { type: 'string', default: '1' },
      untried: { type: 'boolean', default: false },
      written: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  });
  if (values.written) {
    process.exitCode = listWritten(values.since ?? (await lastWholeRun()));
    return;
  }
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
  // Compiles everything first, since copies with a removed defence begin from the complete generated files.
  await updateGenerated(projectRoot);
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

/**
 * Lists every refusal in code added since a commit that neither the suite covers nor tests/mutations/argued.ts
 * explains.
 */
function listWritten(commit: string): 0 | 1 {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const { listed, argued: explained, open } = judgeWritten(addedSince(commit), { defences, argued, read });
  for (const { file, line, text } of open) say(`${file}:${line} ${text.trim()}`);
  say(
    `\nSince ${commit}: ${listed.length} lines that refuse, limit, lock or escape are in the suite, ${explained.length} are argued, ${open.length} are neither. Give these an entry in tests/mutations/defences, or a reason in tests/mutations/argued.ts.`,
  );
  return open.length === 0 ? 0 : 1;
}

function recordOf(count: number, isOfUntried: boolean): RunFigures['record'] {
  if (count === defences.length) return 'replace';
  return isOfUntried ? 'complete' : 'none';
}
