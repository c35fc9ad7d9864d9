import type { ASTNode } from '@marcbachmann/cel-js';
import { closureOf, type Evaluate } from '../../../engine/compiler/expressions/closures.ts';
import { checkExpression } from '../../../engine/compiler/expressions/compile-expression.ts';
import { environmentOf } from '../../../engine/compiler/expressions/environment.ts';
import { isNode, parseExpression } from '../../../engine/compiler/expressions/parse.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { MutationHint } from '../../../engine/core/protocol/expression-look.ts';
import type { LocatedExpression } from './locate-expression.ts';
import type { Sample } from './samples.ts';
import type { TriedScope } from './tried-scopes.ts';

/** Operators that are easily confused, each with the one written by mistake. */
const slips: Readonly<Record<string, string>> = {
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
};

interface Mutant {
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly part: string;
}

interface Judged {
  readonly evaluate: Evaluate;
  readonly samples: readonly Sample[];
  readonly tried: readonly TriedScope[];
}

/** Maximum number of hints; further ones appear once these are resolved. */
const mostHints = 5;

/** Finds likely slips that leave the result of every example unchanged, each with a record that reveals it. */
export function mutationHints(
  source: string,
  location: Pick<LocatedExpression, 'context' | 'facts' | 'wants'>,
  { evaluate, samples, tried }: Judged,
): readonly MutationHint[] {
  const examples = samples.filter(({ example }) => example !== undefined);
  const hints = mutantsOf(source, location).flatMap((mutant): readonly MutationHint[] => {
    const checked = checkExpression({ ...location, source: mutant.source });
    if ('problem' in checked) return [];
    const other = closureOf(checked.term);
    const differs = ({ scope }: Pick<TriedScope, 'scope'>) => !jsonEqual(evaluate(scope), other(scope));
    if (examples.some(differs)) return [];
    const witness = tried.find(differs);
    if (witness === undefined) return [];
    const slip = mutant.to === '' ? 'be missing' : `be “${mutant.to}”`;
    return [
      {
        message: `In ${mutant.part}, “${mutant.from}” could ${slip}, and no example would notice.`,
        trial: { sample: 0, values: witness.values },
      },
    ];
  });
  return hints.slice(0, mostHints);
}

function mutantsOf(
  source: string,
  { context, facts }: Pick<LocatedExpression, 'context' | 'facts'>,
): readonly Mutant[] {
  const { ast } = parseExpression(environmentOf(context, facts.functions), source);
  return nodesIn(ast).flatMap((node) => mutantOf(node, source) ?? []);
}

function mutantOf(node: ASTNode, source: string): Mutant | undefined {
  const part = source.slice(node.range.start, node.range.end);
  const replaced = (start: number, from: string, to: string): Mutant => ({
    ...{ from, to, part },
    source: source.slice(0, start) + to + source.slice(start + from.length),
  });
  if (node.op === '!_') return part.startsWith('!') ? replaced(node.range.start, '!', '') : undefined;
  const to = Object.hasOwn(slips, node.op) ? slips[node.op] : undefined;
  if (to === undefined || !Array.isArray(node.args)) return undefined;
  const [left, right] = nodesAmong(node.args);
  if (left === undefined || right === undefined) return undefined;
  const start = source.indexOf(node.op, left.range.end);
  return start < 0 || start >= right.range.start ? undefined : replaced(start, node.op, to);
}

function nodesIn(node: ASTNode): readonly ASTNode[] {
  return [node, ...nodesAmong(node.args).flatMap(nodesIn)];
}

function nodesAmong(args: unknown): readonly ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesAmong);
  return isNode(args) ? [args] : [];
}
