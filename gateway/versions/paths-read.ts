import { tokensOf } from '../../engine/core/json/pointer.ts';
import type { PathPattern } from '../../engine/core/product/entity.ts';

export type ReadPaths = ReadonlyMap<string, ReadonlySet<PathPattern>>;

export interface PathRead {
  readonly entity: string;
  readonly path: PathPattern;
}

const member = String.raw`\?\.\[\\?"((?:[^"\\])+)\\?"\]`;
const recordReads = new RegExp(String.raw`\.records\)((?:${member})+)`, 'g');
const selfReads = new RegExp(String.raw`\.(?:self|root|old)\b(?:\)((?:${member})+))?`, 'g');

/**
 * Lists the record paths that compiled code reads, as far as the code has them as literals. Includes all paths
 * below rows and whole records. `self` is the record that the code evaluates.
 */
export function pathsIn(
  code: string,
  self?: { readonly entity: string; readonly on: PathPattern },
): readonly PathRead[] {
  const records = [...code.matchAll(recordReads)].flatMap(([, path = '']) => {
    const [entity, ...rest] = namesIn(path);
    return entity === undefined ? [] : [{ entity, path: patternOf(rest) }];
  });
  if (self === undefined) return records;
  const own = [...code.matchAll(selfReads)].map(([, path = '']) => {
    return { entity: self.entity, path: self.on + patternOf(namesIn(path)) };
  });
  return [...records, ...own];
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(new RegExp(member, 'g'))].map(([, name = '']) => name);
}

function patternOf(names: readonly string[]): PathPattern {
  return names.map((name) => `/${name}`).join('');
}

/** Reports whether a path equals one of the given paths, or lies above or below one of them. */
export function isReached(paths: ReadPaths, entity: string, at: PathPattern): boolean {
  return [...(paths.get(entity) ?? [])].some((path) => {
    const [one, two] = [tokensOf(path), tokensOf(at)];
    const shorter = Math.min(one.length, two.length);
    return one.slice(0, shorter).every((token, index) => isSame(token, two[index]));
  });
}

function isSame(one: string, two: string | undefined): boolean {
  return one === two || one === '*' || two === '*';
}
