import { type Verbatim, withoutBlanks } from '../json/blank.ts';
import { tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';

/** Tidies a value of an entity for checks and storage: removes blanks, except significant ones. */
export function tidyValue<Value>({ verbatim }: Pick<Entity, 'verbatim'>, value: Value): Value {
  return withoutBlanks(value, verbatim === undefined ? undefined : treeOf(verbatim));
}

type VerbatimPaths = NonNullable<Entity['verbatim']>;

interface Tree extends Verbatim {
  keeps?: 'value' | 'null';
  readonly parts: Map<string, Tree>;
}

const knownTrees = new WeakMap<VerbatimPaths, Verbatim>();

function treeOf(paths: VerbatimPaths): Verbatim {
  const known = knownTrees.get(paths);
  if (known !== undefined) return known;
  const tree: Tree = { parts: new Map() };
  for (const [pattern, keeps] of Object.entries(paths)) {
    let here = tree;
    for (const token of tokensOf(pattern)) {
      const next: Tree = here.parts.get(token) ?? { parts: new Map() };
      here.parts.set(token, next);
      here = next;
    }
    here.keeps = keeps;
  }
  knownTrees.set(paths, tree);
  return tree;
}
