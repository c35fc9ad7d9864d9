import { useState } from 'react';
import { pathsOf } from '../../../core/product/field-paths.ts';
import { useMessages } from '../../context/use-messages.ts';
import { focusField } from '../focus-field.ts';
import type { OpenForm } from '../form-react-context.ts';
import { stepMessage } from './step-message.ts';

export interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sentence about the last step taken back or made again, for screen readers. */
  readonly said: string;
}

/** Provides undo and redo of a form's changes; both move the focus to the changed field. */
export function useUndo({ store, prefix }: OpenForm): Undo {
  const say = useMessages();
  const [said, setSaid] = useState('');
  function turn(way: 'undo' | 'redo'): void {
    const step = store[way]();
    if (step === undefined) return;
    const { context } = store.get();
    // Moves the focus from the pressed button, which may be disabled after this step.
    const path = step.path ?? pathsOf(context.form.layout)[0];
    if (path !== undefined) focusField(prefix, path);
    setSaid(say(`${way}.said`, { what: stepMessage(context, step, say) }));
  }
  return { undo: () => turn('undo'), redo: () => turn('redo'), said };
}
