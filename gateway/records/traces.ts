import { type Prepared, prepared } from '../store/database.ts';
import { nobody } from '../store/kinds/nobody.ts';
import { appendedEntries } from './audit/linked-entries.ts';
import { followedChanges } from './followed-changes.ts';

/** The topic of the outbox entry that every change of a record leaves. */
export const recordTopic = 'record';

/** Traces that a change leaves beside its row. */
type Trace =
  | 'organization'
  | 'subject'
  | 'at'
  | 'author'
  | 'action'
  | 'call'
  | 'request'
  | 'details'
  | 'payload'
  | 'isRemoved';

/** SQL that changes rows of `record`, and where it has what their traces say. */
export interface TracedChange {
  /** Parts of a `with` that the change reads. */
  readonly given?: string;
  readonly change: string;
  /** The rows that were changed, as `changed`, with what the traces read. */
  readonly from: string;
  readonly traces: Readonly<Record<Trace, string>>;
}

/**
 * Builds one statement that changes rows and leaves what others read of the change: their versions, audit and outbox
 * entries. Where there is nothing to change it leaves nothing.
 */
export function withTraces({ given = '', change, from, traces }: TracedChange): Prepared {
  const { organization, subject, at, author, action, call, request, details, payload, isRemoved } = traces;
  return prepared(
    `with ${given}changed as (${change} returning type, id, subject, rev, document),
       entry as materialized (
         select ${organization} as organization,
           'changes:' || coalesce(${subject}, changed.id) || '@' || ${organization} as chain,
           ${at}::timestamptz as at, ${author} as author, ${action} as action, changed.type, changed.id,
           coalesce(${subject}, changed.id) as subject, changed.rev, ${call} as call, ${request} as request,
           null::text[] as shown, ${details}::jsonb as details,
           sha256(convert_to(changed.document::text, 'UTF8')) as document_hash from ${from}),
       ${appendedEntries},
       ${followedChanges('changed')},
       announced as (insert into outbox (at, topic, subject, organization, payload, is_pending)
         select ${at}, '${recordTopic}', coalesce(${subject}, changed.id), nullif(${organization}, '${nobody}'),
           ${payload}::jsonb, false from ${from})
     insert into record_version (type, id, organization, rev, document, author, at, source, is_removed)
     select changed.type, changed.id, ${organization}, changed.rev, changed.document, ${author}, ${at}, ${call},
       ${isRemoved} from ${from}`,
  );
}
