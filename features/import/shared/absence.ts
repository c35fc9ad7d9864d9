import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { trimmedOrUndefined } from '../../../engine/core/json/string-values.ts';
import { type Absence, type AbsenceKind, absenceOf } from '../functions/absence.ts';

/** Classifies a FHIR CodeableConcept that names nothing: by its codes, its text and the names of its codes. */
export function absenceOfConcept(listed: AbsenceKind, concept: JsonObject | undefined): Absence | undefined {
  const codings = objectsOf(concept?.['coding']);
  const byCode = codings.map(codeAbsence).find((absence) => absence !== undefined);
  if (byCode !== undefined) return byCode;
  const text = trimmedOrUndefined(concept?.['text']);
  const displays = codings.flatMap(({ display }) => trimmedOrUndefined(display) ?? []);
  const [name] = text === undefined ? displays : [text];
  return name === undefined ? undefined : absenceOf(listed, name);
}

/**
 * Codes that name nothing, by the end of their system: IPS absent-unknown-uv-ips and absent-or-unknown-snomed-uv-ips
 * (HL7, CC0), and HL7's reasons for empty lists and missing data.
 */
const codes: readonly (readonly [system: RegExp, code: RegExp, absence: Absence])[] = [
  [/snomed\.info\/sct/, /^(716186003|787481004|160245001|160244002)$/, 'none'],
  [/snomed\.info\/sct/, /^409137002$/, 'none-of-drugs'],
  [/snomed\.info\/sct/, /^(428607008|429625007|428197003|1003774007)$/, 'none-of-a-kind'],
  [/absent-unknown/, /^no-known-(allergies|medications|problems)$/, 'none'],
  [/absent-unknown/, /^no-known-medication-allergies$/, 'none-of-drugs'],
  [/absent-unknown/, /^no-known-/, 'none-of-a-kind'],
  [/absent-unknown/, /^no-.+-info$/, 'not-known'],
  [/list-empty-reason/, /^nilknown$/, 'none'],
  [/list-empty-reason|data-absent-reason|NullFlavor/i, /./, 'not-known'],
  [/./, /^(NKA|NKMA?)$/i, 'none'],
  [/./, /^NKDA$/i, 'none-of-drugs'],
];

function codeAbsence(coding: JsonObject): Absence | undefined {
  const system = trimmedOrUndefined(coding['system']) ?? '-';
  const code = trimmedOrUndefined(coding['code']) ?? '';
  return codes.find(([ofSystem, ofCode]) => ofSystem.test(system) && ofCode.test(code))?.[2];
}

function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
