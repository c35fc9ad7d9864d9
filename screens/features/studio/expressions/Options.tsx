import { useEffect, useRef } from 'react';
import type { ExpressionOption } from '../../../../engine/core/protocol/expression-look.ts';

interface OptionsProps {
  readonly id: string;
  readonly options: readonly ExpressionOption[];
  readonly active: number;
  readonly onTake: (index: number) => void;
}

/** What may stand at the caret. The focus stays in the text; it says which option is marked. */
export function Options({ id, options, active, onTake }: OptionsProps) {
  const marked = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is marked
  useEffect(() => {
    // What it answers with is not for React: a browser may answer with a promise.
    marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-label="Proposals"
      className="studio-completions"
      hidden={options.length === 0}
    >
      {options.map(({ label, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the text
        // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus
        <div
          key={label}
          id={`${id}-option-${index}`}
          ref={index === active ? marked : undefined}
          role="option"
          aria-selected={index === active}
          className="studio-completion"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          <span className="studio-code">{label}</span>
          <span className="studio-kind">{detail}</span>
        </div>
      ))}
    </div>
  );
}
