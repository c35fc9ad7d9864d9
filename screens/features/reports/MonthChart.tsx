import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { monthText, type ReportColumn, type ReportRow, valueText } from './report-values.ts';

export interface MonthChartProps {
  readonly column: ReportColumn;
  /** Where the column's value stands in each row. */
  readonly index: number;
  /** One for each month, oldest first. */
  readonly rows: readonly ReportRow[];
}

const size = { width: 720, height: 240, left: 8, top: 24, bottom: 28 } as const;

/** One column of a report by month. The table beside it has the same numbers. */
export function MonthChart({ column, index, rows }: MonthChartProps) {
  const id = useId();
  const valueIn = ({ values }: ReportRow) => values[index] ?? null;
  const greatest = Math.max(...rows.map((row) => valueIn(row) ?? 0));
  const across = scaleBand(
    rows.map(({ month }) => month),
    [size.left, size.width - size.left],
  )
    .paddingInner(0.25)
    .paddingOuter(0.1);
  const up = scaleLinear(
    [0, column.take === 'share' ? Math.max(1, greatest) : greatest || 1],
    [size.height - size.bottom, size.top],
  );
  const floor = size.height - size.bottom;
  const isNarrow = across.bandwidth() < 44;
  return (
    <figure className="report-chart">
      <figcaption>
        {column.title} <span>{column.description}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{`${column.title} by month`}</title>
        <desc id={`${id}-description`}>
          {rows.map((row) => `${monthText(row.month)}: ${valueText(column, valueIn(row))}`).join(', ')}
        </desc>
        <line className="report-floor" x1={0} x2={size.width} y1={floor} y2={floor} />
        {rows.map((row, place) => {
          const value = valueIn(row);
          const x = across(row.month) ?? 0;
          const top = up(value ?? 0);
          const middle = x + across.bandwidth() / 2;
          return (
            <g key={row.month}>
              <title>{`${monthText(row.month)}: ${valueText(column, value)}`}</title>
              <rect
                className="report-bar"
                {...{ x, y: top, width: across.bandwidth(), height: floor - top }}
                rx="2"
              />
              <text x={middle} y={top - 6} textAnchor="middle">
                {valueText(column, value)}
              </text>
              {(!isNarrow || place % 2 === 0) && (
                <text className="report-month" x={middle} y={floor + 18} textAnchor="middle">
                  {monthText(row.month)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
