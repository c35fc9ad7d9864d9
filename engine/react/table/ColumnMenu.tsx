import { memo, Suspense, useId, useRef, useState } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { ColumnsIcon } from '../parts/icons.tsx';
import { fetchQuietly, lazyModule, lazyPart } from '../parts/lazy-part.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

// Loads the popover when the user reaches for it.
const loadPopover = lazyModule(() => import('./ColumnPopover.tsx'));
const ColumnPopover = lazyPart(async () => (await loadPopover()).ColumnPopover);

export interface ColumnMenuProps {
  readonly caption: string;
  readonly choice: ColumnChoice;
  readonly onToggle: (id: string) => void;
}

/** The choice of the columns that a person wants to see; a turned page leaves it as it is. */
export const ColumnMenu = memo(Menu);

function Menu({ caption, choice, onToggle }: ColumnMenuProps) {
  const say = useMessages();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = () => void fetchQuietly(loadPopover);
  return (
    <>
      <Button
        ref={button}
        id={`${id}-target`}
        look="quiet"
        icon={<ColumnsIcon />}
        aria-label={say('table.columns.of', { title: caption })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {say('table.columns')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnPopover
            id={id}
            button={button}
            choice={choice}
            onToggle={onToggle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
