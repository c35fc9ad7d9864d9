import type { Json } from '../../core/json/json.ts';
import type { Rule } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { ExamplesFile } from '../files/examples.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import { type Example, exampleProblems, statedProblem } from './example-file.ts';

interface Judgement {
  readonly product: Product;
  readonly files: readonly SourceFile[];
  /** Codes and paths of all problems in examples. */
  readonly broken: readonly Broken[];
  readonly diagnostics: Diagnostics;
}

export interface Broken {
  readonly code: string;
  readonly at: string;
}

/** Reports each rule that no example breaks, and suggests an example that would break it. */
export function reportRulesWithoutExample({ product, files, broken, diagnostics }: Judgement): void {
  const rules = Object.values(product.entities).flatMap((entity) => entity.rules);
  const shown = new Set(rules.filter((rule) => broken.some((each) => isOf(each, rule))).map(({ id }) => id));
  for (const file of files.filter((each) => isOfKind(each, 'rules'))) {
    for (const [index, { id }] of (file.value.rules ?? []).entries()) {
      if (shown.has(id) || !rules.some((rule) => rule.id === id)) continue;
      const message = `No example breaks the rule "${id}".`;
      const help = proposalFor(id, file, { product, files });
      diagnostics.report(file, { code: 'example/none', message, help, at: ['rules', index, 'id'] });
    }
  }
}

/**
 * Reports whether a problem comes from a rule: a missing required value has the code `required`, any other problem
 * the rule's id as its code.
 */
function isOf({ code, at }: Broken, { id, kind, at: path }: Rule): boolean {
  return kind === 'require' ? code === 'required' && at.endsWith(path) : code === id;
}

type Known = Pick<Judgement, 'product' | 'files'>;

function proposalFor(id: string, file: SourceFile, { product, files }: Known): string {
  const fitting = files
    .filter((each) => isOfKind(each, 'examples'))
    .filter(({ value }) => product.entities[value.entity]?.rules.some((rule) => rule.id === id) === true);
  for (const { path, value } of fitting) {
    const found = breakingExample(id, value, product);
    if (found !== undefined) return `Here is one for ${path}: ${written(found)}`;
  }
  const [first] = fitting;
  const target = first?.path ?? file.path.replace(/rules\.json$/, 'examples.json');
  return `Add a record to ${target} for which the condition of the rule is broken.`;
}

/** Values likely to break rules: blank, long ago, far ahead, too small, too large. */
const attempts: readonly Json[] = [null, '1899-12-31', '2999-12-31', 'x', 0, -1, 1_000_000, true, false];

/** Finds a valid example with one value changed so that the rule is broken; undefined where no attempt breaks it. */
function breakingExample(id: string, file: ExamplesFile, product: Product): Example | undefined {
  const rules = (product.entities[file.entity]?.rules ?? []).filter((rule) => rule.id === id);
  const accepted = file.examples.filter(({ problems, data }) => problems.length === 0 && data === undefined);
  for (const rule of rules) {
    const path = rule.on + rule.at;
    const tries = accepted.flatMap((example) =>
      attempts.map(
        (next): Example => ({ ...example, title: '…', change: { ...example.change, [path]: next } }),
      ),
    );
    const found = tries
      .map((example): Example => ({ ...example, problems: [...exampleProblems(product, file, example)] }))
      .find(({ problems }) => problems.some((problem) => isOf({ code: '', ...problem }, rule)));
    if (found !== undefined && path !== '') return found;
  }
  return undefined;
}

function written({ problems, ...example }: Example): string {
  return JSON.stringify({ ...example, problems: problems.map(statedProblem) });
}
