import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { NewQuestion } from '../../../../engine/core/authoring/new-question.ts';
import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { jsonEqual } from '../../../../engine/core/json/equal.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import {
  Button,
  LeavableFooter,
  LeaveButton,
  useDraftState,
  useLeaveGuard,
} from '../../../../engine/react/index.ts';
import { isEnter } from '../../is-enter.ts';
import { CardDetails } from './CardDetails.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { draftRefusal, type NamedTitle, newDraft, type QuestionDraft, questionOf } from './question-draft.ts';

/** Placeholder of a missing type, as after a reload. */
const noType: QuestionType = { name: '', title: 'Question', description: '', schema: {}, asks: [] };

/** Adds the question; returns false if it is incomplete, and shows what is missing. */
export type LeaveCard = () => boolean;

export interface QuestionCardProps {
  /** Name of the form; part of the key under which the draft of the question is kept. */
  readonly about: string;
  /** Name of the question's initial type. */
  readonly type: string;
  readonly types: readonly QuestionType[];
  readonly codes: readonly NamedTitle[];
  /** Tables that may get a column. */
  readonly tabs: readonly NamedTitle[];
  readonly leave: RefObject<LeaveCard | undefined>;
  readonly onType: (type: string) => void;
  readonly onAdd: (question: NewQuestion, tabs: readonly string[], isByKey: boolean) => void;
  readonly onCancel: () => void;
}

/** Shows a question being added at its position on the form; the typed title replaces the default one. */
export function QuestionCard({ type: first, ...props }: QuestionCardProps) {
  const { about, types, tabs, leave, onType, onAdd, onCancel } = props;
  const id = useId();
  const typeOf = (name: string) => types.find((each) => each.name === name) ?? noType;
  const [kept, keep] = useDraftState<QuestionDraft>(`studio.question.${about}`, newDraft(typeOf(first)));
  const [draft, setDraft] = useState(kept);
  const type = typeOf(draft.type);
  const [refusal, setRefusal] = useState<string>();
  const card = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => title.current?.select(), []);
  const change = (next: Partial<QuestionDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keep(changed);
  };
  function add(isByKey: boolean): boolean {
    const reason = draftRefusal(draft, type);
    setRefusal(reason);
    if (reason !== undefined) return false;
    onAdd(questionOf(draft, type), draft.tabs, isByKey);
    return true;
  }
  const guard = useLeaveGuard({ isTyped: () => !jsonEqual(draft, newDraft(type)), onLeave: onCancel });
  useImperativeHandle(leave, () => () => add(false));
  useLeft(card, () => void add(false));

  function retype(name: string): void {
    const [before, after] = [newDraft(type), newDraft(typeOf(name))];
    change({ ...after, title: draft.title === before.title ? after.title : draft.title });
    onType(name);
    title.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      guard.leave();
    } else if (isEnter(event) && (event.ctrlKey || event.metaKey)) add(true);
    else if (!isEnter(event) || event.target !== title.current) return;
    // Moves to the first detail of the type: choices, or the questions of a list.
    else if (!focusFirst(card.current)) add(true);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form
      ref={card}
      className="studio-card"
      aria-label={`New question: ${type.title}`}
      aria-describedby={`${id}-refusal`}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        add(true);
      }}
    >
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          Title
        </label>
        <TextBox
          ref={title}
          id={id}
          className="en-input studio-card-title"
          maxLength={300}
          value={draft.title}
          onText={(text) => change({ title: text })}
        />
      </div>
      <CardDetails {...props} {...{ type, draft }} onChange={change} onDone={() => add(true)} />
      {tabs.length > 0 && (
        <Columns tabs={tabs} chosen={draft.tabs} onChoose={(next) => change({ tabs: next })} />
      )}
      <p id={`${id}-refusal`} className="en-error" role="alert">
        {refusal}
      </p>
      <LeavableFooter guard={guard}>
        <div className="studio-actions">
          <Button look="primary" type="submit">
            Add
          </Button>
          <Button
            look="quiet"
            aria-pressed={draft.isRequired}
            className="studio-toggle"
            onClick={() => change({ isRequired: !draft.isRequired })}
          >
            Required
          </Button>
          <LeaveButton look="quiet">Cancel</LeaveButton>
          <label className="studio-card-type">
            <QuestionPicture type={type} />
            <span className="en-visually-hidden">Type</span>
            <select className="en-input" value={type.name} onChange={({ target }) => retype(target.value)}>
              {types.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.title}
                </option>
              ))}
            </select>
          </label>
        </div>
      </LeavableFooter>
    </form>
  );
}

/** Focuses and selects the first detail of a type; false for a type with a title only. */
function focusFirst(card: HTMLElement | null): boolean {
  const first = card?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-first]');
  if (first === null || first === undefined) return false;
  first.focus();
  first.select();
  return true;
}

interface ColumnsProps {
  readonly tabs: readonly NamedTitle[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function Columns({ tabs, chosen, onChoose }: ColumnsProps) {
  return (
    <fieldset className="studio-card-columns">
      <legend className="en-label">Also a column of the table</legend>
      {tabs.map(({ name, title }) => (
        <label key={name} className="en-choice">
          <input
            type="checkbox"
            className="en-checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** Calls `onLeft` when the user continues elsewhere in the designer, by pointer or keys. */
function useLeft(card: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    let isPressed = false;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element &&
      target.closest('.studio-designer') !== null &&
      card.current?.contains(target) === false;
    const down = () => {
      isPressed = true;
    };
    // Waits for the click, whose target would move if the card disappeared before; ignores a click that began
    // before the card appeared, such as a drop.
    const click = ({ target }: MouseEvent) => {
      if (isPressed && isOutside(target)) latest.current();
      isPressed = false;
    };
    const focus = ({ target }: FocusEvent) => {
      if (!isPressed && isOutside(target)) latest.current();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('click', click, true);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('click', click, true);
      document.removeEventListener('focusin', focus);
    };
  }, [card]);
}
