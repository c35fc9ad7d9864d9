import { useRef } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { pointerOf } from '../../engine/core/json/pointer.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';
import { CompiledSchemaForm, engineValidator } from '../../engine/react/compiled-schema-form.ts';
import { editOf } from './commands.ts';
import { ExpressionField } from './expressions/ExpressionField.tsx';
import {
  changedNames,
  inOrderOfUse,
  type ObjectPanel,
  type PanelInput,
  panelAt,
  partOfPanel,
  stepsOf,
} from './panel.ts';
import { useTechnicalDetails } from './technical-details.ts';
import type { StudioState } from './use-studio.ts';
import type { Uses } from './uses-of-members.ts';

export interface PanelInputsProps {
  readonly studio: StudioState;
  /** Path of the file, and JSON Pointer of the object in it. */
  readonly file: string;
  readonly path: readonly string[];
  /** Name of the open object, for the list of changes. */
  readonly about: string;
  readonly shown: ObjectPanel;
  /** Meta-schema of the file. */
  readonly meta: JsonObject;
  /** Numbers of uses of each member in comparable parts of the product. */
  readonly uses: Uses;
  /** Search term, by `searchTerm`; blank for all inputs. */
  readonly wanted: string;
}

/** Minimum number of inputs that are worth folding. */
const leastFolded = 3;

/**
 * Divisor of the number of a kind's parts: a member counts as usual if at least that share of the parts has
 * it.
 */
const usualShare = 4;

/** Shows the inputs by use: present and usual members, then the rest. The order stays while the panel is open. */
export function PanelInputs({ wanted, uses, ...of }: PanelInputsProps) {
  const { current: inputs } = useRef(inOrderOfUse(of.shown, uses.of));
  if (wanted !== '')
    return <InputGroups {...of} inputs={inputs.filter(({ words }) => foldText(words).includes(wanted))} />;
  const isUsual = ({ name, isSet }: PanelInput) =>
    isSet || usualShare * (uses.of.get(name) ?? 0) >= Math.max(uses.parts, 1);
  const others = inputs.filter((input) => !isUsual(input));
  if (others.length < leastFolded) return <InputGroups {...of} inputs={inputs} />;
  return (
    <>
      <InputGroups {...of} inputs={inputs.filter(isUsual)} />
      <details className="studio-more">
        <summary>{`More: ${titlesOf(others)}`}</summary>
        <InputGroups {...of} inputs={others} />
      </details>
    </>
  );
}

/**
 * Maximum number of expressions whose meaning is requested when a panel opens; with more, only that of the
 * focused one is.
 */
const mostLookedAt = 6;

const mostNamed = 6;

function titlesOf(inputs: readonly PanelInput[]): string {
  const titles = inputs.slice(0, mostNamed).map(({ title }) => title);
  return titles.join(', ') + (inputs.length > mostNamed ? ` and ${inputs.length - mostNamed} more` : '');
}

interface InputGroupsProps extends Omit<PanelInputsProps, 'wanted' | 'uses'> {
  readonly inputs: readonly PanelInput[];
}

/** Shows the inputs in order, neighbours without expressions as one form. */
function InputGroups({ inputs, ...of }: InputGroupsProps) {
  const expressions = new Set(of.shown.expressions.map(({ token }) => token));
  const groups: PanelInput[][] = [];
  for (const input of inputs) {
    const last = groups.at(-1);
    const isAlone = expressions.has(input.name) || expressions.has(last?.at(-1)?.name ?? '');
    if (last === undefined || isAlone) groups.push([input]);
    else last.push(input);
  }
  return groups.map((group) => <InputGroup key={group[0]?.name} {...of} inputs={group} />);
}

function InputGroup({ studio, file, path, about, shown, meta, inputs }: InputGroupsProps) {
  const { isShown: isTechnical } = useTechnicalDetails();
  const names = new Set(inputs.map(({ name }) => name));
  const groupOf = (panel: ObjectPanel) => partOfPanel(panel, (name) => names.has(name));
  const part = groupOf(shown);
  const last = useRef(part.value);
  function change(typed: JsonObject): void {
    const changed = changedNames(part, last.current, typed);
    const titles = inputs.filter(({ name }) => changed.includes(name)).map(({ title }) => title);
    last.current = typed;
    // Compares the typed text with the file at the time of the edit, since the displayed file may be older.
    const steps = (now: Json) => {
      const group = groupOf(panelAt(meta, now, path, { names: {} }));
      return stepsOf(group.value, typed, group, path);
    };
    const label = `Change “${titles.join('”, “')}” in ${about}`;
    void studio.run(editOf(file, steps), label, { isTyped: true });
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
            isAmongMany={shown.expressions.length > mostLookedAt}
            isChosen={!isTechnical && !expression.isSentence}
          />
        );
      })}
    </>
  );
}

interface PanelFormProps {
  readonly part: ObjectPanel;
  readonly onChange: (typed: JsonObject) => void;
}

/** Shows a form that commits every keystroke, since its effect is shown beside the panel. */
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
