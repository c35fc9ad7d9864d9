import type { ASTNode } from '@marcbachmann/cel-js';
import type { Diagnostics } from '../../diagnostics.ts';
import { isNode } from '../../expressions/parse.ts';
import { treeOf } from '../../expressions/tree-of.ts';
import type { FormFile } from '../../files/form.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Refuses a derived value that depends on itself, directly or indirectly, since it would change with every
 * keystroke.
 */
export function valuesAreNotInACircle(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('form').values()) {
    const reads = readsOf(file.value);
    for (const path of reads.keys()) {
      const circle = circleFrom(path, reads);
      if (circle === undefined) continue;
      diagnostics.report(file, {
        code: 'expression/circle',
        message:
          circle.length === 1
            ? `"${path}" is worked out of itself.`
            : `"${path}" is worked out of itself, over ${circle
                .slice(1)
                .map((each) => `"${each}"`)
                .join(', ')}.`,
        help: 'Let one of them be entered, or work it out of fields that are.',
        at: ['fields', path, 'derive'],
      });
    }
  }
}

/** Finds the derived fields, each with the fields it reads. */
function readsOf({ fields = {} }: FormFile): ReadonlyMap<string, readonly string[]> {
  const derived = Object.entries(fields).flatMap(([path, { derive }]) =>
    derive === undefined || path.includes('*') ? [] : [[path, derive] as const],
  );
  const names = derived.map(([path]) => path);
  return new Map(
    derived.map(([path, derive]) => {
      const read = pathsIn(treeOf(derive));
      return [
        path,
        names.filter((name) => read.some((each) => isWithin(each, name) || isWithin(name, each))),
      ];
    }),
  );
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`);
}

/** Lists the paths of the record that an expression reads. */
function pathsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isNode(value)) return [];
  const path = pathOf(value);
  return path === undefined ? pathsIn(value.args) : [path];
}

function pathOf(node: ASTNode): string | undefined {
  if (node.op !== '.') return undefined;
  const [owner, name] = node.args;
  if (owner.op === 'id') return owner.args === 'self' ? name : undefined;
  const before = pathOf(owner);
  return before === undefined ? undefined : `${before}.${name}`;
}

/** Finds the shortest cycle from a field back to itself. */
function circleFrom(
  start: string,
  reads: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of reads.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (seen.size < seen.add(next).size) ways.push([...way, next]);
    }
  return undefined;
}
