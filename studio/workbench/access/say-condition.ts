import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { type FileTexts, filesOf, readFile } from '../commands/schema-files.ts';
import type { ExpressionLocator } from '../expressions/locate-expression.ts';
import { readingOf } from '../expressions/reading.ts';
import type { SayCondition } from './access-matrix.ts';

/** Puts the rest of access rules into words, by the titles and choices that are known at the rules. */
export function sayConditions(texts: FileTexts, placeAt: ExpressionLocator): SayCondition {
  const known = new Map<string, string | undefined>();
  // Rules all know the same names, so one path is looked up for all of them.
  const [path] = filesOf('access', texts).values();
  const rules = path === undefined ? {} : readFile(path, texts).value['rules'];
  const [name] = Object.keys(rules ?? {});
  const place =
    path === undefined || name === undefined ? undefined : placeAt(texts, path, `/rules/${name}/when`);
  return (condition) => {
    const tree = treeOf(condition);
    if (tree === undefined || place === undefined) return undefined;
    if (!known.has(condition))
      known.set(condition, readingOf(tree, condition, place)?.replaceAll('{product}', place.slug));
    return known.get(condition);
  };
}
