import { Link } from 'react-router';
import type { JsonObject } from '../../core/json/json.ts';
import type { FlowComparison, FlowList } from '../../core/product/flow.ts';
import { tidyText } from '../../core/text/clean-text.ts';
import { foldText } from '../../core/text/fold-text.ts';
import { useMessages } from '../context/use-messages.ts';
import type { Column } from '../table/columns.ts';
import { linkOf } from '../table/link-of.ts';
import { useColumns } from '../table/use-columns.ts';
import type { OpenFlow } from './use-flow.ts';
import './row-comparison.css';

/** Maximum of rows side by side, since users cannot compare more; the best come first. */
const mostRows = 3;

export interface RowComparisonProps {
  readonly open: OpenFlow;
  readonly list: FlowList;
  readonly compares: FlowComparison;
  readonly rows: readonly JsonObject[];
  readonly rowKey: (row: JsonObject) => string;
}

/** Renders the first rows beside the output of an earlier step, with matches and differences. */
export function RowComparison({ open, list, compares, rows, rowKey }: RowComparisonProps) {
  const say = useMessages();
  const fields = useFields(compares);
  const names = useColumns(list.table.columns).filter(({ descriptor }) => descriptor.link !== undefined);
  const given = open.memory.get().given[compares.step] ?? {};
  const shown = rows.slice(0, mostRows);
  const isFilled = ({ given: side, row }: ComparedField) =>
    [side.textOf(given), ...shown.map(row.textOf)].some((text) => text !== '');
  return (
    <section className="en-comparison" aria-label={say('flow.compared', { list: list.title })}>
      <table className="en-comparison-table">
        <thead>
          <tr>
            <th scope="col">{say('flow.compared.field')}</th>
            <th scope="col">{compares.title}</th>
            {shown.map((row) => (
              <th key={rowKey(row)} scope="col">
                <RowName row={row} names={names} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.filter(isFilled).map((field) => (
            <tr key={field.given.id}>
              <th scope="row">{field.given.descriptor.title}</th>
              <td data-heading={compares.title}>{field.given.textOf(given)}</td>
              {shown.map((row) => (
                <ComparedCell
                  key={rowKey(row)}
                  heading={names.map(({ textOf }) => textOf(row)).join(' ')}
                  text={field.row.textOf(row)}
                  given={field.given.textOf(given)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p className="en-flow-text">{say('flow.compared.first', { n: mostRows, total: rows.length })}</p>
      )}
    </section>
  );
}

interface ComparedField {
  readonly given: Column;
  readonly row: Column;
}

/** Lists the fields of which the user may see both sides. */
function useFields({ fields }: FlowComparison): readonly ComparedField[] {
  const givens = useColumns(fields.map(({ given }) => given));
  const rows = useColumns(fields.map(({ row }) => row));
  return fields.flatMap(({ given, row }) => {
    const one = givens.find(({ descriptor }) => descriptor === given);
    const other = rows.find(({ descriptor }) => descriptor === row);
    return one === undefined || other === undefined ? [] : [{ given: one, row: other }];
  });
}

function RowName({ row, names }: { readonly row: JsonObject; readonly names: readonly Column[] }) {
  const text = names.map(({ textOf }) => textOf(row)).join(' ');
  const link = names[0]?.descriptor.link;
  return link === undefined ? text : <Link to={linkOf(link, row)}>{text}</Link>;
}

interface ComparedCellProps {
  readonly heading: string;
  readonly text: string;
  readonly given: string;
}

/** Renders a cell, marked as equal to or different from the given text; unmarked if one of them is empty. */
function ComparedCell({ heading, text, given }: ComparedCellProps) {
  const say = useMessages();
  if (text === '' || given === '') return <td data-heading={heading}>{text}</td>;
  const kind = foldText(tidyText(text)) === foldText(tidyText(given)) ? 'matches' : 'differs';
  return (
    <td data-heading={heading} data-compared={kind}>
      <span aria-hidden="true">{kind === 'matches' ? '=' : '≠'}</span> {text}{' '}
      <span className="en-comparison-word">{say(`flow.compared.${kind}`)}</span>
    </td>
  );
}
