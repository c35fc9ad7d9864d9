import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import type { FieldType } from '../import/conditions/to-cel.ts';
import { sameMeaning } from './conditions/same-meaning.ts';
import type { NamedField } from './conditions/write-condition.ts';
import {
  type ExportableForm,
  type ExportedCondition,
  type ExportedField,
  type ExportedRows,
  valuesIn,
} from './exported-form.ts';

type Valued = ExportedField | ExportedRows;

/** Fields of a form by their path in expressions, with their names in a format. */
export class WrittenFields {
  readonly #byPath = new Map<string, NamedField>();

  /** Assigns names with `nameOf`; a taken name becomes the whole path, or gets a number. */
  constructor(form: ExportableForm, nameOf: (words: readonly string[]) => string) {
    const taken = new Set<string>();
    for (const node of valuesIn(form.nodes)) {
      const words = node.name.split('.');
      const whole = node.path.split('.').filter((word) => word !== '*');
      const candidates = [nameOf(words), nameOf(whole), ...numbered(nameOf(whole))];
      const name = candidates.find((each) => !taken.has(each)) ?? node.path;
      taken.add(name);
      const isWhole = node.kind === 'field' && node.schema.type === 'integer';
      this.#byPath.set(node.path, { name, type: fieldTypeOf(node), ...(isWhole && { isWhole }) });
    }
  }

  nameOf({ path }: Valued): string {
    return this.#byPath.get(path)?.name ?? path;
  }

  /**
   * Returns a function that finds the fields in scope of an expression in these rows: fields of the same row,
   * and of the record.
   */
  seenFrom(rows: readonly string[]): (path: string) => NamedField | undefined {
    const row = rows.at(-1);
    return (path) => {
      const [scope, ...names] = path.split('.');
      const name = names.join('.');
      if (scope === 'self') return this.#byPath.get(row === undefined ? name : `${row}.*.${name}`);
      return scope === 'root' ? this.#byPath.get(name) : undefined;
    };
  }

  /** Reports whether a field is required whenever it is shown. */
  isRequired({ isRequired, requiredWhen, visibleWhen, around, rows }: Valued): boolean {
    if (isRequired || requiredWhen === undefined) return isRequired;
    const shown = allOf([...around, ...(visibleWhen === undefined ? [] : [visibleWhen])]);
    const fieldAt = this.seenFrom(rows);
    return shown !== undefined && sameMeaning(requiredWhen.tree, shown.tree, (path) => fieldAt(path)?.type);
  }
}

function numbered(name: string): readonly string[] {
  return Array.from({ length: 100 }, (_, index) => `${name}_${index + 2}`);
}

/** Joins conditions into one that holds while all of them do. */
export function allOf(conditions: readonly ExportedCondition[]): ExportedCondition | undefined {
  const source = conditions.map((each) => `(${each.source})`).join(' && ') || 'true';
  const [first, ...others] = conditions;
  if (first !== undefined && others.length === 0) return first;
  const tree = treeOf(source);
  return tree === undefined ? undefined : { source, tree };
}

/** Finds the type by which the value is compared. */
export function fieldTypeOf(node: Valued): FieldType {
  if (node.kind === 'rows') return 'rows';
  if (node.choices !== undefined) return node.isMultiple ? 'codes' : 'code';
  if (node.isMultiple) return 'rows';
  const { type, format } = node.schema;
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' || format === 'time' ? format : 'text';
}

/** Returns the sentence on a requirement that was left out, for the mapping table; empty if there is none. */
export function leftOfRequirement({ requiredWhen }: Valued): readonly string[] {
  return requiredWhen === undefined ? [] : [`That it is required was left out: ${requiredWhen.source}`];
}
