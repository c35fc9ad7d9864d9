import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import type { Directions } from '../../directions/server/directions.ts';
import type { DosageCodes } from '../../directions/server/dosage-codes.ts';
import { directionsOfText } from '../../directions/server/dosage-from-text.ts';
import type { ListedMedication } from './open-lists.ts';

/**
 * Adds parts to a row's directions: those read from a list without loss, or confirmed for a typed text. Drops parts of
 * a text that has changed since, which a user has checked.
 */
export function withDosage(row: JsonObject, codes: DosageCodes): JsonObject {
  const { dosage, ...rest } = row;
  const { directions, directionsTaken, takenInParts, name }: Sent<ListedMedication> = row;
  const listed = stringOrEmpty(directions).trim();
  const words = listed === '' ? stringOrEmpty(directionsTaken).trim() : listed;
  const saying = textOf(dosage);
  if (dosage !== undefined && (saying === '' || saying === words)) return row;
  if (listed === '')
    return isJsonObject(takenInParts) && textOf(takenInParts) === words
      ? { ...rest, dosage: takenInParts }
      : rest;
  const read = directionsOfText(words, codes, stringOrEmpty(name));
  return read === undefined ? rest : { ...rest, dosage: { ...read } };
}

function textOf(parts: Json | undefined): string {
  const { text }: Sent<Directions> = isJsonObject(parts) ? parts : {};
  return stringOrEmpty(text).trim();
}
