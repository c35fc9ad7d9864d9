import { titleOfName } from '../../../engine/compiler/title-of-name.ts';
import { ofLanguage } from '../../../engine/core/authoring/names-of-titles.ts';

/** Names within one scope: each is given once. */
export class Names {
  readonly #taken = new Set<string>(ofLanguage);
  /** The number after the last one that was given, by name: thousands may have the same. */
  readonly #next = new Map<string, number>();

  /** A name that a field can have, made of that of the source; with a number where it is taken. */
  fieldFor(source: string): string {
    const cleaned = source.replaceAll(/[^A-Za-z0-9_]+/g, '_').replaceAll(/^_+|_+$/g, '');
    return this.#free(/^[A-Za-z]/.test(cleaned) ? cleaned : `item_${cleaned}`, '_');
  }

  /** A name that a file can have. */
  fileFor(source: string): string {
    const cleaned = kebabCase(source);
    return this.#free(/^[a-z]/.test(cleaned) ? cleaned : `list-${cleaned}`.replace(/-$/, ''), '-');
  }

  #free(name: string, separator: string): string {
    let [free, number] = [name, this.#next.get(name) ?? 2];
    for (; this.#taken.has(free); number += 1) free = `${name}${separator}${number}`;
    this.#next.set(name, number);
    this.#taken.add(free);
    return free;
  }
}

/** `bloodPressure_1` as `blood-pressure-1`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** `blood_pressure` as `Blood pressure`, for what has no words of its own. */
export function titleFrom(name: string): string {
  return titleOfName(name.replaceAll(/[_-]+/g, ' ').trim());
}
