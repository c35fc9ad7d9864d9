import { scaleBand, scaleLinear } from 'd3-scale';
import { type BarChartProps, ChartFrame } from './ChartFrame.tsx';

const size = { width: 720, label: 270, number: 70, row: 26 } as const;

/** A figure by group, the names beside their bars. The table beside it has the same numbers. */
export function GroupChart(props: BarChartProps) {
  const { title, bars, textOf } = props;
  const greatest = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const height = bars.length * size.row + 8;
  const across = scaleLinear([0, greatest], [0, size.width - size.label - size.number]);
  const down = scaleBand(
    bars.map(({ label }) => label),
    [4, height - 4],
  ).paddingInner(0.3);
  return (
    <ChartFrame {...props} name={title} className="report-groups" width={size.width} height={height}>
      {bars.map(({ label, value }) => {
        const y = down(label) ?? 0;
        const middle = y + down.bandwidth() / 2;
        const width = across(value ?? 0);
        return (
          <g key={label}>
            <text x={size.label - 10} y={middle} textAnchor="end" dominantBaseline="central">
              {label}
            </text>
            <rect className="report-bar" {...{ x: size.label, y, width, height: down.bandwidth() }} rx="2" />
            <text x={size.label + width + 8} y={middle} dominantBaseline="central">
              {textOf(value)}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}
