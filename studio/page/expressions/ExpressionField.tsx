import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Condition } from '../../../engine/core/authoring/condition.ts';
import type { ExpressionOption, ExpressionTrial } from '../../../engine/core/protocol/expression-look.ts';
import { Button, typeInto } from '../../../engine/react/index.ts';
import { isEnter } from '../is-enter.ts';
import type { PanelExpression } from '../panel.ts';
import { Cases } from './Cases.tsx';
import { ConditionBuilder } from './ConditionBuilder.tsx';
import { Mistake } from './Mistake.tsx';
import { Options } from './Options.tsx';
import { type Offered, offeredAt } from './offered.ts';
import { TryIt } from './TryIt.tsx';
import { useCommitted } from './use-committed.ts';
import { type Answered, type ExpressionSpot, useExpression } from './use-expression.ts';
import './expressions.css';

export interface ExpressionFieldProps {
  readonly spot: ExpressionSpot;
  readonly expression: PanelExpression;
  /** True for one of many inputs: its meaning is requested only while it has focus. */
  readonly isAmongMany?: boolean;
  /**
   * True for an expression shown first as a condition to choose; a button switches between the condition and
   * its text.
   */
  readonly isChosen?: boolean;
  /** Path of the question that a condition begins with. */
  readonly first?: string;
  /** True in a cell, whose heading names the input: screen readers alone need the label. */
  readonly isCell?: boolean;
  /** Stores the text instead of editing the file at `spot`. */
  readonly onCommit?: (text: string) => void;
}

const firstTrial: ExpressionTrial = { sample: 0, values: {} };

/**
 * Edits an expression, or a sentence with expressions in braces; shows completions at the caret, errors, and
 * the meaning in words.
 */
