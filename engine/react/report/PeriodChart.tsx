import { scaleBand, scaleLinear } from 'd3-scale';
import { useMessages } from '../context/use-messages.ts';
import { type BarChartProps, ChartFrame } from './ChartFrame.tsx';

/** Properties of a chart with one bar for each period, oldest first. */
export interface PeriodChartProps extends BarChartProps {
  readonly by: 'month' | 'day';
  /** True where the full height is 100 %. */
  readonly isShare?: boolean;
}

/** Limit on a bar's width, so that a few periods do not become blocks. */
const widest = 64;

const size = { height: 240, left: 8, top: 24, bottom: 28 } as const;

/** Minimum pixels for a label, and for a number of a few digits. */
const room = { label: 66, number: 30 } as const;

/** Shows a figure by month or day; the table beside it has the same numbers. */
export function PeriodChart({ by, isShare = false, ...chart }: PeriodChartProps) {
  const say = useMessages();
  const { title, bars, textOf } = chart;
  const greatest = Math.max(...bars.map(({ value }) => value ?? 0));
  const floor = size.height - size.bottom;
  const up = scaleLinear([0, isShare ? Math.max(1, greatest) : greatest || 1], [floor, size.top]);
  const draw = (full: number) => {
    const across = scaleBand(
      bars.map(({ label }) => label),
      [size.left, full - size.left],
    )
      .paddingInner(0.25)
      .paddingOuter(0.1);
    const width = Math.min(widest, across.bandwidth());
    // Shows only every nth label and number, so that they do not overlap.
    const every = Math.max(1, Math.ceil(room.label / across.step()));
    const everyNumber = Math.max(1, Math.ceil(room.number / across.step()));
    const content = (
      <>
        <line className="en-report-floor" x1={0} x2={full} y1={floor} y2={floor} />
        {bars.map(({ label, value }, index) => {
          const x = across(label) ?? 0;
          const top = up(value ?? 0);
          const middle = x + across.bandwidth() / 2;
          const hasNumber = index % everyNumber === 0 && !(value === 0 && by === 'day');
          return (
            <g key={label}>
              <title>{`${label}: ${textOf(value)}`}</title>
              <rect
                className="en-report-bar"
                {...{ x: middle - width / 2, y: top, width, height: floor - top }}
                rx="2"
              />
              {hasNumber && (
                <text x={middle} y={top - 6} textAnchor="middle">
                  {textOf(value)}
                </text>
              )}
              {index % every === 0 && (
                <text className="en-report-month" x={middle} y={floor + 18} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
    return { height: size.height, content };
  };
  return <ChartFrame {...chart} name={say(`report.chart.by-${by}`, { title })} draw={draw} />;
}
