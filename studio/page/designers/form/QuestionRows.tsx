import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import { Button, IconButton } from '../../../../engine/react/index.ts';
import { PlusIcon, RemoveIcon } from '../../../../engine/react/parts/icons.tsx';
import { isEnter } from '../../is-enter.ts';
import type { QuestionRow } from './question-draft.ts';

export interface QuestionRowsProps {
  readonly legend: string;
  readonly rows: readonly QuestionRow[];
  readonly types: readonly QuestionType[];
  /** True to ask also whether a question is required, and for its choices. */
  readonly hasDetails?: boolean;
  readonly onChange: (rows: readonly QuestionRow[]) => void;
  /** Goes on after the last question. */
  readonly onDone: () => void;
}

/** Shows several questions with their types; Enter in the last one adds another. */
export function QuestionRows({ legend, rows, types, hasDetails, onChange, onDone }: QuestionRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-title]')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const set = (index: number, next: Partial<QuestionRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...next } : row)));
  const add = (at: number) => {
    wanted.current = at;
    onChange(rows.toSpliced(at, 0, { type: 'short-text', title: '' }));
  };
  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!isEnter(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Ends the list on Enter in a blank question.
    if (rows[index]?.title.trim() === '') onDone();
    else add(index + 1);
  }
  return (
    <fieldset className="studio-card-rows">
      <legend className="en-label">{legend}</legend>
      <ul ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position until it is added
          <li key={index}>
            <TextBox
              data-title
              {...(index === 0 && { 'data-first': true })}
              className="en-input"
              aria-label={`Title of question ${index + 1}`}
              maxLength={300}
              value={row.title}
              onKeyDown={(event) => onKeyDown(event, index)}
              onText={(title) => set(index, { title })}
            />
            <select
              className="en-input"
              aria-label={`Type of question ${index + 1}`}
              value={row.type}
              onChange={({ target }) => set(index, { type: target.value })}
            >
              {types.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
            {hasDetails === true && (
              <Button
                look="quiet"
                className="studio-toggle"
                aria-pressed={row.isRequired === true}
                aria-label={`Question ${index + 1} is required`}
                onClick={() => set(index, { isRequired: row.isRequired !== true })}
              >
                Required
              </Button>
            )}
            {rows.length > 1 && (
              <IconButton
                label={`Remove question ${index + 1}`}
                isDangerous
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                <RemoveIcon />
              </IconButton>
            )}
            {hasDetails === true && asksChoices(types, row) && (
              <textarea
                className="en-input"
                aria-label={`Choices of question ${index + 1}, one in each line`}
                placeholder="Choices, one in each line"
                rows={3}
                value={row.choices ?? ''}
                onChange={({ target }) => set(index, { choices: target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" icon={<PlusIcon />} onClick={() => add(rows.length)}>
        Add question
      </Button>
    </fieldset>
  );
}

function asksChoices(types: readonly QuestionType[], { type }: QuestionRow): boolean {
  return types.find(({ name }) => name === type)?.asks.includes('choices') === true;
}
