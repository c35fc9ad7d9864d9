import { scaleBand, scaleLinear } from 'd3-scale';
import { type BarChartProps, ChartFrame } from './ChartFrame.tsx';

/** The bars are one for each period, oldest first. */
export interface PeriodChartProps extends BarChartProps {
  readonly by: 'month' | 'day';
  /** The whole height is 100 %. */
  readonly isShare?: boolean;
}

/** A few periods are not drawn as blocks. */
const widest = 64;

const size = { width: 720, height: 240, left: 8, top: 24, bottom: 28 } as const;

/** A figure by month or day. The table beside it has the same numbers. */
export function PeriodChart({ by, isShare = false, ...chart }: PeriodChartProps) {
  const { title, bars, textOf } = chart;
  const greatest = Math.max(...bars.map(({ value }) => value ?? 0));
  const across = scaleBand(
    bars.map(({ label }) => label),
    [size.left, size.width - size.left],
  )
    .paddingInner(0.25)
    .paddingOuter(0.1);
  const up = scaleLinear(
    [0, isShare ? Math.max(1, greatest) : greatest || 1],
    [size.height - size.bottom, size.top],
  );
  const width = Math.min(widest, across.bandwidth());
  const floor = size.height - size.bottom;
  // As many labels as have room side by side.
  const every = Math.max(1, Math.ceil(66 / across.step()));
  return (
    <ChartFrame {...chart} name={`${title} by ${by}`} width={size.width} height={size.height}>
      <line className="report-floor" x1={0} x2={size.width} y1={floor} y2={floor} />
      {bars.map(({ label, value }, place) => {
        const x = across(label) ?? 0;
        const top = up(value ?? 0);
        const middle = x + across.bandwidth() / 2;
        return (
          <g key={label}>
            <title>{`${label}: ${textOf(value)}`}</title>
            <rect
              className="report-bar"
              {...{ x: middle - width / 2, y: top, width, height: floor - top }}
              rx="2"
            />
            <text x={middle} y={top - 6} textAnchor="middle">
              {value === 0 && by === 'day' ? '' : textOf(value)}
            </text>
            {place % every === 0 && (
              <text className="report-month" x={middle} y={floor + 18} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
