import { type MouseEvent, type ReactNode, useId } from 'react';

export interface DrawingProps {
  readonly title: string;
  /** Sentence that describes the drawing to screen readers. */
  readonly description: string;
  /** Half the width and half the height of the drawing, centred on 0, 0. */
  readonly size: readonly [number, number];
  readonly children: ReactNode;
  /** Table of the same numbers, if any. */
  readonly data?: ReactNode;
  readonly onChoose?: (medication: string) => void;
}

/** Shows a drawing of the risk with its numbers beside it; a click chooses a shape with `data-medication`. */
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
