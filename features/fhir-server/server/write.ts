import { type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt, removeAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import { elementOfField, subjectPath } from './element-of-field.ts';
import { elementsLeftOut, type MissingElement } from './left-out.ts';
import { CallRefusal, FhirRefusal, issueOf, refuse } from './outcome.ts';
import { isRemoved, isSaved, type OwnCalls } from './own-calls.ts';
import { readResource } from './read-resource.ts';
import { itemsIn, type ServedItem, servedResource } from './served-resource.ts';
import { ownerElement, ownerReference } from './subjects.ts';
import { versionsOf } from './versions.ts';

export interface Writing {
  /** Calls within the transaction of the write. */
  readonly calls: OwnCalls;
  readonly mapping: ResourceMapping;
  /** Base address of the server. */
  readonly base: string;
  readonly now: Date;
  /** True if elements that are not kept are left out and named, as `Prefer: handling=lenient` asks. */
  readonly isLenient: boolean;
  /** Organizations of the user, for new records that belong to one. */
  readonly organizations: readonly string[];
}

export interface Written {
  readonly resource: JsonObject;
  readonly isNew: boolean;
  /** Warnings about elements that were left out. */
  readonly warnings: readonly JsonObject[];
}

/** Reports whether resources of a mapping can be created, by the calls that the product has. */
export function isCreatable(mapping: ResourceMapping, product: Product): boolean {
  const { entity, within } = mapping;
  if (within === undefined) return isSaved(product, entity, 'POST');
  const isNamed = within.key === undefined && ownerElement(mapping, product) !== undefined;
  return isNamed && isSaved(product, within.entity, 'PUT');
}

export function isUpdatable({ entity, within }: ResourceMapping, product: Product): boolean {
  return isSaved(product, within?.entity ?? entity, 'PUT');
}

export function isDeletable({ entity, within }: ResourceMapping, product: Product): boolean {
  return within === undefined ? isRemoved(product, entity) : isSaved(product, within.entity, 'PUT');
}

/** Stores a new record under the given id, or a value in the record of the resource's subject. */
export async function createResource(
  sent: JsonObject,
  writing: Writing & { readonly id: string },
): Promise<Written> {
  const { mapping, calls } = writing;
  const { entity, within } = mapping;
  if (!isCreatable(mapping, calls.product)) throw unsupported(mapping, 'created');
  const subject = subjectOf(sent, writing);
  const read = readResource(sent, { ...writing, product: calls.product });
  if (within === undefined) {
    const content = withOrganization(read, writing);
    const item = { ...content, _id: writing.id, ...(subject === undefined ? {} : { subject }) };
    return store({ ...writing, sent, entity, item, record: item });
  }
  const holder = await holderOf(writing, subject ?? '');
  const id = `${subject ?? ''}.${entity}`;
  if (itemsIn(mapping, holder).length > 0)
    throw refuse(409, 'duplicate', `There is one already. Change ${mapping.resource}/${id} instead.`);
  return store({
    ...{ ...writing, sent, id, item: read, entity: within.entity },
    record: setAt(holder, within.at, read),
  });
}

interface Updating extends Writing {
  readonly before: ServedItem;
  /** Revision that the sender has seen. */
  readonly revision: number;
}

/**
 * Replaces a resource. Changes of others since the revision that the sender has seen are merged as in the product's
 * pages; both having changed the same value is refused.
 */
export async function updateResource(sent: JsonObject, writing: Updating): Promise<Written> {
  const { mapping, calls, before, revision } = writing;
  if (!isUpdatable(mapping, calls.product)) throw unsupported(mapping, 'changed');
  const subject = subjectOf(sent, writing);
  const item = readResource(sent, { ...writing, product: calls.product });
  const seen = await seenResource(writing);
  const common = { ...writing, sent, seen, id: before.id, item };
  const { within, entity } = mapping;
  if (within === undefined) {
    const record = { ...item, ...(subject === undefined ? {} : { subject }), _rev: revision };
    return store({ ...common, entity, item: record, record });
  }
  const { _id: holder } = before.record;
  if (subject !== undefined && subject !== holder) throw moved(mapping);
  const record = { ...setAt(before.record, pathOfRow(before), item), _rev: revision };
  return store({ ...common, entity: within.entity, record });
}

/** Removes the record of a resource, or the value from the record that holds it. */
export async function deleteResource({ mapping, calls, before }: Writing & { readonly before: ServedItem }) {
  const { within, entity } = mapping;
  if (!isDeletable(mapping, calls.product)) throw unsupported(mapping, 'deleted');
  if (within === undefined) return calls.remove(entity, before.record);
  await calls.save(within.entity, 'PUT', removeAt(before.record, pathOfRow(before)));
}

/** Finds the subject that a resource names. Throws 422 for a resource that has to name one and does not. */
function subjectOf(sent: JsonObject, { mapping, calls, base }: Writing): string | undefined {
  const element = ownerElement(mapping, calls.product);
  if (element === undefined) return undefined;
  const found = ownerReference(sent, mapping, { product: calls.product, base });
  if (found !== undefined) return found;
  const expression = elementOfField(mapping, subjectPath);
  throw refuse(422, 'required', 'Name whose it is by a reference to a resource of this server.', expression);
}

async function holderOf({ calls, mapping }: Writing, subject: string): Promise<JsonObject> {
  try {
    return await calls.get(mapping.within?.entity ?? '', subject);
  } catch (error) {
    throw error instanceof FhirRefusal && error.status === 404 ? unknownSubject(mapping) : error;
  }
}

/** Adds the user's organization to a new record that belongs to one. */
function withOrganization(record: JsonObject, { mapping, calls, organizations }: Writing): JsonObject {
  const at = calls.product.entities[mapping.entity]?.record?.organizationAt;
  if (at === undefined) return record;
  const [only, ...others] = organizations;
  if (only !== undefined && others.length === 0) return setAt(record, at, only);
  const text =
    'You belong to several organizations, and a resource cannot name one. Create it in the product.';
  throw refuse(422, 'not-supported', text, mapping.resource);
}

/** Reads the version that the sender has seen, which tells what was changed. */
async function seenResource({ before, revision, ...writing }: Updating): Promise<JsonObject> {
  const { mapping, calls, now } = writing;
  const current = servedResource(before, calls.product, now);
  const { _rev: latest } = before.record;
  if (mapping.within !== undefined || latest === revision) return current;
  const versions = await versionsOf({ calls, mapping, id: before.id, now });
  return versions.find(({ rev }) => rev === revision)?.resource ?? current;
}

function pathOfRow({ mapping: { within }, record, item }: ServedItem): string {
  const { at = '', key } = within ?? {};
  if (key === undefined) return at;
  const rows = jsonItems(getAt(record, at));
  return `${at}/${rows.findIndex((row) => jsonObject(row)[key] === item[key])}`;
}

interface Storing extends Writing {
  readonly id: string;
  readonly sent: JsonObject;
  /** Resource that the sender has changed; absent for a new one. */
  readonly seen?: JsonObject;
  readonly item: JsonObject;
  /** Entity of the record that is saved: that of the item, or that of its holder. */
  readonly entity: string;
  readonly record: JsonObject;
}

/** Saves a record, and refuses or names what its resource would lack of what was sent. */
async function store(storing: Storing): Promise<Written> {
  const { mapping, calls, now, id, sent, seen, isLenient, entity, record } = storing;
  const { product } = calls;
  const compared = (served: ServedItem) => {
    const stored = servedResource(served, product, now);
    return { resource: stored, left: elementsLeftOut({ sent, stored, seen, mapping, product }) };
  };
  const method = '_rev' in record ? 'PUT' : 'POST';
  const saved = await calls.save(entity, method, record).catch((error: unknown) => {
    throw refusalOfSave(error, {
      ...storing,
      left: () => compared({ mapping, id, item: storing.item, record }).left,
    });
  });
  const served = itemsIn(mapping, saved).find((each) => each.id === id);
  if (served === undefined)
    throw refuse(422, 'processing', 'It has no content that is kept.', mapping.resource);
  const { resource, left } = compared(served);
  if (left.length > 0 && !isLenient) throw new FhirRefusal(422, left.map(issueOfLeftOut));
  return {
    ...{ resource, isNew: seen === undefined },
    warnings: left.map((each) => ({ ...issueOfLeftOut(each), severity: 'warning' })),
  };
}

function refusalOfSave(
  error: unknown,
  { mapping, seen, left, calls, entity }: Storing & { readonly left: () => readonly MissingElement[] },
): unknown {
  if (!(error instanceof CallRefusal)) return error;
  if (error.status === 404 && seen === undefined) return unknownSubject(mapping);
  const further = error.status === 422 ? left().map(issueOfLeftOut) : [];
  return error.about((path) => {
    const expression = elementOfField(mapping, path);
    const isWhole = expression === mapping.resource && path !== '';
    const described = isWhole ? calls.product.entities[entity] : undefined;
    return { expression, label: described && labelAt(described, path) };
  }, further);
}

function issueOfLeftOut({ expression, stored }: MissingElement): JsonObject {
  const instead = stored === undefined ? 'It would be left out.' : `It would be kept as ${stored}.`;
  const remedy = 'Leave it out of what you send, or send "Prefer: handling=lenient" to have it left out.';
  return issueOf('not-supported', `This is not kept here. ${instead} ${remedy}`, expression);
}

function unknownSubject(mapping: ResourceMapping): FhirRefusal {
  const text = 'There is no record that it could belong to, or you may not see it.';
  return refuse(422, 'not-found', text, elementOfField(mapping, subjectPath));
}

function moved(mapping: ResourceMapping): FhirRefusal {
  const expression = elementOfField(mapping, subjectPath);
  return refuse(422, 'business-rule', 'A stored record stays where it belongs.', expression);
}

function unsupported({ resource }: ResourceMapping, what: string): FhirRefusal {
  return refuse(405, 'not-supported', `A ${resource} is not ${what} here.`, resource);
}
