import { elementValue } from '../../../engine/core/fhir/element.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { itemOfId, itemsOfSubject } from './find.ts';
import { refuse } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { mappingsOf, ownerOf, type ServedItem, servedResource } from './served-resource.ts';
import { subjectParameters } from './subjects.ts';

/** Resources that are sent beside those that were searched, as `_include` or `_revinclude` asks. */
interface Include {
  readonly isReverse: boolean;
  /** True if it also holds for what was included. */
  readonly isIterated: boolean;
  /** Type that the references stand in; `*` for all. */
  readonly type: string;
  readonly parameter: string;
  readonly target: string | undefined;
}

interface Including {
  readonly calls: OwnCalls;
  readonly now: Date;
}

/** Reads the items that a reference names. */
type ReadReference = (reference: string) => Promise<readonly ServedItem[]>;

/** Most resources that are included in one page. */
const mostIncluded = 1_000;

/** Names of the parameters by which a row with references is included. */
function includeNames(mapping: ResourceMapping, product: Product): readonly string[] {
  const references = mapping.rows.flatMap(({ references, element }) =>
    references === undefined ? [] : [parameterOf(element?.steps[0]?.name ?? '')],
  );
  return [...new Set([...subjectParameters(product, [mapping]), ...references])].toSorted();
}

/** Lists the values of `_include` that resources of a mapping take. */
export function includesOf(mapping: ResourceMapping, product: Product): readonly string[] {
  return includeNames(mapping, product).map((name) => `${mapping.resource}:${name}`);
}

/** Lists the values of `_revinclude` that resources of some mappings take. */
export function reverseIncludesOf(mappings: readonly ResourceMapping[], product: Product): readonly string[] {
  const owned = Object.values(product.mappings ?? {}).filter((other) =>
    mappings.some(({ entity }) => ownerOf(other, product) === entity),
  );
  return owned.flatMap((other) =>
    subjectParameters(product, [other]).map((name) => `${other.resource}:${name}`),
  );
}

/** Reads what is to be included. Throws 400 for what no mapping refers to. */
export function readIncludes(parameters: URLSearchParams, product: Product): readonly Include[] {
  return [...parameters].flatMap(([key, value]) => {
    const [, reverse, iterate] = /^_(rev)?include(:iterate|:recurse)?$/.exec(key) ?? [];
    if (!/^_(rev)?include/.test(key) || value === '') return [];
    const isReverse = reverse !== undefined;
    const [type = '', parameter = '*', target] = value.split(':');
    const known = mappingsOf(product, type).flatMap((mapping) =>
      isReverse ? subjectParameters(product, [mapping]) : includeNames(mapping, product),
    );
    const isKnown =
      (!isReverse && type === '*') || parameter === '*'
        ? known.length > 0 || type === '*'
        : known.includes(parameter);
    if (!isKnown) throw refuse(400, 'not-supported', `"${value}" is not included.`, `http.${key}`);
    return [{ isReverse, isIterated: iterate !== undefined, type, parameter, target }];
  });
}

/** Finds what is included with the items of a page; each resource once, however references go round. */
export async function includedItems(
  items: readonly ServedItem[],
  includes: readonly Include[],
  including: Including,
): Promise<readonly ServedItem[]> {
  const seen = new Set(items.map(addressOf));
  const read = onceEach((reference) => itemsAt(reference, including.calls));
  const included: ServedItem[] = [];
  let next = items;
  for (let round = 0; next.length > 0 && includes.length > 0; round += 1) {
    const wanted = includes.filter(({ isIterated }) => round === 0 || isIterated);
    const found: ServedItem[] = [];
    for (const item of next)
      for (const include of wanted) found.push(...(await includedBy(item, include, { ...including, read })));
    next = found.filter((item) => {
      const isNew = !seen.has(addressOf(item));
      seen.add(addressOf(item));
      return isNew;
    });
    included.push(...next);
    if (included.length > mostIncluded)
      throw refuse(
        400,
        'too-costly',
        `More than ${mostIncluded} resources would be included. Ask for a smaller page.`,
      );
  }
  return included;
}

function addressOf({ mapping, id }: ServedItem): string {
  return `${mapping.resource}/${id}`;
}

async function includedBy(
  item: ServedItem,
  { isReverse, type, parameter, target }: Include,
  { calls, now, read }: Including & { readonly read: ReadReference },
): Promise<readonly ServedItem[]> {
  const { product } = calls;
  if (isReverse) {
    const owned = mappingsOf(product, type).filter(
      (other) => ownerOf(other, product) === item.mapping.entity,
    );
    const found = await Promise.all(owned.map((other) => itemsOfSubject(calls, other, item.id)));
    return found.flat();
  }
  if (type !== '*' && type !== item.mapping.resource) return [];
  const resource = servedResource(item, product, now);
  const references = item.mapping.rows
    .filter(({ references }) => references !== undefined)
    .flatMap(({ element }) => {
      const names = [
        parameterOf(element?.steps[0]?.name ?? ''),
        ...subjectNames(item, element?.steps[0]?.name, product),
      ];
      const isWanted = element !== undefined && (parameter === '*' || names.includes(parameter));
      return isWanted ? referencesAt(resource, element.steps[0]?.name ?? '') : [];
    });
  const wanted = references.filter((reference) => target === undefined || reference.split('/')[0] === target);
  return (await Promise.all(wanted.map(read))).flat();
}

function subjectNames(
  { mapping }: ServedItem,
  element: string | undefined,
  product: Product,
): readonly string[] {
  const names = subjectParameters(product, [mapping]);
  return element !== undefined && names.includes(element) ? names : [];
}

function referencesAt(resource: JsonObject, name: string): readonly string[] {
  const steps = [{ name, isList: false }];
  const value = elementValue(resource, { steps, type: 'Reference' });
  const all = isJsonObject(value) ? [value] : jsonItems(value).filter(isJsonObject);
  return all.flatMap(({ reference }) => (typeof reference === 'string' ? [reference] : []));
}

/** Reads each reference once, since many resources of a page name the same one. */
function onceEach(read: ReadReference): ReadReference {
  const known = new Map<string, ReturnType<ReadReference>>();
  return (reference) => {
    const found = known.get(reference) ?? read(reference);
    known.set(reference, found);
    return found;
  };
}

async function itemsAt(reference: string, calls: OwnCalls): Promise<readonly ServedItem[]> {
  const [type = '', id = ''] = reference.split('/');
  const found = await Promise.all(
    mappingsOf(calls.product, type).map((mapping) => itemOfId(calls, mapping, id)),
  );
  return found.filter((item) => item !== undefined);
}

/** Writes the name of an element as that of a search parameter: `generalPractitioner` as `general-practitioner`. */
function parameterOf(element: string): string {
  return element.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
