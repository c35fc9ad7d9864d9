import type { ConditionContext, FieldType, KnownField } from './conditions/to-cel.ts';

interface Registered {
  readonly name: string;
  readonly type: FieldType;
  /** Names of the rows that it is in, from the outside. */
  readonly rows: readonly string[];
  /** Codes of its choices, where it has some. */
  readonly codes?: readonly string[];
}

/** The fields of an imported form by their names in the source, for the conditions that name them. */
export class KnownFields {
  readonly #fields = new Map<string, Registered>();
  /** Names that several fields have: what a condition means by one is not known. */
  readonly #ambiguous = new Set<string>();

  add(source: string, field: Registered): void {
    if (this.#fields.has(source)) this.#ambiguous.add(source);
    this.#fields.set(source, field);
  }

  typeOf(source: string): FieldType | undefined {
    return this.#fields.get(source)?.type;
  }

  /** Context of a condition in these rows: the fields of the same row, and those of the record. */
  contextIn(rows: readonly string[], about?: string): ConditionContext {
    const field = (source: string) =>
      this.#ambiguous.has(source) ? undefined : this.#seenFrom(rows, this.#fields.get(source));
    const self = about === undefined ? undefined : this.#seenFrom(rows, this.#fields.get(about));
    return { field, ...(self !== undefined && { self }) };
  }

  #seenFrom(rows: readonly string[], field: Registered | undefined): KnownField | undefined {
    if (field === undefined) return undefined;
    const { name, type, codes = [] } = field;
    if (field.rows.join('.') === rows.join('.')) return { cel: `self.${name}`, type, codes };
    return field.rows.length === 0 ? { cel: `root.${name}`, type, codes } : undefined;
  }
}
