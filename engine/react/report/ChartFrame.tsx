import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

/** Default width in pixels, for drawings that are not laid out yet, as before printing. */
const usual = 720;

/** Measures an element's width in CSS pixels, so that drawings have letters of one size on every screen. */
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

/** Properties of a bar chart of one figure. */
export interface BarChartProps {
  readonly title: string;
  readonly description: string;
  readonly bars: readonly Bar[];
  readonly textOf: (value: number | null) => string;
}

export interface ChartDrawing {
  /** Height in CSS pixels. */
  readonly height: number;
  readonly content: ReactNode;
}

export interface ChartFrameProps extends BarChartProps {
  /** Name of the drawing; its caption is `title`. */
  readonly name: string;
  /** Draws into a width in CSS pixels. */
  readonly draw: (width: number) => ChartDrawing;
}

/** Shows a drawing with its caption, and its bars as a sentence for screen readers. */
export function ChartFrame({ title, description, bars, textOf, name, draw }: ChartFrameProps) {
  const id = useId();
  const [frame, width] = useWidth<HTMLElement>();
  const { height, content } = draw(width);
  return (
    <figure ref={frame} className="en-report-chart">
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
