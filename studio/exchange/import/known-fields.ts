import type { ConditionContext, FieldType, KnownField } from './conditions/to-cel.ts';

interface Registered {
  readonly name: string;
  readonly type: FieldType;
  /** Names of the rows around the field, outermost first. */
  readonly rows: readonly string[];
  /** Codes of the field's choices, if any. */
  readonly codes?: readonly string[];
}

/** Fields of an imported form by source name, for converting conditions. */
export class KnownFields {
  readonly #fields = new Map<string, Registered>();
  /** Source names that several fields have, so that a condition could mean any of these fields. */
  readonly #ambiguous = new Set<string>();

  add(source: string, field: Registered): void {
    if (this.#fields.has(source)) this.#ambiguous.add(source);
    this.#fields.set(source, field);
  }

  typeOf(source: string): FieldType | undefined {
    return this.#fields.get(source)?.type;
  }

  /**
   * Returns the context of a condition in these rows, whose scope has the fields of the same row and of the
   * record.
   */
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
