import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { type FileTexts, filesOf, readFile } from '../commands/schema-files.ts';
import type { ExpressionLocator } from '../expressions/locate-expression.ts';
import { readingOf } from '../expressions/reading.ts';
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
    const tree = treeOf(condition);
    if (tree === undefined || location === undefined) return undefined;
    if (!known.has(condition))
      known.set(condition, readingOf(tree, condition, location)?.replaceAll('{product}', location.slug));
    return known.get(condition);
  };
}
