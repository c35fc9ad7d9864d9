import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import {
  mostQuestions,
  recordRefusal,
  type NewRecordKind as Wanted,
} from '../../../engine/core/authoring/new-record.ts';
import { questionTypesOf } from '../../../engine/core/authoring/question-types.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, useDraftState } from '../../../engine/react/index.ts';
import { Locked } from '../../../engine/react/parts/Locked.tsx';
import { QuestionRows } from '../designers/form/QuestionRows.tsx';
import { type QuestionRow, questionsOfRows } from '../designers/form/question-draft.ts';
import { titlesOfNames } from '../file-titles.ts';
import { fileValue, knownNames } from '../known-names.ts';
import type { StudioState } from '../use-studio.ts';
import { pluralOf } from './plural-of.ts';
import { recordOwners, spotsFor } from './record-spots.ts';
import '../designers/form/questions.css';
import './new-record.css';

/** Answers to the five questions, as kept; blank ones follow from the others. */
type Answers = {
  readonly title: string;
  readonly plural: string;
  readonly subject: string;
  readonly rows: readonly QuestionRow[];
  readonly spot: string;
  readonly read: string;
  readonly write: string;
};

const blank: Answers = {
  ...{ title: '', plural: '', subject: '', spot: '', read: '', write: '' },
  rows: [{ type: 'short-text', title: '', isRequired: true }],
};

/** Value of the choice that puts the table on no screen. */
const nowhere = '-';

export interface NewRecordProps {
  readonly studio: StudioState;
  /** Takes the path of the form. */
  readonly onDone: (form: string) => void;
}

/** Asks five questions, and makes a kind of record of the answers as one step of the draft. */
export function NewRecord({ studio, onDone }: NewRecordProps) {
  const { files } = studio;
  const [answers, keep] = useDraftState<Answers>('studio.new-record', blank);
  const [refusal, setRefusal] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const id = useId();
  const where = useRef<HTMLSelectElement>(null);
  const known = useKnown(files);
  const owner = known.owners.find(({ name }) => name === answers.subject) ?? known.owners[0];
  const subject = owner?.name ?? '';
  const spots = useMemo(() => spotsFor(subject, files), [subject, files]);
  const chosen = spots.find(({ title }) => title === answers.spot);
  const spot = chosen ?? (answers.spot === nowhere ? undefined : spots[0]);
  const { title, rows } = answers;
  const plural = answers.plural === '' ? pluralOf(title) : answers.plural;
  const [read, write] = [answers.read || (owner?.read ?? ''), answers.write || (owner?.write ?? '')];
  const change = (next: Partial<Answers>) => {
    setRefusal(undefined);
    keep({ ...answers, ...next });
  };

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted: Wanted = { title, plural, questions: questionsOfRows(rows, known.types) };
    const reason = recordRefusal(wanted, known) ?? (read === '' || write === '' ? noAccess : undefined);
    setRefusal(reason);
    if (reason !== undefined) return;
    const { title: _shown, ...onScreen } = spot ?? { title: '' };
    const command = {
      command: 'create-entity',
      ...wanted,
      ...{ subject, read, write },
      ...onScreen,
    } as const;
    setRunning(true);
    const changed = await studio.run(command, `A new kind of record: ${title.trim()}`);
    setRunning(false);
    const form = changed.find(({ path }) => path.endsWith('.form.json'));
    if (form === undefined) return;
    keep(undefined);
    onDone(form.path);
  }

  return (
    <form
      className="studio-command studio-new-record"
      aria-label="A new kind of record"
      noValidate
      onSubmit={create}
    >
      <Locked isLocked={isRunning}>
        <fieldset>
          <legend>1. What is it called?</legend>
          <div className="studio-card-row">
            <Name label="One of them" value={title} onText={(text) => change({ title: text })} />
            <Name label="Several of them" value={plural} onText={(text) => change({ plural: text })} />
          </div>
        </fieldset>
        <fieldset>
          <legend>2. Whose is it?</legend>
          <Choice
            label="Each belongs to a"
            value={subject}
            options={known.owners.map((each) => [each.name, each.title])}
            onChoose={(next) => change({ subject: next, spot: '', read: '', write: '' })}
          />
        </fieldset>
        <fieldset>
          <legend>3. What is filled in?</legend>
          <QuestionRows
            legend="Its questions; Enter makes the next one, and everything about them can be changed on the form"
            hasDetails
            rows={rows}
            types={known.types.filter(({ asks }) => !asks.includes('questions'))}
            onChange={(next) => change({ rows: next.slice(0, mostQuestions) })}
            onDone={() => where.current?.focus()}
          />
        </fieldset>
        <fieldset>
          <legend>4. Where is it shown?</legend>
          <Choice
            ref={where}
            label="As a table"
            value={spot?.title ?? nowhere}
            options={[...spots.map((each) => [each.title, each.title] as const), [nowhere, 'Nowhere yet']]}
            onChoose={(next) => change({ spot: next })}
          />
        </fieldset>
        <fieldset>
          <legend>5. Who may?</legend>
          <div className="studio-card-row">
            <Choice
              label="See it"
              value={read}
              options={known.rules}
              help={known.needs[read]}
              onChoose={(next) => change({ read: next })}
            />
            <Choice
              label="Add, edit and remove it"
              value={write}
              options={known.rules}
              help={known.needs[write]}
              onChoose={(next) => change({ write: next })}
            />
          </div>
        </fieldset>
        <p id={`${id}-refusal`} className="en-error" role="alert">
          {refusal}
        </p>
        <div className="studio-actions">
          <Button look="primary" type="submit" aria-describedby={`${id}-refusal`}>
            Make it
          </Button>
        </div>
      </Locked>
    </form>
  );
}

