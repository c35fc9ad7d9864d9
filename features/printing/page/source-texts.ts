import { isJsonObject, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';

/** Writes the sources' own directions of a review's medications, a line for each reported one. */
export function sourceTexts(medications: readonly JsonObject[]): string {
  return medications.flatMap((medication) => lineOf(medication) ?? []).join('\n');
}

function lineOf({ medication, listed, alsoListed }: JsonObject): string | undefined {
  const name = stringOrEmpty(jsonObject(jsonObject(medication)['name'])['full']);
  const { words, ...said } = jsonObject(listed);
  const told = [
    stringOrEmpty(words) || saidBy(said),
    ...jsonItems(alsoListed).filter(isJsonObject).map(saidBy),
  ].filter((each) => each !== '');
  return told.length === 0 ? undefined : `${name}: ${told.map((each) => `“${each}”`).join(', ')}`;
}

function saidBy({ name, directions }: JsonObject): string {
  return [stringOrEmpty(name), stringOrEmpty(directions)].filter((part) => part !== '').join(': ');
}
