import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts, followDiagnostics } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { mergeInExamples } from './merge-in-examples.ts';
import { withMigration } from './migration-steps.ts';
import { ownPaths, type PathsOfCodes, pathsOfCodes } from './paths-of-codes.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

export type MergeCodes = Extract<StudioCommand, { readonly command: 'merge-codes' }>;

/**
 * Merges two codes of a value set: stored records are read with the code that stays, and all references to
 * the other one are changed. Throws `CommandError`, or `RenameError` where a reference cannot be changed.
 */
export function mergeCodes(texts: FileTexts, command: MergeCodes): FileTexts {
  const { codes, from, into } = command;
  const file = fileOf('codes', codes, texts);
  const entries = jsonItems(file.value['codes']).map(jsonObject);
  const entryOf = (code: string): JsonObject => {
    const entry = entries.find((each) => each['code'] === code);
    if (entry === undefined) throw new CommandError(`The value set "${codes}" has no code "${code}".`);
    return entry;
  };
  const [goes, stays] = [entryOf(from), entryOf(into)];
  if (from === into) throw new CommandError('Choose two values: one that goes, and one that stays.');
  if (goes['limits'] !== undefined)
    throw new CommandError(
      `“${displayOf(goes)}” stands for a range of numbers, which no value would stand for then: give the range to the other value first.`,
    );
  const checked = checkTexts(texts);
  if (checked.errors.length > 0)
    throw new CommandError(
      'Correct the problems of the draft first: what names a value is found by compiling it.',
    );
  const paths = pathsOfCodes(checked.plan, codes);
  const kept = { ...stays, ...spellings(file.value, goes, stays) };
  const left = entries.flatMap((each) => (each === goes ? [] : [each === stays ? kept : each]));
  const listed = withTexts(texts, [
    { path: file.path, text: editText(file.text, { ...file.value, codes: left }) },
  ]);
  const led = withEarlierSteps(mergeInExamples(listed, { ...command, paths, checked }), paths, command);
  const loses = `“${displayOf(goes)}” became “${displayOf(stays)}”, by intention.`;
  const merged = ownPaths(checked.plan, paths).reduce(
    (now, { schema, at }) =>
      withTexts(now, listedTexts(withMigration(now, schema, { recode: at, codes: { [from]: into }, loses }))),
    led,
  );
  return followDiagnostics(merged, { from, to: into, isCode: true });
}

function displayOf({ code, display }: JsonObject): string {
  return String(display ?? code);
}

/**
 * Adds the removed code and its aliases to the aliases of the code that stays, in a value set with aliases.
 */
function spellings(codes: JsonObject, goes: JsonObject, stays: JsonObject): JsonObject {
  if (!Object.hasOwn(jsonObject(codes['columns']), 'aliases')) return {};
  const all = [...jsonItems(stays['aliases']), goes['code'] ?? null, ...jsonItems(goes['aliases'])];
  return { aliases: [...new Set(all)] };
}

/** Changes earlier migration steps at the paths, so that they result in the code that stays. */
function withEarlierSteps(texts: FileTexts, paths: PathsOfCodes, { from, into }: MergeCodes): FileTexts {
  const led = (step: Json, own: readonly string[]): Json => {
    const { recode, codes } = jsonObject(step);
    if (!isJsonObject(step) || typeof recode !== 'string' || !own.includes(recode)) return step;
    const present = Object.entries(jsonObject(codes)).map(
      ([former, code]) => [former, code === from ? into : (code ?? null)] as const,
    );
    return { ...step, codes: Object.fromEntries(present) };
  };
  const changed = [...paths].flatMap(([name, own]) => {
    const path = filesOf('migrations', texts).get(name);
    if (path === undefined) return [];
    const { text, value } = readFile(path, texts);
    const steps = jsonItems(value['steps']).map((step) => led(step, own));
    return [{ path, text: editText(text, { ...value, steps }) }];
  });
  return withTexts(texts, changed);
}

/**
 * Lists the locations where the removed code remains as a text without a type: as the result of an
 * expression, or in a column of another value set. Empty if there are none.
 */
export function notesOfMerge(merged: FileTexts, { from }: MergeCodes): readonly string[] {
  const lines = [...merged].flatMap(([path, text]) =>
    /\.(?:migrations|examples|schema|meta)\.json$/.test(path)
      ? []
      : text.split('\n').flatMap((line, index) => (names(line, from) ? [{ path, line: index + 1 }] : [])),
  );
  if (lines.length === 0) return [];
  const shown = lines.slice(0, mostNoted).map(({ path, line }) => `${path}, line ${line}`);
  const more = lines.length > mostNoted ? ` and ${lines.length - mostNoted} more` : '';
  return [
    `“${from}” still stands where only you can tell whether it is this value: ${shown.join('; ')}${more}.`,
  ];
}

const mostNoted = 8;

/** Reports whether a line contains the code as a text outside of comparisons, which the compiler checks. */
function names(line: string, code: string): boolean {
  const inFile = JSON.stringify(code).slice(1, -1);
  const texts = [`'${inFile}'`, `\\"${inFile}\\"`, `"${inFile}"`];
  const judged =
    /[!=]= ?(?:'[^']*'|\\"[^"]*\\")|(?:'[^']*'|\\"[^"]*\\") ?[!=]=|\bin ?\[[^\]]*\]|"code": "[^"]*"/g;
  const rest = line.replaceAll(judged, '');
  return texts.some((text) => rest.includes(text));
}
