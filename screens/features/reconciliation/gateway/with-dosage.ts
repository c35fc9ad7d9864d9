import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../../engine/core/protocol/call-types.ts';
import type { Directions } from '../../directions/gateway/directions.ts';
import type { DosageCodes } from '../../directions/gateway/dosage-codes.ts';
import { directionsOfText } from '../../directions/gateway/dosage-from-text.ts';
import type { ListedMedication } from './open-lists.ts';

/**
 * A row with its directions in parts, as far as they can be read without loss. Parts whose words were changed since
 * are not believed: the words are what somebody has looked at.
 */
export function withDosage(row: JsonObject, codes: DosageCodes): JsonObject {
  const { dosage, ...rest } = row;
  const { directions, directionsTaken }: Sent<ListedMedication> = row;
  const { text }: Sent<Directions> = isJsonObject(dosage) ? dosage : {};
  const listed = stringOrEmpty(directions).trim();
  const words = listed === '' ? stringOrEmpty(directionsTaken).trim() : listed;
  const saying = stringOrEmpty(text);
  if (dosage !== undefined && (saying === '' || saying === words)) return row;
  const read = directionsOfText(words, codes);
  return read === undefined ? rest : { ...rest, dosage: { ...read } };
}
