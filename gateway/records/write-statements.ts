import { named } from '../store/database.ts';
import { nobody } from '../store/kinds/organization-scope.ts';
import { appendedEntries } from './audit/linked-entries.ts';

/** Topic of the outbox entry of every change of a record. */
export const recordTopic = 'record';

/** SQL expressions for the rows that a change adds to other tables: version, audit and outbox entry. */
interface Traces {
  readonly organization: string;
  readonly subject: string;
  readonly details: string;
  readonly payload: string;
  readonly action: string;
  readonly isRemoved: string;
}

/**
 * Builds the common table expressions after `changed`, which changed rows of `record`: inserts a version, an audit
 * entry and an outbox entry for each changed row.
 */
function leaving(
  from: string,
  { organization, subject, details, payload, action, isRemoved }: Traces,
): string {
  return `entry as materialized (
      select ${organization} as organization,
        'changes:' || coalesce(${subject}, changed.id) || '@' || ${organization} as chain,
        $at::timestamptz as at, $author as author, ${action} as action, changed.type, changed.id,
        coalesce(${subject}, changed.id) as subject, changed.rev, $call as call, $request as request,
        null::text[] as shown, ${details}::jsonb as details,
        sha256(convert_to(changed.document::text, 'UTF8')) as document_hash from ${from}),
    ${appendedEntries},
    ${followedChanges('changed')},
    announced as (insert into outbox (at, topic, subject, organization, payload, is_pending)
      select $at::timestamptz, '${recordTopic}', coalesce(${subject}, changed.id), nullif(${organization}, '${nobody}'),
        ${payload}::jsonb, false from ${from})
  insert into record_version (type, id, organization, rev, document, author, at, source, is_removed)
  select changed.type, changed.id, ${organization}, changed.rev, changed.document, $author, $at::timestamptz, $call,
    ${isRemoved} from ${from}`;
}

/**
 * Builds the common table expressions that record changes for derived tables that lag behind and have no triggers.
 * `rows` is the name of the expression that yields type, id and subject of each record.
 */
export function followedChanges(rows: string): string {
  return `followed as (
      insert into projection_change (name, hash, type, id, subject)
      select projection.name, projection.hash, ${rows}.type, ${rows}.id, ${rows}.subject
      from ${rows} join projection on projection.is_followed and ${rows}.type = any(projection.types))`;
}

const leavingOne = leaving('changed', {
  ...{ organization: '$organization', subject: '$subject', details: '$details', payload: '$payload' },
  ...{ action: '$action', isRemoved: '$isRemoved' },
});

export const insertOne = named(`with changed as (
    insert into record (type, id, organization, subject, rev, document, created_at, updated_at)
    values ($type, $id, $organization, $subject, $rev, $document::jsonb, $at, $at)
    on conflict do nothing returning type, id, subject, rev, document),
  ${leavingOne}`);

/** Update of a record. A removed one keeps its subject and organization, so that it can be restored. */
export const updateOne = named(`with changed as (
    update record set rev = $rev, document = $document::jsonb, updated_at = $at,
      deleted_at = case when $isRemoved then $at::timestamptz end
    where type = $type and id = $id and organization = $organization
    returning type, id, subject, rev, document),
  ${leavingOne}`);

/** Insertion of records in their first revision; `$records` is a list of objects. */
export const insertMany = named(`with given as (
    select * from jsonb_to_recordset($records::jsonb) as given (type text, id text, organization text, subject text,
      document jsonb, details jsonb, payload jsonb)),
  changed as (
    insert into record (type, id, organization, subject, rev, document, created_at, updated_at)
    select type, id, organization, subject, 1, document, $at::timestamptz, $at::timestamptz from given
    on conflict do nothing returning type, id, subject, rev, document),
  ${leaving('changed join given on given.type = changed.type and given.id = changed.id', {
    ...{ organization: 'given.organization', subject: 'given.subject' },
    ...{ details: 'given.details', payload: 'given.payload', action: "'write'", isRemoved: 'false' },
  })}`);
