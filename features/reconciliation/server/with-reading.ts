import { isJsonObject, type JsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import type { Directions } from '../../directions/server/directions.ts';
import { type DosageCodes, dosageSentence } from '../../directions/server/dosage-codes.ts';
import type { ListedMedication } from './open-lists.ts';
import { withDosage } from './with-dosage.ts';

/** Adds parts to a row's directions; marks parts that the program read from differently worded directions. */
export function withReading(row: JsonObject, codes: DosageCodes): JsonObject {
  const read = withDosage(row, codes);
  const { dosage, replaces, name }: Sent<ListedMedication> = read;
  const isStored = isJsonObject(replaces) && replaces.directions !== true;
  const sentence = isDirections(dosage) ? dosageSentence(dosage, codes, { name: stringOrEmpty(name) }) : '';
  return { ...read, isReading: !isStored && sentence !== '' && sentence !== wordsOf(row) };
}

/** Formats the parts read from a row's directions, to stand beside their text; undefined where none were read. */
export function readingOf(row: JsonObject, codes: DosageCodes): string | undefined {
  const { name, isReading, dosage }: Sent<ListedMedication> = withReading(row, codes);
  if (isReading !== true || !isDirections(dosage)) return undefined;
  const full = stringOrEmpty(name);
  return `${full}: “${wordsOf(row)}” is read as “${dosageSentence(dosage, codes, { name: full })}”`;
}

/** Checks for an object alone: the parts were read here, or validated when stored. */
function isDirections(value: unknown): value is Directions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wordsOf(row: JsonObject): string {
  const { directions, directionsTaken }: Sent<ListedMedication> = row;
  return stringOrEmpty(directions).trim() || stringOrEmpty(directionsTaken).trim();
}
