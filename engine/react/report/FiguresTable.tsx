import type { AnsweredColumn, PeriodReportAnswer } from '../../core/protocol/report-answer.ts';
import { useMessages } from '../context/use-messages.ts';
import { figureText, organizationText } from './report-values.ts';

interface FiguresRow {
  readonly key: string;
  readonly title: string;
  readonly isSum: boolean;
  readonly values: readonly (number | null)[];
}

export interface FiguresTableProps {
  readonly caption: string;
  /** Heading of the first column. */
  readonly rowTitle: string;
  readonly columns: readonly AnsweredColumn[];
  readonly organizations: PeriodReportAnswer['organizations'];
  /** Organizations with rows, in order; the total follows where there are several. */
  readonly ids: readonly string[];
  readonly rowsOf: (id: string) => readonly FiguresRow[];
}

/** Shows the rows of every organization, then the totals. */
export function FiguresTable(props: FiguresTableProps) {
  const { caption, rowTitle, columns, organizations, ids, rowsOf } = props;
  const say = useMessages();
  const shown = organizations.length > 1 && ids.length > 1 ? [...ids, ''] : ids;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="en-report-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="en-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(({ title, description }) => (
              <th key={title} scope="col" title={description}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((id) => (
          <tbody key={id}>
            <tr className="en-report-organization">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {id === '' ? say('report.organizations') : organizationText({ organizations }, id)}
              </th>
            </tr>
            {rowsOf(id).map(({ key, title, isSum, values }) => (
              <tr key={key} className={isSum ? 'en-report-sum' : undefined}>
                <th scope="row">{title}</th>
                {columns.map((column, index) => (
                  <td key={column.title}>{figureText(column, values[index] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
