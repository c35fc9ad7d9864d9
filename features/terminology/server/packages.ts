import type { JsonObject } from '../../../engine/core/json/json.ts';
import { currentEditions, demonstration } from '../../../gateway/search/catalogues/current-releases.ts';
import { type FoundConcept, findByCode } from '../../../gateway/search/catalogues/find-concepts.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { readNdc } from './ndc.ts';

export interface FoundPackage {
  readonly name: string;
  readonly details: JsonObject;
  readonly isDemonstration: boolean;
}

/** Finds the listed product of a package by the 5-4 form of its NDC. */
export async function findPackage(
  database: Queryable,
  productCode: string,
): Promise<FoundPackage | undefined> {
  const editions = await currentEditions(database, ['packages']);
  const { concepts } = await findByCode(database, productCode, { editions, limit: 1, isWhole: true });
  const [concept] = concepts;
  return concept === undefined ? undefined : packageOf(concept);
}

/** Finds the code of the drug in a package; undefined where the text is no NDC, or the content is unknown. */
export async function codeOfPackage(database: Queryable, text: string): Promise<string | undefined> {
  const ndc = readNdc(text);
  if ('problem' in ndc) return undefined;
  const code = (await findPackage(database, ndc.productCode))?.details['medication'];
  return typeof code === 'string' ? code : undefined;
}

function packageOf({ display, details, edition }: FoundConcept): FoundPackage {
  return { name: display, details, isDemonstration: edition === demonstration };
}
