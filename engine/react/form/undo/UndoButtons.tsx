import type { ReactNode } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import '../../parts/icons.css';
import type { FormController } from '../use-form.ts';
import { useSteady } from '../use-steady.ts';
import { stepMessage } from './step-message.ts';
import { useUndo } from './use-undo.ts';
import './undo.css';

export interface UndoButtonsProps {
  readonly form: FormController;
  readonly isBusy: boolean;
}

/** Renders the buttons that take back the latest change of a form, and make it again. */
export function UndoButtons({ form, isBusy }: UndoButtonsProps) {
  const { undo, redo, said } = useUndo(form);
  return (
    <span className="en-undo">
      <StepButton {...{ form, isBusy }} way="undo" keys="Control+Z Meta+Z" onPress={undo}>
        <Arrow path="M5.75 3 2.5 6.25 5.75 9.5M2.75 6.25H9.5a3.5 3.5 0 0 1 0 7H6.5" />
      </StepButton>
      <StepButton
        {...{ form, isBusy }}
        way="redo"
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        onPress={redo}
      >
        <Arrow path="m10.25 3 3.25 3.25-3.25 3.25M13.25 6.25H6.5a3.5 3.5 0 0 0 0 7h3" />
      </StepButton>
      <span className="en-visually-hidden" aria-live="polite">
        {said}
      </span>
    </span>
  );
}

interface StepButtonProps extends UndoButtonsProps {
  readonly way: 'undo' | 'redo';
  readonly keys: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Renders again only when another step is the next one. */
function StepButton({ form: { store }, isBusy, way, keys, onPress, children }: StepButtonProps) {
  const say = useMessages();
  const what = useSteady(store.subscribe, () => {
    const { edits, context } = store.get();
    const step = edits[way === 'undo' ? 'done' : 'undone'].at(-1);
    return step && stepMessage(context, step, say);
  });
  return (
    <IconButton
      label={say(way)}
      hint={what === undefined ? say(way) : say(`${way}.what`, { what })}
      aria-keyshortcuts={keys}
      disabled={isBusy || what === undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

/** Draws an arrow that turns back, in the style of the other icons, which every page loads. */
function Arrow({ path }: { readonly path: string }) {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
