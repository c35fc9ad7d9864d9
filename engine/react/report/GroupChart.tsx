import { scaleBand, scaleLinear } from 'd3-scale';
import { type BarChartProps, ChartFrame } from './ChartFrame.tsx';

const size = { number: 56, bar: 18, gap: 8, text: 18 } as const;

/** Widths for names beside the bars; where the bars would get too little room, names stand above. */
const beside = { label: 270, from: 520, most: 820 } as const;

/** Shows a figure by group, with the group names; the table beside it has the same numbers. */
export function GroupChart(props: BarChartProps) {
  const { title, bars, textOf } = props;
  const draw = (given: number) => {
    const isBeside = given >= beside.from;
    const width = Math.min(given, beside.most);
    const left = isBeside ? beside.label : 0;
    const top = isBeside ? 0 : size.text;
    const row = top + size.bar + size.gap;
    const height = bars.length * row;
    const greatest = Math.max(1, ...bars.map(({ value }) => value ?? 0));
    const across = scaleLinear([0, greatest], [0, width - left - size.number]);
    const down = scaleBand(
      bars.map(({ label }) => label),
      [0, height],
    );
    const content = bars.map(({ label, value }) => {
      const y = (down(label) ?? 0) + top;
      const middle = y + size.bar / 2;
      const length = across(value ?? 0);
      return (
        <g key={label}>
          <text
            {...(isBeside
              ? { x: left - 10, y: middle, textAnchor: 'end', dominantBaseline: 'central' }
              : { x: 0, y: y - 5 })}
          >
            {label}
          </text>
          <rect className="en-report-bar" {...{ x: left, y, width: length, height: size.bar }} rx="2" />
          <text x={left + length + 8} y={middle} dominantBaseline="central">
            {textOf(value)}
          </text>
        </g>
      );
    });
    return { height, content };
  };
  return <ChartFrame {...props} name={title} draw={draw} />;
}
