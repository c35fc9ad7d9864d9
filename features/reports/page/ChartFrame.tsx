import { type ReactNode, useId } from 'react';
import { useWidth } from './use-width.ts';

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

export interface Drawing {
  /** CSS pixels. */
  readonly height: number;
  readonly content: ReactNode;
}

export interface ChartFrameProps extends BarChartProps {
  /** Name of the drawing; the caption above it is `title`. */
  readonly name: string;
  /** Draws into a width in CSS pixels. */
  readonly draw: (width: number) => Drawing;
}

/** The caption over a drawing, and the drawing's bars as a sentence for those who do not see them. */
export function ChartFrame({ title, description, bars, textOf, name, draw }: ChartFrameProps) {
  const id = useId();
  const [frame, width] = useWidth<HTMLElement>();
  const { height, content } = draw(width);
  return (
    <figure ref={frame} className="report-chart">
      <figcaption>
        {title} <span>{description}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{name}</title>
        <desc id={`${id}-description`}>
          {bars.map(({ label, value }) => `${label}: ${textOf(value)}`).join(', ')}
        </desc>
        {content}
      </svg>
    </figure>
  );
}
