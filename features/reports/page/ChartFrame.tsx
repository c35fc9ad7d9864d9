import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of a drawing where nothing is laid out, as on paper that is not printed yet. */
const usual = 720;

/** The width of an element in CSS pixels: what is drawn to it has letters of one size on every screen. */
function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      const inner = current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (inner > 0) setWidth(Math.floor(inner));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

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
