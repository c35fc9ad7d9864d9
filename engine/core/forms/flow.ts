import type { Scope } from '../expressions/scope.ts';
import { withoutBlanks } from '../json/blank.ts';
import { jsonEqual } from '../json/equal.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { FlowDescriptor, FlowSent, FlowStep } from '../product/flow.ts';
import { isExpression } from '../records/derive.ts';
import { sentObject } from './sent-object.ts';

/** State of a flow, without the current step, which the URL names. */
export interface FlowState {
  /** Output of each completed step, by the step's name. */
  readonly given: Inputs;
  /** Values typed or picked in steps, whether the step is completed or not. */
  readonly typed: Inputs;
}

export type Inputs = Readonly<Record<string, JsonObject>>;
export type InputsScope = (inputs: Inputs) => Scope;

export const startedFlow: FlowState = { given: {}, typed: {} };

/** Lists the steps of the flow that are determined by the outputs so far. */
export function stepsTaken(
  { steps }: FlowDescriptor,
  given: Inputs,
  scopeOf: InputsScope,
): readonly FlowStep[] {
  const scope = scopeOf(given);
  return steps.filter(({ when }) => when === undefined || when.evaluate(scope));
}

/** Finds the step to show: the requested one, or the first before it that is not completed. */
export function stepToShow(
  taken: readonly FlowStep[],
  given: Inputs,
  wanted: string | undefined,
): FlowStep | undefined {
  const requested = taken.find(({ name }) => name === wanted) ?? taken[0];
  return (
    taken
      .slice(0, requested === undefined ? 0 : taken.indexOf(requested))
      .find(({ name }) => !Object.hasOwn(given, name)) ?? requested
  );
}

/** Keeps the typed or picked value of a step; undefined removes it. */
export function withTyped(state: FlowState, step: string, value: JsonObject | undefined): FlowState {
  const { [step]: _before, ...others } = state.typed;
  return { ...state, typed: value === undefined ? others : { ...others, [step]: value } };
}

/**
 * Stores the output of a step. A changed output reopens the later steps: their typed values stay, their picked
 * values are dropped, since the lists to pick from may have changed.
 */
export function withGiven(
  { steps }: FlowDescriptor,
  state: FlowState,
  step: string,
  value: JsonObject,
): FlowState {
  const isSame = jsonEqual(state.given[step], value);
  if (isSame) return state;
  const later = steps.slice(steps.findIndex(({ name }) => name === step) + 1);
  const picks = later.filter((each) => each.lists.some(({ isPicked }) => isPicked));
  return {
    given: { ...without(state.given, later), [step]: value },
    typed: without(state.typed, picks),
  };
}

/** Finds the message of the first check that the step fails; undefined when the flow may continue. */
export function brokenCheck({ checks }: FlowStep, scope: Scope): string | undefined {
  return checks.find(({ unless }) => !unless.evaluate(scope))?.message;
}

/** Composes the content of a call without blank values. */
export function sentOf(sends: FlowSent | undefined, scope: Scope): Json | undefined {
  if (sends === undefined) return undefined;
  const sent = isExpression(sends) ? (sends.evaluate(scope) as Json) : sentObject(sends, scope);
  return withoutBlanks(sent);
}

function without(inputs: Inputs, steps: readonly FlowStep[]): Inputs {
  const names = new Set(steps.map(({ name }) => name));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !names.has(name)));
}
