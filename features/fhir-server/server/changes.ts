import { isJsonObject, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import {
  type FhirAnswer,
  type FhirRequest,
  type FhirServer,
  inTransaction,
  type JoinedServer,
} from './exchange.ts';
import { itemOfId } from './find.ts';
import { applyPatch } from './json-patch.ts';
import { issueOf, outcomeOf, refuse } from './outcome.ts';
import { findMatches } from './search.ts';
import { mappingsOf, type ServedItem, servedResource } from './served-resource.ts';
import { createResource, deleteResource, isCreatable, updateResource, type Written } from './write.ts';

/** Request that changes something, with its type and the user's organizations. */
export interface ChangeRequest extends FhirRequest {
  readonly type: string;
  /** Id of the resource; absent where a search finds it, and for a new one. */
  readonly id: string | undefined;
  readonly organizations: readonly string[];
}

/** Creates a resource, or answers the one that the condition finds. */
export function create(request: ChangeRequest, server: FhirServer): Promise<FhirAnswer> {
  const { type, conditions, newId: id = crypto.randomUUID() } = request;
  return inTransaction(server, async (joined) => {
    const sent = await resourceOf(request);
    const { ifNoneExist } = conditions;
    const condition = ifNoneExist === undefined ? undefined : conditionOf(type, ifNoneExist);
    const found = condition && (await theOnly(condition, joined));
    if (found !== undefined) return answerOf({ ...written(found, joined), isNew: false }, request, joined);
    const mapping = mappingOfType(type, joined);
    const stored = await createResource(sent, { ...writingOf(request, mapping, joined), id });
    if (condition !== undefined) await requireFound(condition, stored, joined);
    return answerOf(stored, request, joined);
  });
}

/** Creates what the search of an update has not found. */
function createFor(request: ChangeRequest, server: FhirServer): Promise<FhirAnswer> {
  const ifNoneExist = request.parameters.toString();
  return create({ ...request, conditions: { ...request.conditions, ifNoneExist } }, server);
}

/** Refuses a new resource that its own condition does not find, since each repetition would create another one. */
async function requireFound(
  condition: Condition,
  { resource }: Written,
  server: JoinedServer,
): Promise<void> {
  const found = await theOnly(condition, server);
  const { id } = resource;
  if (found?.id === id) return;
  const text =
    'The condition does not find the resource itself, so that a repeated request would create another one.';
  throw refuse(422, 'business-rule', text, condition.type);
}

/** Replaces a resource by its id, or the one that a search finds; creates one where the search finds none. */
export function update(request: ChangeRequest, server: FhirServer): Promise<FhirAnswer> {
  return inTransaction(server, async (joined) => {
    const sent = await resourceOf(request);
    const { id, type } = request;
    const { id: given } = sent;
    const before = await targetOf(request, joined);
    if (before === undefined) {
      if (given === undefined) return createFor(request, joined);
      throw refuse(
        400,
        'not-supported',
        'Leave the id out of a new resource: this server gives it.',
        `${type}.id`,
      );
    }
    const isMeant = given === before.id || (id === undefined && given === undefined);
    if (!isMeant)
      throw refuse(400, 'value', 'The id of the resource is not that of the address.', `${type}.id`);
    const revision = revisionOf(before);
    const seen = request.conditions.ifMatch === undefined ? versionOf(sent) : revision;
    const writing = writingOf(request, before.mapping, joined);
    const stored = await updateResource(sent, { ...writing, before, revision: seen ?? revision });
    return answerOf(stored, request, joined);
  });
}

/** Changes parts of a resource by a JSON Patch. */
export function patch(request: ChangeRequest, server: FhirServer): Promise<FhirAnswer> {
  const { mediaType } = request;
  if (mediaType !== patchType) {
    const text = `Send a patch as ${patchType}.`;
    throw refuse(415, 'not-supported', text);
  }
  return inTransaction(server, async (joined) => {
    const operations = await request.readBody();
    const before = await targetOf(request, joined);
    if (before === undefined) throw missing(request.type, 'that the search finds');
    const { resource } = written(before, joined);
    const sent = applyPatch(resource, operations);
    const { id, resourceType } = sent;
    if (id !== before.id || resourceType !== request.type)
      throw refuse(422, 'business-rule', 'A patch changes neither id nor type.', `${request.type}.id`);
    const writing = writingOf(request, before.mapping, joined);
    const stored = await updateResource(sent, { ...writing, before, revision: revisionOf(before) });
    return answerOf(stored, request, joined);
  });
}

export const patchType = 'application/json-patch+json';

/** Removes a resource by its id, or the one that a search finds, if any. */
export function remove(request: ChangeRequest, server: FhirServer): Promise<FhirAnswer> {
  return inTransaction(server, async (joined) => {
    const before = await targetOf(request, joined);
    if (before !== undefined) await deleteResource({ ...writingOf(request, before.mapping, joined), before });
    return { status: 204 };
  });
}

/** Finds what a request is about, in the revision that it wants; undefined where its search finds nothing. */
async function targetOf(request: ChangeRequest, server: JoinedServer): Promise<ServedItem | undefined> {
  const { type, id, parameters, conditions } = request;
  const found =
    id === undefined ? await theOnly({ type, parameters }, server) : await itemAt(type, id, server);
  const { ifMatch } = conditions;
  if (ifMatch === undefined) return found;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (found !== undefined && (tags.includes(`"${revisionOf(found)}"`) || tags.includes('*'))) return found;
  throw refuse(412, 'conflict', 'It was changed since you read it. Read it again, and repeat the change.');
}

/** Finds the item of a resource. Throws 404 for one that is missing or belongs to others, without saying which. */
export async function itemAt(type: string, id: string, { calls }: FhirServer): Promise<ServedItem> {
  for (const mapping of mappingsOf(calls.product, type)) {
    const item = await itemOfId(calls, mapping, id);
    if (item !== undefined) return item;
  }
  throw missing(type, id);
}

/** Builds the refusal of a resource that is missing or belongs to others, without saying which. */
export function missing(type: string, id: string) {
  return refuse(404, 'not-found', `There is no ${type}/${id}, or you may not see it.`);
}

interface Condition {
  readonly type: string;
  readonly parameters: URLSearchParams;
}

/** Reads the search of a condition, which may begin with its type or an address. */
export function conditionOf(type: string, query: string): Condition {
  return { type, parameters: new URLSearchParams(query.replace(/^[^?=]*\?/, '')) };
}

/**
 * Finds the only resource that answers a search. Throws 412 for several. Waits for transactions with the same search,
 * which may be about to create what it finds.
 */
export async function theOnly(
  condition: Condition,
  { calls, base, context, joint }: JoinedServer,
): Promise<ServedItem | undefined> {
  await joint.takeTurn(turnOf(condition));
  const { items } = await findMatches({ ...condition, calls, base, now: context.now }, 2);
  const [found, ...others] = items;
  if (others.length === 0) return found;
  throw refuse(412, 'multiple-matches', 'The condition finds several resources. Nothing was changed.');
}

/** Names the turn of requests with the same condition, which follow each other. */
export function turnOf({ type, parameters }: Condition): string {
  const sorted = new URLSearchParams(parameters);
  sorted.sort();
  return `fhir ${type}?${sorted.toString()}`;
}

async function resourceOf({ type, readBody }: ChangeRequest): Promise<JsonObject> {
  const sent = await readBody();
  const { resourceType } = jsonObject(sent);
  if (isJsonObject(sent) && resourceType === type) return sent;
  throw refuse(400, 'invalid', `Send a resource with the resourceType "${type}".`, 'resourceType');
}

/** Reads the version that the sender has read and changed, if the resource names one. */
function versionOf({ meta }: JsonObject): number | undefined {
  const version = isJsonObject(meta) ? meta['versionId'] : undefined;
  return typeof version === 'string' && /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined;
}

function revisionOf({ record: { _rev: revision } }: ServedItem): number {
  return Number(revision);
}

/** Finds the mapping that creates resources of a type, else the first one, whose refusal says why none does. */
function mappingOfType(type: string, { calls: { product } }: FhirServer): ResourceMapping {
  const mappings = mappingsOf(product, type);
  const mapping = mappings.find((each) => isCreatable(each, product)) ?? mappings[0];
  if (mapping === undefined) throw missing(type, '');
  return mapping;
}

function writingOf(request: ChangeRequest, mapping: ResourceMapping, { calls, base, context }: FhirServer) {
  const { organizations, preferences } = request;
  return { calls, mapping, base, now: context.now, isLenient: preferences.isLenient, organizations };
}

function written(item: ServedItem, { calls, context }: FhirServer): Written {
  return { resource: servedResource(item, calls.product, context.now), isNew: false, warnings: [] };
}

function answerOf(
  { resource, isNew, warnings }: Written,
  { type, preferences }: ChangeRequest,
  { base }: FhirServer,
): FhirAnswer {
  const { id } = resource;
  const { versionId } = isJsonObject(resource['meta']) ? resource['meta'] : {};
  const address = `${base}/${type}/${String(id)}`;
  const headers = {
    ...versionHeaders(resource),
    ...(isNew ? { Location: `${address}/_history/${String(versionId)}` } : { 'Content-Location': address }),
  };
  const saved = { ...issueOf('informational', 'It was saved.'), severity: 'information' };
  const outcome = outcomeOf(warnings.length === 0 ? [saved] : warnings);
  const usual = warnings.length === 0 ? 'representation' : 'OperationOutcome';
  // Names what was left out also to senders who want no answer.
  const wanted =
    preferences.wanted === 'minimal' && warnings.length > 0 ? usual : (preferences.wanted ?? usual);
  const body = wanted === 'minimal' ? undefined : wanted === 'OperationOutcome' ? outcome : resource;
  return { status: isNew ? 201 : 200, headers, body };
}

/** Builds the headers that name the version of a resource. */
export function versionHeaders({ meta }: JsonObject): Readonly<Record<string, string>> {
  const { versionId, lastUpdated } = isJsonObject(meta) ? meta : {};
  return {
    ETag: `W/"${String(versionId)}"`,
    ...(typeof lastUpdated === 'string' ? { 'Last-Modified': new Date(lastUpdated).toUTCString() } : {}),
  };
}
