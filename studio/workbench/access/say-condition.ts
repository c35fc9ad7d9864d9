import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { type FileTexts, filesOf, readFile } from '../commands/schema-files.ts';
import type { ExpressionLocator } from '../expressions/locate-expression.ts';
import { describeReading } from '../expressions/reading.ts';
import type { SayCondition } from './access-matrix.ts';

/** Puts the remaining conditions of access rules into words, by the titles and choices known at a rule. */
export function sayConditions(texts: FileTexts, locateIn: ExpressionLocator): SayCondition {
  const known = new Map<string, string | undefined>();
  // Takes any access file, since all rules have the same names in scope.
  const [path] = filesOf('access', texts).values();
  const rules = path === undefined ? {} : readFile(path, texts).value['rules'];
  const [name] = Object.keys(rules ?? {});
  const location =
    path === undefined || name === undefined ? undefined : locateIn(texts, path, `/rules/${name}/when`);
  return (condition) => {
    if (location === undefined) return undefined;
    // Reads the name of the product as the compiler does, by which the value set of permissions has its entries.
    const source = condition.replaceAll('{product}', location.slug);
    const tree = treeOf(source);
    if (tree === undefined) return undefined;
    if (!known.has(condition)) known.set(condition, describeReading(tree, source, location));
    return known.get(condition);
  };
}
