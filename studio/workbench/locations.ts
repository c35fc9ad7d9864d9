import { kinds } from '../../engine/compiler/kinds/kinds.ts';
import { locationName } from '../../engine/compiler/location/location-name.ts';
import { titlesOf } from '../../engine/compiler/location/titles.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import type { FileTexts } from './commands/schema-files.ts';

/** Finds the display name of a position in a file. */
export type Locations = (path: string, at: readonly string[]) => string;

const names = new Map(kinds.map(({ name, locations }) => [name, locations]));

export function locationsIn(texts: FileTexts): Locations {
  const { byPath, files } = readSchemaSet(texts, schemaSetDiagnostics());
  const titles = titlesOf(files);
  return (path, at) => {
    const file = byPath.get(path);
    return file === undefined ? path : locationName(file, [...at], { titles, names });
  };
}

/** Location as its nearest named part, and the members below that part; no members for the part itself. */
export interface PartLocation {
  readonly whole: string;
  readonly part: string;
}

export function locationAt(at: readonly string[], location: (at: readonly string[]) => string): PartLocation {
  let depth = at.length;
  while (depth > 0 && location(at.slice(0, depth)) === location(at.slice(0, depth - 1))) depth -= 1;
  return { whole: location(at.slice(0, depth)), part: at.slice(depth).join('/') };
}

/** Formats a location, such as `title of Book, field Pages`. */
export function locationText({ whole, part }: PartLocation): string {
  return part === '' ? whole : `${part} of ${whole}`;
}
