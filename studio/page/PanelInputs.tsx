import { useRef } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { pointerOf } from '../../engine/core/json/pointer.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';
import { CompiledSchemaForm, engineValidator } from '../../engine/react/compiled-schema-form.ts';
import { editOf } from './commands.ts';
import { ExpressionField } from './expressions/ExpressionField.tsx';
import {
  changedNames,
  inputsOf,
  type Panel,
  type PanelInput,
  panelAt,
  partOfPanel,
  stepsOf,
} from './panel.ts';
import type { StudioState } from './use-studio.ts';

export interface PanelInputsProps {
  readonly studio: StudioState;
  /** Path of the file, and of the object in it. */
  readonly file: string;
  readonly path: readonly string[];
  readonly shown: Panel;
  /** The meta-schema of the file. */
  readonly meta: JsonObject;
  /** Text to look for, by `searchTerm`; blank for all inputs. */
  readonly wanted: string;
}

/** Inputs that are absent from the file and still stand among the others. */
const mostAbsent = 4;

/** The inputs of a panel: those that the file has, and behind them what else can be set. Which is which stays while it is open. */
export function PanelInputs({ wanted, ...of }: PanelInputsProps) {
  const { current: inputs } = useRef(inputsOf(of.shown));
  const absent = inputs.filter(({ isSet }) => !isSet);
  if (wanted !== '')
    return <InputGroup {...of} inputs={inputs.filter(({ words }) => foldText(words).includes(wanted))} />;
  if (absent.length <= mostAbsent) return <InputGroup {...of} inputs={inputs} />;
  return (
    <>
      <InputGroup {...of} inputs={inputs.filter(({ isSet }) => isSet)} />
      <details className="studio-more">
        <summary>{`${absent.length} more that can be set: ${namesOf(absent)}`}</summary>
        <InputGroup {...of} inputs={absent} />
      </details>
    </>
  );
}

/** Sentences of a panel that are looked up as it opens. */
const mostLookedAt = 6;

const mostNamed = 6;

function namesOf(inputs: readonly PanelInput[]): string {
  const names = inputs.slice(0, mostNamed).map(({ name }) => name.replace(/^(ui:|x-|\$)/, ''));
  return names.join(', ') + (inputs.length > mostNamed ? ' …' : '');
}

interface InputGroupProps extends Omit<PanelInputsProps, 'wanted'> {
  readonly inputs: readonly PanelInput[];
}

function InputGroup({ studio, file, path, shown, meta, inputs }: InputGroupProps) {
  const names = new Set(inputs.map(({ name }) => name));
  const groupOf = (panel: Panel) => partOfPanel(panel, (name) => names.has(name));
  const part = groupOf(shown);
  const last = useRef(part.value);
  function change(typed: JsonObject): void {
    const places = changedNames(part, last.current, typed).map((name) => pointerOf([...path, name]));
    last.current = typed;
    // Compares the typed text with the file when its turn comes: what is shown may be behind by then.
    const steps = (now: Json) => {
      const group = groupOf(panelAt(meta, now, path, {}));
      return stepsOf(group.value, typed, group, path);
    };
    void studio.run(editOf(file, steps), `Change ${places.join(', ')}`, { isTyped: true });
  }
  return (
    <>
      <PanelForm part={part} onChange={change} />
      {part.expressions.map((expression) => {
        const spot = { studio, path: file, pointer: pointerOf([...path, expression.token]) };
        return (
          <ExpressionField
            key={expression.token}
            {...{ spot, expression }}
            isAmongMany={part.expressions.length > mostLookedAt}
          />
        );
      })}
    </>
  );
}

interface PanelFormProps {
  readonly part: Panel;
  readonly onChange: (typed: JsonObject) => void;
}

/** Every key counts: what is made of it is shown beside the panel. */
function PanelForm({ part, onChange }: PanelFormProps) {
  const { current: first } = useRef(part);
  if (Object.keys(first.form.properties ?? {}).length === 0) return null;
  return (
    <CompiledSchemaForm
      schema={first.form}
      uiSchema={first.uiSchema}
      defaultValue={first.value}
      validator={engineValidator}
      restAfterTyping={0}
      onChange={(next: Json) => isJsonObject(next) && onChange(next)}
    >
      {false}
    </CompiledSchemaForm>
  );
}
