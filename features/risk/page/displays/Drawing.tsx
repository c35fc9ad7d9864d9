import { type MouseEvent, type ReactNode, useId } from 'react';

export interface DrawingProps {
  readonly title: string;
  /** Sentence on what the drawing shows: screen readers read it instead. */
  readonly description: string;
  /** Half the width and half the height of the drawing, whose middle is 0, 0. */
  readonly size: readonly [number, number];
  readonly children: ReactNode;
  /** Table of the same numbers, where there are any. */
  readonly data?: ReactNode;
  readonly onChoose?: (medication: string) => void;
}

/** A drawing of the risk with its numbers beside it. A shape with `data-medication` is chosen by a click. */
export function Drawing({ title, description, size: [x, y], children, data, onChoose }: DrawingProps) {
  const id = useId();
  const choose = ({ target }: MouseEvent) => {
    const shape = target instanceof Element ? target.closest('[data-medication]') : null;
    const medication = shape?.getAttribute('data-medication');
    if (medication !== null && medication !== undefined) onChoose?.(medication);
  };
  return (
    <figure className="risk-drawing">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keys, medications are chosen in the list of them */}
      <svg
        viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        onClick={choose}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      {data !== undefined && (
        <details>
          <summary>Show data</summary>
          <div className="risk-data">{data}</div>
        </details>
      )}
    </figure>
  );
}
