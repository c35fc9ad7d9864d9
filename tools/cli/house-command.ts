import { isDeepStrictEqual } from 'node:util';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { type Command, type CommandRun, type ExitCode, UsageError } from './command.ts';
import { type HouseValue, houseNames, houseSettings, houseValues } from './house-values.ts';
import { parseCall } from './parse-call.ts';

const usage = 'npm run cli -- house';

const help = `Usage: ${usage}

Lists what is still the demonstration's: texts, names and value sets of the schema files, and settings that have a
demonstration in their place. It reads the folder and the environment, and no database.

Options:
  --help  this text

Exit code: 0 when everything is one's own, 1 when something is not, 2 for a wrong call.
docs/operator/own-house.md says what each of them is, and what only records say.`;

/** Command that lists the settings to be made before real use, as far as they show in files and environment. */
export const houseCommand: Command = {
  name: 'house',
  summary: "list what is still the demonstration's, in schemas and settings",
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { positionals } = parseCall({ args, options: {}, usage });
  if (positionals.length > 0) throw new UsageError(`It takes no names. Usage: ${usage}`);
  const texts = await services.schemaTexts();
  const kept = houseValues.filter((value) => isOfDemonstration(texts, value));
  const named = namedLines(texts);
  const settings = services.settings();
  const unset = houseSettings.filter(({ isSet }) => !isSet(settings));
  for (const { what, file, at } of kept) output.say(`${what}: ${file}${at}`);
  for (const [file, lines] of named)
    output.say(`Names an organization of the demonstration: ${file}, line ${lines.join(', ')}`);
  for (const { variable, what } of unset) output.say(`${what}: ${variable} is not set`);
  const count = kept.length + named.length + unset.length;
  output.say(
    count === 0
      ? "Nothing is the demonstration's."
      : `${count} to look at. docs/operator/own-house.md says what to do with each.`,
  );
  return count === 0 ? 0 : 1;
}

function isOfDemonstration(texts: SchemaTexts, { file, at, value }: HouseValue): boolean {
  const text = texts.get(file);
  return text !== undefined && isDeepStrictEqual(getAt(JSON.parse(text), at), value);
}

/**
 * Lists files that contain names of the demonstration, with line numbers; omits values that are listed by path.
 */
function namedLines(texts: SchemaTexts): readonly (readonly [string, readonly number[]])[] {
  const listed = new Set(houseValues.map(({ file }) => file));
  return [...texts].flatMap(([file, text]) => {
    if (file.endsWith('.examples.json') || listed.has(file)) return [];
    const lines = text.split('\n').flatMap((line, index) => (houseNames.test(line) ? [index + 1] : []));
    return lines.length === 0 ? [] : [[file, lines] as const];
  });
}
