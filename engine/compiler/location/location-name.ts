import type { JSONPath } from 'jsonc-parser';
import { getAt, pointerOf } from '../../core/json/pointer.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { LocationNames } from './location-names.ts';
import type { Titles } from './titles.ts';

/** Names of locations for each kind of file. */
export type LocationNamesByKind = ReadonlyMap<SourceKind | 'unknown', LocationNames>;

/** Names a location in a file for people, such as `Allergies tab, third column`. */
export function locationName(
  file: SourceFile,
  at: JSONPath,
  { titles, names }: { readonly titles: Titles; readonly names: LocationNamesByKind },
): string {
  const { name, parts }: LocationNames = names.get(file.kind) ?? { name: () => file.path, parts: {} };
  const named = at.flatMap((_step, index) => {
    const way = at.slice(0, index + 1).map(String);
    const words = Object.entries(parts).find(([pattern]) => isLike(way, pattern))?.[1];
    return words === undefined
      ? []
      : [words({ key: way.at(-1) ?? '', value: getAt(file.value, pointerOf(way)), file, titles })];
  });
  const whole = name({ key: '', value: file.value, file, titles });
  return [whole, ...named.filter((words) => words !== '')].join(', ');
}

/** Reports whether a path matches a pattern: `*` is any step, `**` any number of steps. */
function isLike(way: readonly string[], pattern: string): boolean {
  const steps = pattern.split('/');
  const isEndless = steps[0] !== '**' && steps.includes('**');
  if (steps[0] === '**') {
    const end = steps.slice(1);
    return way.length >= end.length && fits(way.slice(-end.length), end);
  }
  return isEndless
    ? fits(way.slice(0, steps.length - 1), steps.slice(0, -1)) && way.length >= steps.length
    : fits(way, steps);
}

function fits(way: readonly string[], steps: readonly string[]): boolean {
  return way.length === steps.length && steps.every((step, index) => step === '*' || step === way[index]);
}
