import { parseArgs } from 'node:util';
import { errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import type { WrittenCompilation } from '../compiler/watch.ts';
import { compileSchemas, watchAndCompile } from './compiler-door.ts';

const usage = `Usage: compile-schemas [folder] [--watch]

Compiles schemas/ and screens/ below the folder (by default this one) to generated/.
Ends with 1 where the schemas have errors.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean' }, help: { type: 'boolean' } },
});
const root = positionals[0] ?? '.';
if (values.help === true) say(usage);
else if (values.watch === true) await watchAndCompile({ root, onResult: report });
else report(await compileSchemas({ root }));

function report({ diagnostics, written, files }: WrittenCompilation): void {
  const hasErrors = errorsAmong(diagnostics).length > 0;
  if (diagnostics.length > 0) process.stderr.write(`${formatDiagnostics(diagnostics)}\n`);
  process.exitCode = hasErrors ? 1 : 0;
  if (hasErrors) say('The schemas have errors: generated/ stays as it was.');
  else say(`Wrote ${written.length} of ${files.length} generated files.`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
