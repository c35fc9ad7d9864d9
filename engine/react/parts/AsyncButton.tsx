import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { Button } from './Button.tsx';
import { CheckIcon, Spinner } from './icons.tsx';

export interface AsyncButtonProps {
  /** Label of the button while no work is running. */
  readonly children: ReactNode;
  /**
   * Does the work. Resolves to true on success; on false or an exception, the button shows its label again.
   */
  readonly onClick: () => Promise<boolean>;
  readonly disabled?: boolean;
  readonly look?: 'primary' | 'secondary' | 'danger';
  /** Keyboard shortcuts of the button, effective wherever the focus is, such as `alt+S`. */
  readonly keys?: readonly string[];
}

const noKeys: readonly string[] = [];

type Phase = 'ready' | 'working' | 'done';

/** Milliseconds for which the button shows that the work is done. */
const doneFor = 2000;

const wordNames = { working: 'saving', done: 'saved' } as const;

/**
 * Renders a button for work that takes time: it shows 'Saving...', then 'Saved' with a check mark, or its label again
 * on failure.
 */
export function AsyncButton({
  children,
  onClick,
  disabled = false,
  look = 'primary',
  keys = noKeys,
}: AsyncButtonProps) {
  const say = useMessages();
  const [phase, setPhase] = useState<Phase>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const words = phase === 'ready' ? '' : say(wordNames[phase]);
  const isOpen = !disabled && phase !== 'working';
  // Reacts to the shortcuts even while the user is typing, since that is when users save.
  useHotkeys(isOpen ? keys.map((each) => [each, () => void run()]) : [], []);

  async function run() {
    clearTimeout(timer.current);
    setPhase('working');
    const isDone = await onClick().catch(() => false);
    setPhase(isDone ? 'done' : 'ready');
    if (!isDone) giveFocusBack(button.current);
    if (isDone) timer.current = setTimeout(() => setPhase('ready'), doneFor);
  }

  return (
    <>
      <Button
        ref={button}
        look={look}
        className={phase === 'done' ? 'en-button-done' : ''}
        disabled={!isOpen}
        {...(keys.length === 0 ? {} : { 'aria-keyshortcuts': keys.join(' ') })}
        onClick={() => void run()}
        icon={iconOf(phase)}
      >
        {phase === 'ready' ? children : words}
      </Button>
      <span className="en-visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}

function iconOf(phase: Phase): ReactNode {
  if (phase === 'working') return <Spinner />;
  return phase === 'done' ? <CheckIcon /> : undefined;
}

/**
 * Returns the focus to the button, which loses it by being disabled, unless the user has moved it elsewhere
 * meanwhile.
 */
function giveFocusBack(button: HTMLButtonElement | null): void {
  setTimeout(() => {
    if (button?.isConnected !== true) return;
    if (document.activeElement === null || document.activeElement === document.body) button.focus();
  }, 50);
}
