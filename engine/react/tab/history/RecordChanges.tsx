import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../core/dates/dates.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { dialogMessages } from '../../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useEveryCodes } from '../../context/use-codes.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useProduct } from '../../context/use-product.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { callKey } from '../../data/query-keys.ts';
import { Button } from '../../parts/Button.tsx';
import { idOf } from '../../parts/record-content.ts';
import { personName } from '../../table/cells/person-name.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import {
  type ChangeEntry,
  changeLine,
  entriesAt,
  type HistoryLocation,
  type RecordVersion,
  shownChanges,
  type VersionsAnswer,
} from './record-changes.ts';

registerMessages(dialogMessages);

export interface RecordChangesProps {
  readonly tab: RowsTab;
  /** Name of the call that answers the versions of a record. */
  readonly call: string;
  readonly row: JsonObject;
  readonly root: JsonObject | undefined;
  /** Restores an earlier version of the row; undefined where the user cannot restore. */
  readonly onRestore?: ((entry: ChangeEntry) => void) | undefined;
}

/**
 * Renders the changes of a record, or of the part of a record that is the row, with author and time, the newest
 * first.
 */
export function RecordChanges({ tab, call, row, root, onRestore }: RecordChangesProps) {
  const say = useMessages();
  const product = useProduct();
  const { entity, id, location } = historyOf(tab, row, root);
  const type = entryOf(product, 'entities', entity).record?.type ?? '';
  const answer = useVersions({ call, type, id });
  if (answer.data === undefined) return <AwaitedAnswer answer={answer} about={`${type} ${id}`} />;
  const { versions, canRestore } = answer.data;
  const entries = entriesAt(versions, location);
  if (entries.length === 0) return <p>{say('history.none')}</p>;
  return (
    <div className="en-changes">
      <table className="en-table">
        <caption className="en-visually-hidden">{say('history.title')}</caption>
        <thead>
          <tr>
            {[say('history.when'), say('history.who'), say('history.what')].map((title) => (
              <th key={title} scope="col" className="en-th">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, position) => (
            <EntryRow
              key={entry.version.rev}
              entry={entry}
              entity={entity}
              onRestore={canRestore && position > 0 && entry.value !== undefined ? onRestore : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EntryRowProps {
  readonly entry: ChangeEntry;
  readonly entity: string;
  readonly onRestore: RecordChangesProps['onRestore'];
}

function EntryRow({ entry, entity: name, onRestore }: EntryRowProps) {
  const say = useMessages();
  const product = useProduct();
  const codes = useEveryCodes();
  const entity = entryOf(product, 'entities', name);
  const { at, performedBy, author } = entry.version;
  const lines = shownChanges(entry.changes, entity).map((change) =>
    changeLine(change, { entity, codes, say }),
  );
  return (
    <tr className="en-row">
      <td className="en-cell-unbroken">{formatDateTime(at)}</td>
      <td className="en-cell-unbroken">{personName(performedBy) || author}</td>
      <td>
        {say(`history.${entry.action}`)}
        <dl className="en-change-lines">
          {lines.map(({ at: path, title, from, to }) => (
            <div key={path}>
              <dt>{title}</dt>
              <dd>
                {from !== undefined && <del>{from}</del>}
                {from !== undefined && to !== undefined && <span aria-hidden="true"> → </span>}
                {to !== undefined && <ins>{to}</ins>}
              </dd>
            </div>
          ))}
        </dl>
        {onRestore !== undefined && (
          <Button
            look="quiet"
            aria-label={say('history.restore.of', { when: formatDateTime(at) })}
            onClick={() => onRestore(entry)}
          >
            {say('history.restore')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Finds the record that has the history of a row, and the row's path in it; the row may be the record itself. */
function historyOf(
  { source, entity }: RowsTab,
  row: JsonObject,
  root: JsonObject | undefined,
): { readonly entity: string; readonly id: string; readonly location: HistoryLocation } {
  if (source.kind === 'call') return { entity, id: idOf(row) ?? '', location: { at: '' } };
  const record = { entity: source.record, id: idOf(root) ?? '' };
  if (source.kind === 'object') return { ...record, location: { at: source.at } };
  return { ...record, location: { at: source.at, row: { key: source.key, is: row[source.key] } } };
}

interface Versions {
  readonly versions: readonly RecordVersion[];
  /** True where the gateway lets the user restore a version. */
  readonly canRestore: boolean;
}

interface VersionsQuestion {
  /** Name of the call that answers the versions of a record. */
  readonly call: string;
  /** Stored type of the record. */
  readonly type: string;
  readonly id: string;
}

/**
 * Fetches every version of a record, newest first, page by page, since the shown part may have changed in old
 * versions only.
 */
function useVersions({ call, type, id }: VersionsQuestion): UseQueryResult<Versions, Error> {
  const { client } = useEngine();
  return useQuery({
    queryKey: callKey(call, { query: { type, id } }),
    queryFn: async ({ signal }) => {
      const versions: RecordVersion[] = [];
      let canRestore = false;
      for (let before: number | undefined, more = true; more; before = versions.at(-1)?.rev) {
        const query = { type, id, ...(before === undefined ? {} : { before }) };
        const page = (await client.call(call, { query, signal })) as VersionsAnswer;
        versions.push(...page.rows);
        canRestore = page.canRestore === true;
        more = page.more === true && page.rows.length > 0;
      }
      return { versions, canRestore };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
