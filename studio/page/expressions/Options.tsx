import { useEffect, useRef } from 'react';
import type { ExpressionOption } from '../../../engine/core/protocol/expression-look.ts';

interface OptionsProps {
  readonly id: string;
  readonly options: readonly ExpressionOption[];
  /** Index of the marked option; -1 for none. */
  readonly active: number;
  readonly onTake: (index: number) => void;
}

/** Maximum number of options shown at once, around the marked one, so that arrow keys reach all of them. */
const mostShown = 10;

/**
 * Lists the options at the caret. The focus stays in the text field, whose `aria-activedescendant` is the id of the
 * marked option.
 */
export function Options({ id, options, active, onTake }: OptionsProps) {
  const marked = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is marked
  useEffect(() => {
    // Discards the result, since a browser may return a promise.
    marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const first = Math.max(0, Math.min(active - mostShown / 2, options.length - mostShown));
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-label="Proposals"
      className="studio-completions"
      hidden={options.length === 0}
    >
      {options.slice(first, first + mostShown).map(({ label, detail }, position) => {
        const index = first + position;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the text
          // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus
          <div
            key={label}
            id={`${id}-option-${index}`}
            ref={index === active ? marked : undefined}
            role="option"
            aria-selected={index === active}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            className="studio-completion"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
          >
            <span className="studio-code">{label}</span>
            <span className="studio-kind">{detail}</span>
          </div>
        );
      })}
      {options.length > mostShown && (
        <p className="en-help studio-completion" aria-hidden="true">
          {options.length} fit: go on with the arrow keys, or type on.
        </p>
      )}
    </div>
  );
}
