import { isJsonObject, type Json, jsonItems, jsonObject } from '../json/json.ts';
import type { Product } from '../product/product.ts';
import type { MappedCodes } from '../product/resource-mapping.ts';
import type { CodeEntry } from '../product/value-set.ts';

/** Part of a product that mappings read. */
export type MappedProduct = Pick<Product, 'codes' | 'entities' | 'info'>;

/** Writes a code as an element of a type: a concept, a coding, or the code of another system alone. */
export function writeCode(
  value: Json,
  { codes, type }: { readonly codes: MappedCodes; readonly type: string },
  product: MappedProduct,
): Json | undefined {
  const entry = entriesOf(codes, product).find(({ code }) => code === value);
  if (entry === undefined) return undefined;
  const [code] = codesOf(entry, codes);
  const coding = code === undefined ? undefined : { system: systemOf(codes, product), code };
  if (type === 'CodeableConcept')
    return { ...(coding === undefined ? {} : { coding: [coding] }), text: entry.display };
  return type === 'Coding' ? coding : code;
}

/** Reads the code of a value set from an element; undefined for a code that the set does not have. */
export function readCode(
  element: Json,
  { codes, type }: { readonly codes: MappedCodes; readonly type: string },
  product: MappedProduct,
): string | undefined {
  const entries = entriesOf(codes, product);
  const having = (code: Json | undefined) =>
    entries.find((entry) => typeof code === 'string' && codesOf(entry, codes).includes(code))?.code;
  if (type !== 'CodeableConcept' && type !== 'Coding') return having(element);
  const system = systemOf(codes, product);
  const codings = type === 'Coding' ? [element] : jsonItems(jsonObject(element)['coding']);
  const coding = codings
    .filter(isJsonObject)
    .find((each) => each['system'] === system && having(each['code']));
  return coding === undefined ? byText(jsonObject(element)['text'], entries) : having(coding['code']);
}

function byText(text: Json | undefined, entries: readonly CodeEntry[]): string | undefined {
  const wanted = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return entries.find(({ display, code }) => code !== '' && display.toLowerCase() === wanted)?.code;
}

function entriesOf({ set }: MappedCodes, product: MappedProduct): readonly CodeEntry[] {
  return product.codes[set]?.codes ?? [];
}

/** Lists the codes that an entry has in the other system; the first one is written. */
function codesOf(entry: CodeEntry, { column }: MappedCodes): readonly string[] {
  const value = column === undefined ? entry.code : entry[column];
  return [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');
}

/** Builds the code system of a mapping: the one that it names, else that of the value set. */
function systemOf({ set, system }: MappedCodes, { codes, info }: MappedProduct): string {
  return system ?? codes[set]?.system ?? codesSystem(info.slug, set);
}

/** Builds the namespace of the codes of an own value set. */
function codesSystem(slug: string, set: string): string {
  return `urn:${slug}:codes:${set}`;
}
