import { posix } from 'node:path';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts, followDiagnostics } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { withMigration } from './migration-steps.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

type MergeCodes = Extract<StudioCommand, { readonly command: 'merge-codes' }>;

/**
 * Makes two codes of a value set one: stored records are read with the code that stays, and whatever names the other
 * one follows. Throws `CommandError`, or `RenameError` where something cannot follow.
 */
export function mergeCodes(texts: FileTexts, { codes, from, into }: MergeCodes): FileTexts {
  const file = fileOf('codes', codes, texts);
  const entries = jsonItems(file.value['codes']).map(jsonObject);
  const displayOf = (code: string) => {
    const entry = entries.find((each) => each['code'] === code);
    if (entry === undefined) throw new CommandError(`The value set "${codes}" has no code "${code}".`);
    return String(entry['display'] ?? code);
  };
  const loses = `“${displayOf(from)}” became “${displayOf(into)}”, by intention.`;
  if (from === into) throw new CommandError('Choose two values: one that goes, and one that stays.');
  if (checkTexts(texts).errors.length > 0)
    throw new CommandError(
      'Correct the problems of the draft first: what names a value is found by compiling it.',
    );
  const left = { ...file.value, codes: entries.filter((each) => each['code'] !== from) };
  const fields = fieldsWithCodes(texts, file.path);
  const merged = fields.reduce(
    (now, { schema, at }) =>
      withTexts(now, listedTexts(withMigration(now, schema, { recode: at, codes: { [from]: into }, loses }))),
    withTexts(texts, [{ path: file.path, text: editText(file.text, left) }]),
  );
  return followDiagnostics(merged, { from, to: into });
}

/** Field that takes its values from a value set. */
interface FieldWithCodes {
  /** Name of the schema's file. */
  readonly schema: string;
  /** Path of the value in that schema. */
  readonly at: string;
}

function fieldsWithCodes(texts: FileTexts, codesPath: string): readonly FieldWithCodes[] {
  return [...filesOf('schema', texts)].flatMap(([schema, path]) => {
    const isOfCodes = (ref: Json | undefined) =>
      typeof ref === 'string' && posix.join(posix.dirname(path), ref) === codesPath;
    return waysTo(readFile(path, texts).value, isOfCodes).map((way) => ({ schema, at: pointerOf(way) }));
  });
}

/** Lists the paths of values with a reference. */
function waysTo(
  schema: JsonObject,
  isWanted: (ref: Json | undefined) => boolean,
): readonly (readonly string[])[] {
  if (isWanted(schema['$ref'])) return [[]];
  const { properties, items, additionalProperties: rest, uniqueItems } = schema;
  const ofRows = [items, rest].flatMap((each) => (isJsonObject(each) ? waysTo(each, isWanted) : []));
  if (uniqueItems === true && ofRows.some((way) => way.length === 0))
    throw new CommandError(
      `“${String(schema['title'] ?? 'A field')}” may have both values in one record, and would have one of them twice then: retire the value in place of merging it.`,
    );
  const ofFields = Object.entries(jsonObject(properties)).flatMap(([name, each]) =>
    isJsonObject(each) ? waysTo(each, isWanted).map((way) => [name, ...way]) : [],
  );
  return [...ofFields, ...ofRows.map((way) => ['*', ...way])];
}
