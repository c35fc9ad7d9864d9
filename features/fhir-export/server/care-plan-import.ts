import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import { codesSystem, extensionOf, recommendationSystem } from './care-plan-codings.ts';
import type { Recommendation } from './care-plan-parts.ts';
import { snomed, valueSetEntry } from './coded.ts';
import { tidy } from './resource.ts';

/** Resource of the document. */
interface Entry {
  readonly fullUrl: string;
  readonly resource: JsonObject;
}

export interface CarePlanSource {
  readonly product: Product;
  readonly document: JsonObject;
  /** Ids of the patient's prescribers, by the document's references. */
  readonly prescribers: ReadonlyMap<string, string>;
}

/**
 * Reads the recommendations of a care plan with their answers; those that this product exported come back unchanged.
 */
export function recommendationsOf(source: CarePlanSource): readonly Recommendation[] {
  const entries = bundleEntries(source.document);
  const concerns = entries.filter(({ resource }) => resource['resourceType'] === 'Condition');
  const orderOf = ({ resource }: Entry) =>
    Number(extensions(resource, extensionOf(source.product.info.slug, 'place'))[0]?.['valueInteger'] ?? 0);
  return concerns
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((concern, index) => recommendationOf(source, concern, entries, index));
}

export function bundleEntries(document: JsonObject): readonly Entry[] {
  return jsonItems(document['entry']).flatMap((entry) => {
    const [fullUrl, resource] = isJsonObject(entry) ? [entry['fullUrl'], entry['resource']] : [];
    return typeof fullUrl === 'string' && isJsonObject(resource) ? [{ fullUrl, resource }] : [];
  });
}

function recommendationOf(
  source: CarePlanSource,
  concern: Entry,
  entries: readonly Entry[],
  index: number,
): Recommendation {
  const { product, prescribers } = source;
  const { slug } = product.info;
  const { resource } = concern;
  const about = (type: string, pointer: string) =>
    entries.find(
      (each) => each.resource['resourceType'] === type && getAt(each.resource, pointer) === concern.fullUrl,
    );
  const goal = about('Goal', '/addresses/0/reference');
  const request = about('ServiceRequest', '/reasonReference/0/reference');
  const known = jsonItems(resource['identifier']).find(
    (each) => isJsonObject(each) && each['system'] === recommendationSystem(slug),
  );
  const isOurs = (entry: Entry | undefined, pointer: string) =>
    ownCode(product, entry?.resource, { pointer, set: 'therapy-actions' }) !== undefined;
  const category = ownCode(product, resource, { pointer: '/code', set: 'therapy-problems' });
  const problem = ownCode(product, resource, { pointer: '/code', set: 'problem-options' });
  const isForeign = category === undefined && problem === undefined && known === undefined;
  return tidy({
    ...{ id: stringAt(known, '/value') ?? `imported-${index + 1}`, category, problem },
    action: stringAt(extensions(resource, extensionOf(slug, 'action'))[0], '/valueCode'),
    medications: extensions(resource, extensionOf(slug, 'medication')).flatMap(
      (each) => stringAt(each, '/valueString') ?? [],
    ),
    ...{ includeInMap: goal !== undefined, includeInPrescriber: request !== undefined },
    prescriber: prescribers.get(stringAt(request?.resource, '/performer/0/reference') ?? ''),
    prescriberText: stringAt(request?.resource, '/note/0/text') ?? textOfForeign(request),
    rationale: stringAt(resource, '/note/0/text'),
    patientTopic: stringAt(goal?.resource, '/note/0/text'),
    patientAction: isOurs(goal, '/description') ? undefined : stringAt(goal?.resource, '/description/text'),
    // Keeps the name of a foreign problem, which has no code in this product, for authors to choose one.
    privateNote: isForeign ? stringAt(resource, '/code/text') : undefined,
    prescriberResponse: responseOf(product, entries, request),
    patientResponse: responseOf(product, entries, goal),
  } satisfies Unjudged<Recommendation>) as unknown as Recommendation;

  function textOfForeign(entry: Entry | undefined): string | undefined {
    return isOurs(entry, '/code') ? undefined : stringAt(entry?.resource, '/code/text');
  }
}

function responseOf(
  product: Product,
  entries: readonly Entry[],
  to: Entry | undefined,
): Unjudged<Recommendation['prescriberResponse' | 'patientResponse']> {
  const found = entries.find(
    ({ resource }) =>
      resource['resourceType'] === 'Observation' &&
      to !== undefined &&
      getAt(resource, '/focus/0/reference') === to.fullUrl,
  )?.resource;
  if (found === undefined) return undefined;
  const pointer = '/valueCodeableConcept';
  const snowMedCode =
    ownCode(product, found, { pointer, set: 'response-codes' }) ??
    ownCode(product, found, { pointer, set: 'response-codes', system: snomed });
  return {
    status: { snowMedCode },
    date: stringAt(found, '/effectiveDateTime'),
    way: ownCode(product, found, { pointer: '/method', set: 'response-ways' }),
    comment: stringAt(found, '/note/0/text'),
  };
}

interface Coded {
  readonly pointer: string;
  readonly set: string;
  readonly system?: string;
}

/** Finds a code of the concept that the value set has, in the product's own system, or in `system` where given. */
function ownCode(product: Product, resource: JsonObject | undefined, { pointer, set, system }: Coded) {
  const wanted = system ?? codesSystem(product.info.slug, set);
  const codes = jsonItems(resource === undefined ? undefined : getAt(resource, `${pointer}/coding`)).flatMap(
    (each) => (isJsonObject(each) && each['system'] === wanted ? String(each['code']) : []),
  );
  return codes.find((code) => valueSetEntry(product, set, code) !== undefined);
}

function extensions(resource: JsonObject, url: string): readonly JsonObject[] {
  return jsonItems(resource['extension'])
    .filter(isJsonObject)
    .filter((each) => each['url'] === url);
}

function stringAt(value: Json | undefined, pointer: string): string | undefined {
  return stringOrUndefined(getAt(value, pointer));
}
