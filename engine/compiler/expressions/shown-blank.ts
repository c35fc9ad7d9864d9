import { hasMembers } from '../../core/json/json.ts';
import type { Explanation } from './explain.ts';
import { type ExpressionLocation, noFacts } from './facts.ts';
import { implies } from './implies.ts';

/** Kinds of files whose expressions the page alone evaluates, over what the user may read. */
const ofPages: ReadonlySet<string> = new Set(['card', 'tab', 'screen']);

/** Texts of a field of a form; its conditions, which the gateway knows too, are left to that. */
const textsOfFields: ReadonlySet<unknown> = new Set(['feedback', 'ui:title', 'ui:help']);

/**
 * What is wrong with an expression that people read the result of, where it reads a field that some of them may not
 * read: it would take the field for blank. Undefined where only those come to it who may read the field.
 */
export function shownBlank(
  { file, at, facts = noFacts, guards = [] }: ExpressionLocation,
  closed: readonly string[],
): Explanation | undefined {
  // A named expression is judged where it is called.
  const isOfPage = ofPages.has(file.kind) && at[0] !== 'expressions';
  const isShown = isOfPage || (file.kind === 'form' && textsOfFields.has(at[2]));
  if (!isShown || closed.length === 0) return undefined;
  const passed = [...guards, ...rulesAround(file.value, at)];
  const open = closed.find((rule) => !passed.some((each) => implies(each, rule, facts.access)));
  if (open === undefined) return undefined;
  return {
    message: `This reads a field that only those may read who pass "${open}": for all others it would be blank`,
    help: `Write "access": "${open}" beside it, or ask may('${open}') in it.`,
  };
}

/** The access rules that stand around a place in a file, from its root. */
function rulesAround(value: unknown, at: readonly (string | number)[]): readonly string[] {
  if (!hasMembers(value)) return [];
  const { access } = value;
  const [step, ...rest] = at;
  const inside = step === undefined ? [] : rulesAround(value[String(step)], rest);
  return typeof access === 'string' ? [access, ...inside] : inside;
}
