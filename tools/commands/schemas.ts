import { parseArgs } from 'node:util';
import { compileSources } from '../compiler/compile.ts';
import { errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import { readSources } from '../compiler/source/read-sources.ts';
import { compileAndWrite, type Written, watchSchemas } from '../compiler/watch.ts';
import { compareFiles } from '../compiler/write-files.ts';
import { runCommand } from '../dev/run-command.ts';
import { tellWarnings } from '../dev/warnings-once.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, watch: { type: 'boolean' } } });
  if (values.check) await check(projectRoot);
  else if (values.watch) await watchSchemas({ root: projectRoot, onResult: tell });
  else tell(await compileAndWrite(projectRoot));
});

/** Says what a compilation did. An error sets the exit code and leaves `generated/` as it was. */
function tell({ diagnostics, written, files }: Written): void {
  tellWarnings(diagnostics);
  const found = errorsAmong(diagnostics);
  if (found.length > 0) complain(formatDiagnostics(found));
  const errors = found.length;
  process.exitCode = errors > 0 ? 1 : 0;
  if (errors > 0) {
    complain(`\n${errors} ${errors === 1 ? 'problem' : 'problems'}; generated/ stays as it was.`);
  } else if (written.length === 0) {
    say(`${files.length} generated files are up to date.`);
  } else {
    say(`Wrote ${written.length} of ${files.length} generated files.`);
  }
}

/** Fails when `generated/` is not what the compiler would write. */
async function check(root: string): Promise<void> {
  const { diagnostics, files } = await compileSources(await readSources(root));
  if (diagnostics.length > 0) complain(formatDiagnostics(diagnostics));
  const { missing, changed, orphaned } = await compareFiles(root, files);
  const stale = [...missing, ...changed, ...orphaned];
  for (const path of stale) complain(`${path} is stale.`);
  process.exitCode = errorsAmong(diagnostics).length > 0 || stale.length > 0 ? 1 : 0;
  if (process.exitCode === 0) return say(`${files.length} generated files are up to date.`);
  if (stale.length > 0) complain('Run npm run schemas and commit what it writes.');
}
