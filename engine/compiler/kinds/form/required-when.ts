import { pathToPointer, tokensOf } from '../../../core/json/pointer.ts';
import { type Code, code } from '../../code/literal.ts';
import type { RulePlan } from '../../plan/rules-plan.ts';
import type { FormLocation } from './form-location.ts';

const always = code('{ source: "true", evaluate: () => true }');

/** Finds the condition under which a field is required: by the schema's `required`, else by the rules about it. */
export function requiredWhen(path: string, { entity, rules }: FormLocation): Code | undefined {
  const pointer = pathToPointer(path);
  const parent = entity.schemas.get(pointer.slice(0, pointer.lastIndexOf('/')));
  if (parent?.required?.includes(tokensOf(pointer).at(-1) ?? '')) return always;
  const asking = rules.rules.filter(({ kind, on, at }) => kind === 'require' && on === '' && at === pointer);
  const [rule, ...others] = asking;
  if (rule === undefined) return undefined;
  if (others.length === 0 && rule.guard === undefined) return rule.test;
  return code(`{ source: "one of several rules", evaluate: (s) => ${asking.map(asks).join(' || ')} }`);
}

function asks({ test, guard }: RulePlan): string {
  const conditions = [guard, test].filter((each) => each !== undefined);
  return `(${conditions.map(({ text }) => `(${text}).evaluate(s)`).join(' && ')})`;
}
