import { type ReactNode, useId } from 'react';

export interface Bar {
  readonly label: string;
  readonly value: number | null;
}

/** A chart of bars of one figure. */
export interface BarChartProps {
  readonly title: string;
  readonly description: string;
  readonly bars: readonly Bar[];
  readonly textOf: (value: number | null) => string;
}

export interface ChartFrameProps extends BarChartProps {
  /** What the drawing is called; the caption above it says `title`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The caption over a drawing, and the drawing's bars as a sentence for those who do not see them. */
export function ChartFrame({ title, description, bars, textOf, ...drawing }: ChartFrameProps) {
  const id = useId();
  const { name, width, height, className, children } = drawing;
  return (
    <figure className="report-chart">
      <figcaption>
        {title} <span>{description}</span>
      </figcaption>
      <svg
        className={className}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{name}</title>
        <desc id={`${id}-description`}>
          {bars.map(({ label, value }) => `${label}: ${textOf(value)}`).join(', ')}
        </desc>
        {children}
      </svg>
    </figure>
  );
}
