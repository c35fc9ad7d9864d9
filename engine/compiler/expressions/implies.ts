import type { ASTNode } from '@marcbachmann/cel-js';
import { spelling } from './spelling.ts';
import { treeOf } from './tree-of.ts';

/** Conditions of access rules by name. */
export type Conditions = ReadonlyMap<string, { readonly when: string }>;

type Formula =
  | { readonly is: 'known'; readonly value: boolean }
  | { readonly is: 'atom'; readonly what: string }
  | { readonly is: 'not'; readonly of: Formula }
  | { readonly is: 'and' | 'or'; readonly of: readonly Formula[] };

/** Maximum number of distinct conditions, since the combinations of their values double with each. */
const mostQuestions = 12;

/**
 * Reports whether every user who passes one access rule passes the other. Tries all combinations of the rules'
 * conditions; false if undetermined.
 */
export function implies(one: string, other: string, rules: Conditions): boolean {
  if (one === other) return true;
  const [given, wanted] = [ruleFormula(one, rules, []), ruleFormula(other, rules, [])];
  const questions = [...new Set([...questionsIn(given), ...questionsIn(wanted)])];
  if (questions.length > mostQuestions) return false;
  for (let answers = 0; answers < 2 ** questions.length; answers += 1) {
    const holds = new Set(questions.filter((_question, index) => (answers >> index) % 2 === 1));
    if (resultOf(given, holds) && !resultOf(wanted, holds)) return false;
  }
  return true;
}

function ruleFormula(name: string, rules: Conditions, open: readonly string[]): Formula {
  const tree = open.includes(name) ? undefined : treeOf(rules.get(name)?.when ?? '');
  return tree === undefined ? { is: 'atom', what: `may ${name}` } : formulaOf(tree, rules, [...open, name]);
}

function formulaOf(node: ASTNode, rules: Conditions, open: readonly string[]): Formula {
  const part = (each: ASTNode) => formulaOf(each, rules, open);
  switch (node.op) {
    case '&&':
      return { is: 'and', of: node.args.map(part) };
    case '||':
      return { is: 'or', of: node.args.map(part) };
    case '!_':
      return { is: 'not', of: part(node.args) };
    case 'value':
      return { is: 'known', value: node.args === true };
    case 'call':
      if (node.args[0] === 'may' && node.args[1][0]?.op === 'value')
        return ruleFormula(String(node.args[1][0].args), rules, open);
      return { is: 'atom', what: spelling(node) };
    default:
      return isSignedIn(node) ? { is: 'known', value: true } : { is: 'atom', what: spelling(node) };
  }
}

/**
 * Reports whether a condition tests for a signed-in user, which is true wherever an access rule is evaluated.
 */
function isSignedIn(node: ASTNode): boolean {
  return node.op === '!=' && spelling(node) === signedIn;
}

const signedInTree = treeOf("user.id != ''");
const signedIn = signedInTree === undefined ? '' : spelling(signedInTree);

function questionsIn(formula: Formula): readonly string[] {
  if (formula.is === 'known') return [];
  if (formula.is === 'atom') return [formula.what];
  return formula.is === 'not' ? questionsIn(formula.of) : formula.of.flatMap(questionsIn);
}

function resultOf(formula: Formula, holds: ReadonlySet<string>): boolean {
  switch (formula.is) {
    case 'known':
      return formula.value;
    case 'atom':
      return holds.has(formula.what);
    case 'not':
      return !resultOf(formula.of, holds);
    case 'and':
      return formula.of.every((each) => resultOf(each, holds));
    default:
      return formula.of.some((each) => resultOf(each, holds));
  }
}
