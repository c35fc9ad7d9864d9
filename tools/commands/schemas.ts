import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Compilation } from '../../engine/compiler/compile.ts';
import { type Diagnostic, errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { judgeAgain, judgeWritten } from '../../engine/compiler/examples/judge-compilation.ts';
import { staleLanguage, writeLanguage } from '../../engine/compiler/language/write-language.ts';
import { isReviewed } from '../../engine/compiler/reviewed-files.ts';
import {
  compileAndWrite,
  compileFolder,
  type WrittenCompilation,
  watchSchemas,
} from '../../engine/compiler/watch.ts';
import { compareFiles, writeFiles } from '../../engine/compiler/write-files.ts';
import { hashOfInputs, markBuilt } from '../dev/generated-stamp.ts';
import { runMain } from '../dev/run-command.ts';
import { reportWarnings } from '../dev/warnings-once.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, watch: { type: 'boolean' } } });
  if (values.check) {
    await check(projectRoot);
    return writeExamples();
  }
  const touched = await writeLanguage(projectRoot);
  for (const path of touched) say(`Wrote ${path}.`);
  // Restarts after a change of types, since the compiler has loaded the previous ones as code.
  if (touched.length > 0) process.exitCode = startAgain();
  else if (values.watch)
    await watchSchemas({ root: projectRoot, onResult: (result) => report(result, judgeAgain) });
  else {
    await write(projectRoot);
    await writeExamples();
  }
});

/** Compiles the products of gateways below `examples/`, whose `generated/` is not committed, for the check of types. */
async function writeExamples(): Promise<void> {
  for (const file of globSync('examples/*/product.ts', { cwd: projectRoot }))
    await write(join(projectRoot, dirname(file)));
}

function startAgain(): number {
  return spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
}

async function write(root: string): Promise<void> {
  const inputs = await hashOfInputs(root);
  const compilation = await compileAndWrite(root);
  if (compilation.files.length > 0) await markBuilt(root, inputs);
  await report(compilation, (written) => judgeWritten(root, written));
}

type Judge = (compilation: Compilation) => Promise<readonly Diagnostic[]>;

/** Reports the results of a compilation and the failing examples. An error sets the exit code. */
async function report(compilation: WrittenCompilation, judge: Judge): Promise<void> {
  const { diagnostics, written, files } = compilation;
  const errors = errorsAmong(diagnostics);
  const judged = errors.length > 0 ? [] : await judge(compilation);
  const wrong = [...errors, ...errorsAmong(judged)];
  reportWarnings([...diagnostics, ...judged]);
  if (wrong.length > 0) complain(formatDiagnostics(wrong));
  if (wrong.length > 0) process.exitCode = 1;
  const count = wrong.length === 1 ? '1 problem' : `${wrong.length} problems`;
  if (errors.length > 0) complain(`\n${count}; generated/ stays as it was.`);
  else if (wrong.length > 0) complain(`\n${count} with the examples; generated/ is up to date.`);
  else if (written.length === 0) say(`${files.length} generated files are up to date.`);
  else say(`Wrote ${written.length} of ${files.length} generated files.`);
}

/**
 * Fails if committed files of `generated/`, or files derived from the kinds of files, differ from the compiler's
 * output; updates all other files.
 */
async function check(root: string): Promise<void> {
  const inputs = await hashOfInputs(root);
  const compilation = await compileFolder(root);
  const { diagnostics, files } = compilation;
  const hasErrors = errorsAmong(diagnostics).length > 0;
  if (diagnostics.length > 0) complain(formatDiagnostics(diagnostics));
  if (!hasErrors) await writeFiles(root, files, (path) => !isReviewed(path));
  const { missing, changed, orphaned } = await compareFiles(root, files);
  const language = (await staleLanguage(root)).map(({ path }) => path);
  const stale = [...[...missing, ...changed, ...orphaned].filter(isReviewed), ...language];
  for (const path of stale) complain(`${path} is stale.`);
  if (hasErrors || stale.length > 0) process.exitCode = 1;
  else {
    await markBuilt(root, inputs);
    return report({ ...compilation, diagnostics: [], written: [] }, (judged) => judgeWritten(root, judged));
  }
  if (stale.length > 0) complain('Run npm run schemas and commit what it writes.');
}