export function ExpressionField({
  spot,
  expression,
  isAmongMany = false,
  isChosen = false,
  first,
  isCell = false,
  onCommit,
}: ExpressionFieldProps) {
  const id = useId();
  const { text, write, commit } = useCommitted(spot, expression, onCommit);
  const [caret, setCaret] = useState<number>();
  const [isChoosing, setChoosing] = useState(isChosen);
  const { isSentence } = expression;
  const isPlain = text.trim() === '' || (isSentence && !text.includes('{'));
  const [isLookedAt, setLookedAt] = useState(!isAmongMany || !isSentence);
  const needsNoAnswer = isSentence && (isPlain || !isLookedAt);
  const request = { source: text, caret, hasSubjects: isChoosing };
  const answered = useExpression(spot, needsNoAnswer ? { source: '' } : request);
  const [tool, setTool] = useState<'try' | 'cases'>();
  const [trial, setTrial] = useState(firstTrial);
  const area = useRef<HTMLTextAreaElement>(null);
  const offered = caret === undefined ? undefined : offeredAt(answered, text, caret);
  const list = useOptionList(offered, (option, { from }) => {
    if (area.current !== null)
      typeInto(area.current, { start: from, end: caret ?? from, text: option.apply });
  });
  const { problem, isKnown = true, reading } = isPlain ? {} : (answered?.look ?? {});
  const isUsable = isSentence ? reading !== undefined : !isPlain && problem === undefined && isKnown;
  const choice = isChoosing ? choiceIn(answered, text) : undefined;
  const [isCondition, setCondition] = useState(false);
  if (!isCondition && answered?.look.subjects !== undefined) setCondition(true);
  const canTurn = isChoosing ? choice !== undefined : isCondition || (isUsable && !isSentence);
  const turn = (next: 'try' | 'cases') => setTool(tool === next ? undefined : next);
  return (
    <div className="en-field studio-expression">
      <Label htmlFor={choice === undefined ? id : undefined} {...{ expression, isCell }} />
      {expression.help !== undefined && (
        <p id={`${id}-help`} className="en-help">
          {expression.help}
        </p>
      )}
      {choice !== undefined && (
        <ConditionBuilder
          label={expression.label}
          subjects={choice.subjects}
          condition={choice.condition}
          isCurrent={choice.isCurrent}
          first={first}
          onWrite={write}
        />
      )}
      <div className="studio-expression-input" hidden={choice !== undefined}>
        <textarea
          ref={area}
          id={id}
          className={isSentence ? 'en-input studio-sentence' : 'en-input studio-code'}
          rows={linesOf(text, isSentence)}
          spellCheck={isSentence}
          autoCapitalize={isSentence ? 'sentences' : 'off'}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={`${id}-options`}
          aria-activedescendant={list.isOpen && list.active >= 0 ? `${id}-option-${list.active}` : undefined}
          aria-required={expression.isRequired || undefined}
          aria-invalid={problem !== undefined ? true : undefined}
          aria-describedby={`${id}-help ${id}-reading`}
          placeholder={expression.placeholder}
          value={text}
          onChange={({ target }) => {
            write(target.value);
            setCaret(target.selectionStart);
            list.typed(target.value.slice(0, target.selectionStart));
          }}
          onFocus={() => setLookedAt(true)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={list.onKeyDown}
          onBlur={() => {
            list.close();
            setCaret(undefined);
            commit();
          }}
        />
        <Options
          id={id}
          options={list.isOpen ? (offered?.options ?? []) : []}
          active={list.active}
          onTake={list.take}
        />
      </div>
      <div id={`${id}-reading`} className="studio-reading" role="status">
        {isPlain ? null : <Meaning answered={answered} expression={expression} />}
      </div>
      {isChoosing && choice === undefined && answered?.look.subjects !== undefined && (
        <p className="en-help">This says more than can be chosen, and stands as its text.</p>
      )}
      {(isUsable || canTurn) && (
        <div className="studio-actions">
          {canTurn && (
            <Button look="quiet" onClick={() => setChoosing(!isChoosing)}>
              {isChoosing ? 'As text' : 'By choosing'}
            </Button>
          )}
          {isUsable && (
            <Button look="quiet" aria-expanded={tool === 'try'} onClick={() => turn('try')}>
              Try it
            </Button>
          )}
          {isUsable && !isSentence && (
            <Button look="quiet" aria-expanded={tool === 'cases'} onClick={() => turn('cases')}>
              All cases
            </Button>
          )}
        </div>
      )}
      {isUsable && tool === 'try' && <TryIt {...{ spot, source: text, trial }} onTrial={setTrial} />}
      {isUsable && tool === 'cases' && (
        <Cases
          {...{ spot, source: text }}
          onTry={(next) => {
            setTrial(next);
            setTool('try');
          }}
        />
      )}
    </div>
  );
}

interface LabelProps extends Pick<ExpressionFieldProps, 'expression'> {
  readonly isCell: boolean;
  /**
   * Id of the text input; undefined while a condition is being chosen, whose group has the accessible name
   * itself.
   */
  readonly htmlFor: string | undefined;
}

function Label({ expression, isCell, htmlFor }: LabelProps) {
  const Element = htmlFor === undefined ? 'span' : 'label';
  return (
    <Element className={isCell ? 'en-visually-hidden' : 'en-label'} htmlFor={htmlFor}>
      {expression.label}
      {expression.isRequired && (
        <span className="en-required" aria-hidden="true">
          *
        </span>
      )}
    </Element>
  );
}

/**
 * Finds the chosen condition and the possible subjects; undefined until both are known, and for an expression that
 * cannot be built by choosing.
 */
function choiceIn(answered: Answered | undefined, text: string) {
  const { subjects, condition } = answered?.look ?? {};
  if (answered === undefined || subjects === undefined) return undefined;
  if (text.trim() === '') return { subjects, condition: undefined, isCurrent: true };
  const chosen: Condition | undefined = condition === undefined ? undefined : JSON.parse(condition);
  // Recognizes the answer to an earlier text, than which the displayed rows are newer.
  const isCurrent = answered.request.source === text;
  return chosen === undefined && isCurrent ? undefined : { subjects, condition: chosen, isCurrent };
}

/** Characters of a sentence that fit into a line of most panels. */
const lineLength = 48;
const mostRows = 12;

/** Counts the lines of an expression; for a sentence, estimates the lines after wrapping. */
function linesOf(text: string, isSentence: boolean): number {
  const lines = text.split('\n');
  if (!isSentence) return lines.length;
  const wrapped = lines.map((line) => Math.max(1, Math.ceil(line.length / lineLength)));
  return Math.min(
    mostRows,
    wrapped.reduce((sum, rows) => sum + rows, 0),
  );
}

interface MeaningProps {
  readonly answered: Answered | undefined;
  readonly expression: PanelExpression;
}

function Meaning({ answered, expression }: MeaningProps) {
  if (answered === undefined) return null;
  const { request, look } = answered;
  if (!look.isKnown)
    return (
      <p className="en-help">
        What this may name is known once the rest of the file is right, and where nothing beside it stands in
        its place.
      </p>
    );
  if (look.problem !== undefined) return <Mistake source={request.source} problem={look.problem} />;
  const { reads = '{condition}' } = expression;
  return look.reading === undefined ? null : <p>{reads.replace('{condition}', () => look.reading ?? '')}</p>;
}

/** Tracks the marked option, and handles keys while options are shown. */
function useOptionList(
  offered: Offered | undefined,
  take: (option: ExpressionOption, offered: Offered) => void,
) {
  const [isWanted, setWanted] = useState(false);
  const options = offered?.options ?? [];
  const count = options.length;
  // Label of the marked option, instead of its index, since a newer answer may insert options before it; by
  // default the first option is marked.
  const [marked, setMarked] = useState<string>();
  const active = marked === undefined ? 0 : options.findIndex(({ label }) => label === marked);
  const isOpen = isWanted && count > 0;
  const first = offered?.from;
  // Marks the first option again for another word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what changes
  useEffect(() => setMarked(undefined), [first]);

  function takeOption(index: number): void {
    const option = offered?.options[index];
    if (option === undefined || offered === undefined) return;
    take(option, offered);
    // Keeps the options open after a function or a record, since the expression continues after these.
    setWanted(option.apply.endsWith('('));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === ' ' && event.ctrlKey) {
      setWanted(true);
      event.preventDefault();
    }
    // Ignores an answer that is still pending, too.
    if (event.key === 'Escape') setWanted(false);
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMarked(options[(active + step + count) % count]?.label);
    else if (isEnter(event)) takeOption(active);
    else if (event.key === 'Escape') event.stopPropagation();
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    active,
    onKeyDown,
    take: takeOption,
    close: () => setWanted(false),
    /** Shows options only after characters that an expression can continue from, not after every space. */
    typed(before: string) {
      setMarked(undefined);
      setWanted(/(?:[\w.'"({[]|[=&|!<>]=? ?)$/.test(before));
    },
  };
}
