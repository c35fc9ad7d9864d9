import type { Problem } from '../../engine/core/validation/problems.ts';
import type { Command, CommandRun, ExitCode } from './command.ts';
import { parseLine } from './intake/parse-line.ts';
import { type InputLine, readLines } from './intake/read-lines.ts';
import { entityJudge, type Judge, schemaJudge } from './judges.ts';
import { parseValidateCall, validateUsage } from './validate-call.ts';

const help = `Usage: ${validateUsage}

Judges values by a schema, or records by an entity with its rules. Reads NDJSON on standard input (one JSON value
a line; blank lines are passed over) and prints one line for each:

  {"valid":true,"problems":[]}
  {"valid":false,"problems":[{"at":"/zip","code":"pattern","message":"Invalid Format"}]}

A line that is no JSON gets the code "json" and the number of the line, and the rest is judged all the same.

Options:
  --schema FILE       any JSON Schema 2020-12; what it refers to is looked for beside it, never on the network
  --formats           let "format" refuse values; by the standard it is a remark
  --entity NAME       an entity of the product, with its rules; a warning does not make a record invalid
  --record NAME=FILE  a record that the rules may read, such as --record patient=patient.json
  --today YYYY-MM-DD  the day that the rules take for today
  --help              this text

Exit code: 0 when every line was valid, 1 when one was not, 2 for a wrong call.
docs/analyst/validating.md shows it by example.`;

export const validateCommand: Command = {
  name: 'validate',
  summary: 'judge values by a schema, or records by an entity and its rules',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const call = parseValidateCall(args);
  const product = await services.product();
  const judge =
    call.kind === 'schema'
      ? await schemaJudge(call, product)
      : await entityJudge(call, product, services.now());
  let exitCode: ExitCode = 0;
  for await (const line of readLines(services.input())) {
    if (line.text?.trim() === '') continue;
    const problems = problemsOf(line, judge);
    const valid = problems.every(({ severity }) => severity !== 'error');
    if (!valid) exitCode = 1;
    output.say(JSON.stringify({ valid, problems: problems.map(printed) }));
    await output.flushed();
  }
  return exitCode;
}

function problemsOf(line: InputLine, judge: Judge): readonly Problem[] {
  const parsed = parseLine(line);
  if ('mistake' in parsed) return [{ at: '', code: 'json', message: parsed.mistake, severity: 'error' }];
  try {
    return judge(parsed.value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `Line ${line.number}: nested too deeply to be judged.`;
    return [{ at: '', code: 'depth', message, severity: 'error' }];
  }
}

/** Formats a problem; names the severity only if it is below error. */
function printed({ at, code, message, severity }: Problem) {
  return severity === 'error' ? { at, code, message } : { at, code, message, severity };
}
