import type { Workflow } from '../../../../../engine/core/product/workflow.ts';

export interface TransitionTableProps {
  readonly workflow: Workflow;
  readonly state: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly onOpen: (index: number) => void;
}

/** The rows that lead out of a state or into it. */
export function TransitionTable({ workflow, state, titles, onOpen }: TransitionTableProps) {
  const rows = workflow.transitions
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.from.includes(state) || row.among?.includes(state) === true);
  const listed = (names: readonly string[] | undefined) =>
    names === undefined ? 'any state' : names.map((name) => titles[name] ?? name).join(', ');
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
              <td>{listed(row.from)}</td>
              <td>
                {row.refuse !== undefined && 'refused'}
                {row.refuse === undefined && (row.to === undefined ? 'stays' : listed(row.among))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
