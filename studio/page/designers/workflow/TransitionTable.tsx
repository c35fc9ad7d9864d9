import type { Workflow } from '../../../../engine/core/product/workflow.ts';

export interface TransitionTableProps {
  readonly workflow: Workflow;
  readonly state: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly onOpen: (index: number) => void;
}

/** Shows the rows that lead from a state or to it. */
export function TransitionTable({ workflow, state, titles, onOpen }: TransitionTableProps) {
  const rows = workflow.transitions
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.from.includes(state) || row.among?.includes(state) === true);
  const named = (names: readonly string[] | undefined) => names?.map((name) => titles[name] ?? name);
  return (
    <div className="studio-grid-frame">
      <table className="studio-grid">
        <caption className="studio-caption">{`Rows from and to ${titles[state] ?? state}`}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Event</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, index }) => (
            <tr key={row.id}>
              <th scope="row">
                <button type="button" className="studio-crumb" onClick={() => onOpen(index)}>
                  {row.id}
                </button>
              </th>
              <td>{workflow.events[row.on]?.title ?? row.on}</td>
              <td>
                <States names={named(row.from)} />
              </td>
              <td>
                {row.refuse !== undefined && 'refused'}
                {row.refuse === undefined &&
                  (row.to === undefined ? 'stays' : <States names={named(row.among)} />)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Maximum number of states listed directly; a longer list is folded behind its number, since a row may name
 * all states.
 */
const mostListed = 4;

function States({ names }: { readonly names: readonly string[] | undefined }) {
  if (names === undefined) return 'any state';
  if (names.length <= mostListed) return names.join(', ');
  return (
    <details>
      <summary>{`${names.length} states`}</summary>
      {names.join(', ')}
    </details>
  );
}