const noAccess = 'Choose who may see it, and who may add, edit and remove it.';

/** Reads everything of the files that the questions choose from. */
function useKnown(files: readonly NamedSchemaText[]) {
  return useMemo(() => {
    const schemas = files.filter(({ kind }) => kind === 'schema');
    const values = schemas.map((file) => ({ path: file.path, value: jsonObject(fileValue(file)) }));
    const titles = titlesOfNames(files)['access'] ?? {};
    const rules = (knownNames(files)['access'] ?? []).map((name) => [name, titles[name] ?? name] as const);
    return {
      types: questionTypesOf(values),
      titles: values
        .filter(({ value }) => value['x-record'] !== undefined)
        .flatMap(({ value: { title } }) => (typeof title === 'string' ? [title] : [])),
      owners: recordOwners(files),
      rules: rules.toSorted(([, one], [, other]) => one.localeCompare(other)),
      needs: needsOfRules(files),
    };
  }, [files]);
}

function needsOfRules(files: readonly NamedSchemaText[]): Readonly<Record<string, string>> {
  const rules = files
    .filter(({ kind }) => kind === 'access')
    .flatMap((file) => Object.entries(jsonObject(jsonObject(fileValue(file))['rules'])));
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const { needs } = jsonObject(rule);
      return typeof needs === 'string' ? [[name, `Needs ${needs}.`] as const] : [];
    }),
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

function Name({ label, value, onText }: NameProps) {
  const id = useId();
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {label}
      </label>
      <TextBox id={id} className="en-input" maxLength={100} value={value} onText={onText} />
    </div>
  );
}

interface ChoiceProps {
  readonly ref?: React.Ref<HTMLSelectElement>;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly help?: string | undefined;
  readonly onChoose: (value: string) => void;
}

function Choice({ ref, label, value, options, help, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className="en-input en-select"
        aria-describedby={`${id}-help`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.every(([each]) => each !== value) && <option value={value}>Choose …</option>}
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="en-help">
        {help}
      </p>
    </div>
  );
}
