import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Json } from '../../core/json/json.ts';
import type { CallContract } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import type { ChangedRecords } from '../../core/protocol/changed-records.ts';

/** Known extent of a change; without `types`, any record may have changed. */
export interface KnownChange extends Partial<ChangedRecords> {
  /** Record that has changed, or to which the changed records belong. */
  readonly subject?: string;
  /** Query keys of the answers that the change included, which need no refetch. */
  readonly answered?: readonly QueryKey[];
}

/** Refetches the displayed answers that contain the records written. */
export type FollowChanges = (change: KnownChange) => void;

/**
 * Maximum number of remembered requests; few are enough, since the second message about a request arrives within
 * moments.
 */
const mostRemembered = 200;

/** Refetches that were made for the records written by one request. */
interface Followed {
  /** Record types whose displayed answers have all been refetched. */
  readonly types: Set<string>;
  /** Keys of answers that were refetched or came with the change. */
  readonly answers: Set<string>;
}

/**
 * Creates the function that refetches answers, once per write. The page learns of each of its own writes
 * twice, by the response and over the socket; only the first message has an effect.
 */
export function createFollowChanges(queryClient: QueryClient, product: () => Product): FollowChanges {
  const remembered = new Map<string, Followed>();

  function followedBefore(request: string | undefined): Followed {
    const known = request === undefined ? undefined : remembered.get(request);
    if (known !== undefined) return known;
    const followed: Followed = { types: new Set(), answers: new Set() };
    if (request === undefined) return followed;
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
    remembered.set(request, followed);
    return followed;
  }

  return ({ types, request, subject, answered = [] }) => {
    const followed = followedBefore(request);
    const news = types?.filter((type) => !followed.types.has(type));
    if (news?.length === 0) return;
    for (const key of answered) followed.answers.add(hashKey(key));
    const predicate = ({ queryKey, queryHash }: Query) =>
      !followed.answers.has(queryHash) && isAbout(queryKey, subject) && holdsAnyOf(product(), queryKey, news);
    const outdated = queryClient.getQueryCache().findAll({ queryKey: ['call'], predicate });
    for (const { queryHash, queryKey } of outdated) {
      followed.answers.add(queryHash);
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'active' });
    }
    if (subject === undefined) for (const type of news ?? []) followed.types.add(type);
  };
}

/**
 * Reports whether an answer was requested for a record; true for a call without arguments, which may concern any
 * record.
 */
function isAbout([, , query, body]: QueryKey, subject: string | undefined): boolean {
  if (subject === undefined) return true;
  const values = [...Object.values(query as object), ...(body === null ? [] : Object.values(body as object))];
  return values.length === 0 || values.some((value) => names(value, subject) || isListed(value, subject));
}

/** Reports whether a value contains the record's id; some calls have the id as part of a longer key. */
function names(value: Json, subject: string): boolean {
  return typeof value === 'string' && value.includes(subject);
}

function isListed(value: Json, subject: string): boolean {
  return Array.isArray(value) && value.includes(subject);
}

/** Reports whether a call answers records of these types, or values computed from records. */
function holdsAnyOf(
  { calls, entities }: Product,
  [, name]: QueryKey,
  types: readonly string[] | undefined,
): boolean {
  const contract = calls[String(name)];
  if (contract === undefined) return false;
  if (types === undefined) return true;
  const isAmong = (entity: string) => types.includes(entities[entity]?.record?.type ?? '');
  if (contract.dependsOn?.some(isAmong) === true) return true;
  const answered = entitiesOf(contract);
  return answered === undefined ? isWorkedOut(contract) : answered.some(isAmong);
}

/** Lists the entities of the records that a call answers; undefined where the contract does not state them. */
function entitiesOf({ answer }: CallContract): readonly string[] | undefined {
  if (answer.kind === 'list') return [answer.entity, ...(answer.also ?? [])];
  return answer.kind === 'record' || answer.kind === 'saved' ? [answer.entity] : undefined;
}

/** Reports whether an answer is computed from records, or is about a record that the query names. */
function isWorkedOut({ answer, query }: CallContract): boolean {
  return answer.kind === 'hits' || Object.values(query).some(({ record }) => record !== undefined);
}
