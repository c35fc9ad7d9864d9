import { isJsonObject, type JsonObject, jsonItems } from '../../../../engine/core/json/json.ts';
import { stringOrEmpty, trimmedOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import type { Records } from '../../../../generated/calls.types.ts';

/** Person of a list, as its source writes them. */
export type Person = NonNullable<Records['reconciliation']['person']>;

/** Person of a file, by the reference in its resources. */
export interface PersonInFile {
  readonly references: readonly string[];
  readonly person: Person;
}

const mostLetters = 300;

/** Lists the patients of a FHIR R4 bundle. */
export function peopleOfBundle(bundle: JsonObject): readonly PersonInFile[] {
  return jsonItems(bundle['entry'])
    .filter(isJsonObject)
    .flatMap(({ fullUrl, resource }) => {
      if (!isJsonObject(resource) || resource['resourceType'] !== 'Patient') return [];
      const id = trimmedOrUndefined(resource['id']);
      const references = [trimmedOrUndefined(fullUrl), ...(id === undefined ? [] : [id, `Patient/${id}`])];
      return [{ references: references.filter((each) => each !== undefined), person: personOf(resource) }];
    });
}

function personOf(resource: JsonObject): Person {
  const names = jsonItems(resource['name']).filter(isJsonObject);
  const name = names.find(({ use }) => use === 'official') ?? names[0] ?? {};
  const given = jsonItems(name['given']).map(stringOrEmpty);
  const written = [...given, stringOrEmpty(name['family'])].filter((part) => part.trim() !== '').join(' ');
  const says = {
    name: (written || stringOrEmpty(name['text'])).trim().slice(0, mostLetters),
    birthDate: stringOrEmpty(resource['birthDate']).slice(0, 10),
    sex: stringOrEmpty(resource['gender']).slice(0, 20),
  };
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== ''));
}

type Patient = Pick<Partial<Records['patient']>, 'name' | 'dob' | 'sex'>;

/**
 * Lists differences of name, birth date and sex between a source and the open patient, a sentence each. Compares a
 * partial date in part; ignores missing values.
 */
export function differencesOf(person: Person, patient: Patient): readonly string[] {
  const { name = '', birthDate = '', sex = '' } = person;
  const { dob = '' } = patient;
  const ours = [patient.name?.first, patient.name?.middle, patient.name?.last].filter(Boolean).join(' ');
  return [
    ...(name === '' || isSameName(name, patient) ? [] : [differs('name', name, ours)]),
    ...(birthDate === '' || dob.startsWith(birthDate) ? [] : [differs('birth date', birthDate, dob)]),
    ...(isSexOf(sex, patient) ? [] : [differs('sex', sex, patient.sex ?? '')]),
  ];
}

/** Formulates, as a sentence, the values that the source lacks for a comparison; undefined if it has them all. */
export function unknownOf({ name, birthDate, sex }: Person): string | undefined {
  const missing = [
    ...(name === undefined ? ['name'] : []),
    ...(birthDate === undefined ? ['birth date'] : birthDate.length < 10 ? ['whole birth date'] : []),
    ...(sex === undefined || sex === 'unknown' ? ['sex'] : []),
  ];
  return missing.length === 0
    ? undefined
    : `The file does not say the patient's ${missing.join(', ')}: make sure that it is about this patient.`;
}

/**
 * Reports whether the name in the source contains every part of the patient's first and last name, in any order;
 * ignores further given names.
 */
function isSameName(theirs: string, { name }: Patient): boolean {
  const words = new Set(wordsOf(theirs));
  const own = wordsOf(`${name?.first ?? ''} ${name?.last ?? ''}`);
  return own.length > 0 && own.every((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[\s,.'’-]+/u)
    .filter((word) => word !== '');
}

/** Compares the sex in a source with the patient's. Clinical formulas have no values for `other` and `unknown`. */
function isSexOf(sex: string, patient: Patient): boolean {
  const said = sex.toLowerCase();
  return !['female', 'male'].includes(said) || said === patient.sex;
}

function differs(what: string, theirs: string, ours: string): string {
  return `The ${what} in the file is ${theirs}, that of the open patient is ${ours === '' ? 'not recorded' : ours}.`;
}
