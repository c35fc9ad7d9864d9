import type { JsonObject } from '../../../engine/core/json/json.ts';
import { type BundleEntry, readBundle, refusalIn } from './bundle-entries.ts';
import { resolveEntries } from './bundle-references.ts';
import { type FhirAnswer, type FhirRequest, type FhirServer, inTransaction } from './exchange.ts';
import { interact } from './interactions.ts';
import { asRefusal, FhirRefusal, outcomeOf, refuse } from './outcome.ts';

/**
 * Answers a batch, entry by entry, or a transaction, of which all is stored or nothing. Throws the refusal of the entry
 * that a transaction fails at.
 */
export async function answerBundle(
  { readBody, preferences, queryOf }: FhirRequest,
  server: FhirServer,
): Promise<JsonObject> {
  // Finds the user before the transaction, in which nothing outside of it may be read.
  const { organizations } = await server.context.userOf(server.request);
  const known = { ...server, organizations };
  const { isTransaction, entries } = readBundle(await readBody(), {
    ...{ base: server.base, preferences, queryOf },
  });
  return isTransaction ? transact(entries, known) : batch(entries, known);
}

async function batch(entries: readonly BundleEntry[], server: FhirServer): Promise<JsonObject> {
  const answers: JsonObject[] = [];
  for (const { request } of entries)
    answers.push(await interact(request, server).then(entryOf, (error: unknown) => entryOfRefusal(error)));
  return { resourceType: 'Bundle', type: 'batch-response', entry: answers };
}

function transact(entries: readonly BundleEntry[], server: FhirServer): Promise<JsonObject> {
  requireDistinct(entries);
  return inTransaction(server, async (joined) => {
    const answers: JsonObject[] = [];
    for (const { index, request, newId } of await resolveEntries(entries, joined)) {
      answers[index] = await interact({ ...request, newId }, joined).then(entryOf, (error: unknown) => {
        const refusal = asRefusal(error);
        throw refusal instanceof FhirRefusal ? refusalIn(index, refusal) : refusal;
      });
    }
    return { resourceType: 'Bundle', type: 'transaction-response', entry: answers };
  });
}

/** Refuses a transaction that changes a resource twice, since the order would decide what is stored. */
function requireDistinct(entries: readonly BundleEntry[]): void {
  const seen = new Set<string>();
  for (const { index, type, id, request } of entries) {
    if (id === undefined || request.method === 'GET') continue;
    const address = `${type}/${id}`;
    if (seen.has(address))
      throw refusalIn(index, refuse(400, 'invalid', 'The transaction changes a resource twice.'));
    seen.add(address);
  }
}

function entryOf({ status, headers = {}, body }: FhirAnswer): JsonObject {
  const { ETag: etag, Location: location } = headers;
  const { resourceType } = body ?? {};
  const isOutcome = resourceType === 'OperationOutcome';
  return {
    ...(body === undefined || isOutcome ? {} : { resource: body }),
    response: {
      status: String(status),
      ...(location === undefined ? {} : { location }),
      ...(etag === undefined ? {} : { etag }),
      ...(isOutcome ? { outcome: body } : {}),
    },
  };
}

function entryOfRefusal(error: unknown): JsonObject {
  const refusal = asRefusal(error);
  if (!(refusal instanceof FhirRefusal)) throw error;
  const { status, headers, issues } = refusal;
  return entryOf({ status, headers, body: outcomeOf(issues) });
}
