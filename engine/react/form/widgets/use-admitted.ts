import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { spliceBetween } from '../../../core/text/splice.ts';
import { typeInto } from '../../parts/type-into.ts';
import { type Admit, type Admitted, edited, type TypedEdit } from './admitted.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface AdmittedText {
  /** Input that was refused since input was last admitted; '' for none. */
  readonly refused: string;
  /** Handles every change of the element before any other handler, and removes input that is not admitted. */
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
}

/**
 * Admits text up to the field's maximum. Checks typed or pasted input before its insertion, so that undo and caret
 * still work; checks text composed by an input method once it is complete.
 */
export function useAdmitted<Element extends TextElement>(
  ref: RefObject<Element | null>,
  admit: Admit,
): AdmittedText {
  const [refused, setRefused] = useState('');
  const [door] = useState(() =>
    createDoor(admit, (next) => setRefused((last) => (next === '' ? '' : last + next))),
  );
  useLayoutEffect(() => {
    door.admit = admit;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const events = ['focus', 'beforeinput', 'compositionstart', 'compositionend'] as const;
    const onEvent = (event: Event) => door.onEvent(element, event);
    for (const each of events) element.addEventListener(each, onEvent);
    return () => {
      for (const each of events) element.removeEventListener(each, onEvent);
    };
  }, [ref, door]);
  return {
    refused,
    onChange: ({ currentTarget, nativeEvent }) => door.onChange(currentTarget, nativeEvent),
  };
}

/** Creates the guard of a text field; calls `note` with refused input, and with '' after admitted input. */
function createDoor(first: Admit, note: (refused: string) => void) {
  let isComposing = false;
  /** Text of the field before the current change. */
  let before = '';

  /**
   * Corrects a change that could not be prevented, since it came from an input method, from dropped text, or from the
   * browser's autofill.
   */
  function settle(element: TextElement): void {
    // Ignores the event that the correction itself causes.
    if (element.value === before) return;
    const { offset, removed, inserted } = spliceBetween(before, element.value);
    const edit = { start: offset, end: offset + removed.length, text: inserted };
    const admitted = door.admit(before, edit);
    before = admitted.text;
    if (admitted.text === element.value) return;
    note(admitted.refused);
    turnInto(element, admitted);
  }

  function look(element: TextElement, event: InputEvent): void {
    before = element.value;
    const edit = editOf(element, event);
    if (edit === undefined || !event.cancelable) return;
    const admitted = door.admit(element.value, edit);
    note(admitted.refused);
    if (admitted.text === edited(element.value, edit)) return;
    event.preventDefault();
    turnInto(element, admitted);
  }

  const door = {
    admit: first,
    onEvent(element: TextElement, event: Event): void {
      if (event.type === 'compositionstart') isComposing = true;
      if (event.type === 'compositionstart' || event.type === 'focus') before = element.value;
      if (event.type === 'compositionend') {
        isComposing = false;
        settle(element);
      }
      if (event instanceof InputEvent && !isComposing && !event.isComposing) look(element, event);
    },
    onChange(element: TextElement, event: Event): void {
      if (isComposing) return;
      // Accepts the text after an undo or redo.
      if (isOfHistory(event)) before = element.value;
      else settle(element);
    },
  };
  return door;
}

function isOfHistory(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('history');
}

/** Predicts the edit that an input event will make; undefined where only the browser knows it. */
function editOf(element: TextElement, { inputType, data, dataTransfer }: InputEvent): TypedEdit | undefined {
  const { selectionStart: start, selectionEnd: end, value } = element;
  if (start === null || end === null) return undefined;
  if (inputType === 'insertLineBreak') return { start, end, text: '\n' };
  if (inputType === 'insertText' || inputType === 'insertFromPaste') {
    const text = asKept(element, data ?? dataTransfer?.getData('text/plain') ?? '');
    // Treats an empty paste as an unknown edit, since an edit without text would count as a deletion.
    return text === '' ? undefined : { start, end, text };
  }
  const isForward = inputType === 'deleteContentForward';
  if (!isForward && inputType !== 'deleteContentBackward') return undefined;
  if (start !== end) return { start, end, text: '' };
  return isForward
    ? { start, end: Math.min(value.length, end + 1), text: '', isForward }
    : { start: Math.max(0, start - 1), end, text: '' };
}

/** Normalizes line breaks as the element does; an input of one line removes them. */
function asKept(element: TextElement, text: string): string {
  if (element instanceof HTMLTextAreaElement) return text.replaceAll(/\r\n?/g, '\n');
  return text.replaceAll(/[\r\n]/g, '');
}

/** Replaces only the part that differs, in the same way as typing, so that the user can undo it. */
function turnInto(element: TextElement, { text, caret }: Admitted): void {
  const { offset, removed, inserted } = spliceBetween(element.value, text);
  if (removed !== '' || inserted !== '')
    typeInto(element, { start: offset, end: offset + removed.length, text: inserted });
  element.setSelectionRange(caret, caret);
}
