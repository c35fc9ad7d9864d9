import { nearest } from '../../core/text/nearest.ts';
import { didYouMean, type Explanation, suggestion } from '../suggest.ts';
import { functionNames } from './emit-call.ts';
import { methodNames } from './emit-method.ts';
import type { ExpressionContext } from './environment.ts';
import type { ExpressionType } from './types.ts';

interface Mistake {
  readonly found: readonly string[];
  readonly context: ExpressionContext;
  /** Names of the product's functions and named expressions. */
  readonly declared: readonly string[];
}

/** Messages of the CEL library, with clearer replacements. */
const explanations: readonly (readonly [RegExp, (mistake: Mistake) => Explanation])[] = [
  [/^No such key: (\S+)/, unknownField],
  [/^Unknown variable: (\S+)/, unknownName],
  [/^no such overload: (.+) (==|!=|<=?|>=?|in|[-+*/%]) (.+)$/, wrongTypes],
  [/^found no matching overload for '(.*?)(\w+)\((.*)\)'/, wrongCall],
  [/^(?:Logical operator requires|.*condition must be) bool.* got '(.+)'/, noCondition],
];

export function explain(
  summary: string,
  context: ExpressionContext,
  declared: readonly string[] = [],
): Explanation {
  const line = summary.split('\n')[0] ?? '';
  for (const [pattern, explanationOf] of explanations) {
    const match = pattern.exec(line);
    if (match !== null) return explanationOf({ found: match.slice(1), context, declared });
  }
  return { message: line.charAt(0).toUpperCase() + line.slice(1) };
}

function unknownField({ found: [key = ''], context }: Mistake): Explanation {
  const others = [...fieldNames(context)].filter((name) => name !== key);
  const match = nearest(key, others);
  if (key === 'length') return { message: 'There is no field "length" here', help: 'Write size(…).' };
  const help =
    match === undefined ? 'Nothing that may be named here has a field of that name.' : suggestion(key, match);
  return { message: `There is no field "${key}" here`, help };
}

/** Keywords of other languages, with their equivalents in expressions. */
const otherWords: Readonly<Record<string, string>> = {
  True: 'Write true.',
  TRUE: 'Write true.',
  False: 'Write false.',
  FALSE: 'Write false.',
  None: 'Ask with blank(…) whether something is missing.',
  NULL: 'Ask with blank(…) whether something is missing.',
  undefined: 'Ask with blank(…) whether something is missing.',
};

function unknownName({ found: [name = ''], context, declared }: Mistake): Explanation {
  const names = Object.keys(context);
  const instead = Object.hasOwn(otherWords, name) ? otherWords[name] : undefined;
  const help = [...functionNames, ...declared].includes(name)
    ? `Write ${name}(…): it is a function.`
    : instead;
  if (help !== undefined) return { message: `The name "${name}" is not known at this place`, help };
  return unknownInContext(name, names);
}

function unknownInContext(name: string, names: readonly string[]): Explanation {
  const match = nearest(name, names);
  const help =
    match === undefined ? `At this place expressions may use: ${names.join(', ')}.` : suggestion(name, match);
  return { message: `The name "${name}" is not known at this place`, help };
}

function wrongTypes({ found: [left = '', operator = '', right = ''] }: Mistake): Explanation {
  const sides = [left, right];
  const message = `"${operator}" does not go with ${noun(left)} and ${noun(right)}`;
  if (sides.includes('null')) return { message, help: 'Ask with blank(…) whether something is missing.' };
  const isDayAndText = sides.includes('Day') && sides.includes('string');
  return { message, help: isDayAndText ? "A day is written as date('2020-01-31')." : undefined };
}

function wrongCall({ found: [receiver = '', name = '', types = ''], declared }: Mistake): Explanation {
  const known = receiver === '' ? [...new Set([...functionNames, ...declared])] : methodNames;
  if (!known.includes(name))
    return { message: `There is no function "${name}"`, help: didYouMean(name, known) };
  const given = types === '' ? 'nothing' : types.split(', ').map(noun).join(' and ');
  return { message: `"${name}" does not take ${given}`, help: 'docs/analyst says what each function takes.' };
}

function noCondition({ found: [type = ''] }: Mistake): Explanation {
  return {
    message: `A condition is needed, but this is ${noun(type)}`,
    help: 'Compare it with something, or ask with blank(…).',
  };
}

/** Names a CEL type for people, such as `a text`. */
export function noun(type: string): string {
  const nouns: Readonly<Record<string, string>> = {
    string: 'a text',
    double: 'a number',
    int: 'a number',
    bool: 'a condition',
    Day: 'a day',
    Instant: 'an instant',
    null: 'null',
    dyn: 'anything',
  };
  if (Object.hasOwn(nouns, type)) return nouns[type] ?? type;
  return type.startsWith('list') ? 'a list' : 'a group of fields';
}

function fieldNames(context: ExpressionContext): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: ExpressionType): void => {
    if (type.is === 'list' || type.is === 'map') visit(type.of);
    if (type.is !== 'object') return;
    for (const [name, field] of Object.entries(type.fields)) {
      names.add(name);
      visit(field);
    }
  };
  Object.values(context).forEach(visit);
  return names;
}
