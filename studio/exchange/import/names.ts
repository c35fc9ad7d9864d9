import { titleOfName } from '../../../engine/compiler/title-of-name.ts';
import { ofLanguage } from '../../../engine/core/authoring/names-of-titles.ts';
import { kebabCase } from '../../../engine/core/text/kebab-case.ts';

/** Unique names of one scope. */
export class Names {
  readonly #taken = new Set<string>(ofLanguage);
  /** Next number for each name, since thousands of fields may have the same name. */
  readonly #next = new Map<string, number>();

  /** Builds a field name from the source's name; adds a number if the name is taken. */
  fieldFor(source: string): string {
    const cleaned = source.replaceAll(/[^A-Za-z0-9_]+/g, '_').replaceAll(/^_+|_+$/g, '');
    return this.#free(/^[A-Za-z]/.test(cleaned) ? cleaned : `item_${cleaned}`, '_');
  }

  /** Builds a file name from the source's. */
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

/** Converts `blood_pressure` to `Blood pressure`, for a field without a title. */
export function titleFrom(name: string): string {
  return titleOfName(name.replaceAll(/[_-]+/g, ' ').trim());
}
