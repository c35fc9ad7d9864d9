import { type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import { choiceOf, type FhirValue, keyOfValue, objectsIn, trimmedText } from './fhir-values.ts';

/** Lists the choices of an item: its own options, or the codes of a value set contained in the Questionnaire. */
export function optionsOf(item: JsonObject, questionnaire: JsonObject): readonly FhirValue[] {
  const valueSet = trimmedText(item['answerValueSet']);
  if (valueSet?.startsWith('#') === true) return containedCodings(questionnaire, valueSet.slice(1));
  const options = objectsIn(item['answerOption']).flatMap((option) => choiceOf(option, 'value') ?? []);
  return distinct(options.map((each) => (each.type === 'Coding' ? codingOf(jsonObject(each.value)) : each)));
}

/** Lists the codings of a contained value set: those of its expansion, or else the codes that it lists. */
function containedCodings(questionnaire: JsonObject, id: string): readonly FhirValue[] {
  const set = objectsIn(questionnaire['contained']).find((each) => each['id'] === id);
  const expanded = objectsIn(partOf(set, 'expansion')?.['contains']);
  const codings =
    expanded.length > 0 ? expanded : objectsIn(partOf(set, 'compose')?.['include']).flatMap(listed);
  return distinct(codings.map(codingOf));
}

function partOf(set: JsonObject | undefined, name: string): JsonObject | undefined {
  return objectsIn(set?.[name] === undefined ? [] : [set[name] ?? null])[0];
}

/** Lists the codes of a part of `compose`, with their code system. */
function listed(include: JsonObject): readonly JsonObject[] {
  const system = trimmedText(include['system']);
  return jsonItems(include['concept']).flatMap((concept) =>
    objectsIn([concept]).map((each) => ({ ...(system !== undefined && { system }), ...each })),
  );
}

/** Keeps the properties of a Coding; others only affect the look of an option. */
function codingOf({ system, version, code, display }: JsonObject): FhirValue {
  const given = Object.entries({ system, version, code, display }).filter(([, value]) => value !== undefined);
  return { type: 'Coding', value: Object.fromEntries(given) };
}

function distinct(values: readonly FhirValue[]): readonly FhirValue[] {
  return [...new Map(values.map((each) => [keyOfValue(each), each])).values()];
}
