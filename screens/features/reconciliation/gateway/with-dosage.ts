import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { DosageCodes } from '../../directions/gateway/dosage-codes.ts';
import { directionsOfText } from '../../directions/gateway/dosage-from-text.ts';

/**
 * A row with its directions in parts, as far as they can be read without loss. Parts whose words were changed since
 * are not believed: the words are what somebody has looked at.
 */
export function withDosage(row: JsonObject, codes: DosageCodes): JsonObject {
  const { dosage, ...rest } = row;
  const listed = stringOrEmpty(row['directions']).trim();
  const words = listed === '' ? stringOrEmpty(row['directionsTaken']).trim() : listed;
  const saying = stringOrEmpty(getAt(row, '/dosage/text'));
  if (dosage !== undefined && (saying === '' || saying === words)) return row;
  const read = directionsOfText(words, codes);
  return read === undefined ? rest : { ...rest, dosage: { ...read } };
}
