import { type RefObject, useCallback, useRef, useState } from 'react';
import { NamesOfTitles } from '../../../../engine/core/authoring/names-of-titles.ts';
import type { NewQuestion } from '../../../../engine/core/authoring/new-question.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import { useDraftState } from '../../../../engine/react/index.ts';
import type { StudioState } from '../../use-studio.ts';
import type { DropTarget } from '../use-drag-and-drop.ts';
import type { LeaveCard } from './QuestionCard.tsx';
import type { QuestionSpot } from './question-draft.ts';

/** Type and position of the question being written. */
type Begun = QuestionSpot & { readonly type: string };

const none: Begun = { type: '', anchors: [], side: 'below' };

/** Question that the gateway is adding, until the form has it. */
export type WaitingQuestion = {
  readonly name: string;
  readonly title: string;
  readonly anchors: readonly string[];
};

export interface NewQuestionOptions {
  readonly studio: Pick<StudioState, 'run'>;
  readonly form: string;
  /** Names of the entity's fields. */
  readonly taken: readonly string[];
  readonly placed: readonly string[];
  /** Selected field, known before the URL contains it. */
  readonly selected: RefObject<string>;
  readonly nameInFile: (field: string) => string;
  readonly onSelect: (field: string) => void;
  readonly moving: RefObject<string>;
}

/**
 * Keeps the question being added. While the gateway adds it, the user may already write the next one, which
 * can refer to the name of the first.
 */
export function useNewQuestion(options: NewQuestionOptions) {
  const { studio, form, taken, placed, selected, nameInFile, onSelect, moving } = options;
  const [begun, setBegun] = useDraftState<Begun>(`studio.new-question.${form}`, none);
  const [, keepDraft] = useDraftState<Json>(`studio.question.${form}`, null);
  const { waiting, latest, wait, arrived } = useWaiting();
  const leave = useRef<LeaveCard>(undefined);
  const isOpen = useRef(begun.type !== '');
  function anchorsAt(field: string): readonly string[] {
    const own = latest.current.find(({ name }) => name === field);
    if (own !== undefined) return [field, ...own.anchors];
    const known = placed.includes(field) ? field : placed.at(-1);
    return known === undefined ? [] : [known];
  }

  function set(next: Begun | undefined): void {
    isOpen.current = next !== undefined;
    setBegun(next);
  }

  /** Adds the question; false if it is incomplete. */
  const finish = () => !isOpen.current || leave.current?.() !== false;

  return {
    begun: begun.type === '' ? undefined : begun,
    waiting,
    leave,
    finish,
    arrived,
    /** Begins a question beside a field, by default beside the selected one. */
    begin(type: string, at?: DropTarget, within?: string): void {
      if (!finish()) return;
      keepDraft(undefined);
      const spot = { anchors: anchorsAt(at?.of ?? selected.current), side: at?.side ?? 'below' };
      set({ type, ...spot, ...(within !== undefined && { within }) });
    },
    async add(question: NewQuestion, tabs: readonly string[], isByKey: boolean): Promise<void> {
      // Ignores the focus that returns to the form from a cancelled card.
      if (!isOpen.current) return;
      const { type, anchors, side, within } = begun;
      const { title } = question;
      set(undefined);
      const names = new NamesOfTitles([...taken, ...latest.current.map((each) => each.name)]);
      const name = within ?? names.field(title);
      const [of] = anchors;
      if (within === undefined) wait({ name, title, anchors });
      if (isByKey) moving.current = name;
      onSelect(name);
      const position =
        within === undefined
          ? of !== undefined && { of: nameInFile(of), side }
          : { within: nameInFile(within) };
      const command = { command: 'add-question', form, question, ...position } as const;
      const changed = await studio.run(tabs.length > 0 ? { ...command, tabs } : command, `Add “${title}”`);
      if (changed.length > 0) return;
      arrived(name);
      // Reopens the card with a question that could not be added, unless the next card is open.
      if (!isOpen.current) set({ type, anchors, side, ...(within !== undefined && { within }) });
    },
    cancel(): void {
      keepDraft(undefined);
      set(undefined);
    },
  };
}

/** Keeps the questions being added; `latest` includes those added since the last render. */
function useWaiting() {
  const [waiting, setWaiting] = useState<readonly WaitingQuestion[]>([]);
  const latest = useRef(waiting);
  const wait = useCallback((question: WaitingQuestion) => {
    latest.current = [...latest.current, question];
    setWaiting(latest.current);
  }, []);
  const arrived = useCallback((field: string) => {
    if (!latest.current.some(({ name }) => name === field)) return;
    latest.current = latest.current.filter(({ name }) => name !== field);
    setWaiting(latest.current);
  }, []);
  return { waiting, latest, wait, arrived };
}
