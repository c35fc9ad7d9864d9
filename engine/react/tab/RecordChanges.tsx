import { formatDateTime } from '../../core/dates.ts';
import type { JsonObject } from '../../core/json.ts';
import { messageOfError } from '../data/gateway-error.ts';
import { useCall } from '../data/use-call.ts';
import { Loading } from '../parts/Loading.tsx';
import { idOf } from '../parts/record-content.ts';
import { entryOf } from '../provider/entry-of.ts';
import { useProduct } from '../provider/use-product.ts';
import { personName } from '../table/cells/person-name.ts';
import { type ChangeEntry, changeLines, type HistoryAnswer, ofRow } from './record-changes.ts';
import type { RowsTab } from './use-tab-rows.ts';

export interface RecordChangesProps {
  readonly tab: RowsTab;
  /** Call that answers with the changes of a record. */
  readonly call: string;
  readonly row: JsonObject;
  readonly root: JsonObject | undefined;
}

/** Who changed what and when, the newest first: of a record, or of the part of a record that a row is. */
export function RecordChanges({ tab, call, row, root }: RecordChangesProps) {
  const { entity, id, at } = placeOf(tab, row, root);
  const answer = useCall<HistoryAnswer>(call, { query: { entity, id } });
  if (answer.data === undefined) {
    const error = answer.error === null ? undefined : messageOfError(answer.error, 'An error occurred');
    return <Loading error={error} onRetry={() => void answer.refetch()} />;
  }
  const entries = ofRow(answer.data.entries, at);
  if (entries.length === 0) return <p>No changes recorded.</p>;
  return (
    <table className="en-table en-changes">
      <thead>
        <tr>
          {['When', 'Who', 'What'].map((title) => (
            <th key={title} scope="col" className="en-th">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.rev} entry={entry} entity={entity} />
        ))}
      </tbody>
    </table>
  );
}

const words: Readonly<Record<ChangeEntry['action'], string>> = {
  created: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  restored: 'Restored',
};

function EntryRow({ entry, entity: name }: { readonly entry: ChangeEntry; readonly entity: string }) {
  const product = useProduct();
  const lines = changeLines(entry.changes, {
    entity: entryOf(product, 'entities', name),
    codes: product.codes,
  });
  return (
    <tr className="en-row">
      <td className="en-cell-unbroken">{formatDateTime(entry.at)}</td>
      <td className="en-cell-unbroken">{personName(entry.by) || entry.source || 'Unknown'}</td>
      <td>
        {words[entry.action]}
        <dl className="en-change-lines">
          {lines.map(({ at, title, from, to }) => (
            <div key={at}>
              <dt>{title}</dt>
              <dd>
                {from !== undefined && <del>{from}</del>}
                {from !== undefined && to !== undefined && <span aria-hidden="true"> → </span>}
                {to !== undefined && <ins>{to}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

/** The record that a row is or is in, and where in it. */
function placeOf({ source, entity }: RowsTab, row: JsonObject, root: JsonObject | undefined) {
  if (source.kind === 'call') return { entity, id: idOf(row) ?? '', at: '' };
  const at = source.kind === 'object' ? source.at : `${source.at}/${String(row[source.key])}`;
  return { entity: source.record, id: idOf(root) ?? '', at };
}
