import { useHotkeys } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { Button } from '../parts/Button.tsx';
import { isDialogOpen } from '../parts/is-dialog-open.ts';

interface KeyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'disabled' | 'aria-label'> {
  readonly title: string;
  /** Letter that presses the button, in lower case. */
  readonly letter: string;
  readonly act: () => void;
}

/** Renders a button that its key presses from anywhere on the page, unless the user is typing or a dialog is open. */
export function KeyButton({ title, letter, act, ...button }: KeyButtonProps) {
  const actByKey = (event: KeyboardEvent) => {
    if (event.repeat || isDialogOpen()) return;
    event.preventDefault();
    act();
  };
  useHotkeys([[letter, actByKey, { preventDefault: false }]]);
  return (
    <Button {...button} aria-keyshortcuts={letter.toUpperCase()} onClick={act}>
      {title}
      <kbd className="en-key">{letter.toUpperCase()}</kbd>
    </Button>
  );
}
