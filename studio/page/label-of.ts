import type { JsonObject } from '../../engine/core/json/json.ts';

/**
 * Converts a name to a label: `pageSize` to `Page size`, `ui:widget` to `Widget`, `x-unit` to `Unit`, `0` to `Row 1`.
 */
export function labelOf(name: string): string {
  if (/^\d+$/.test(name)) return `Row ${Number(name) + 1}`;
  const words = name
    .replace(/^(ui:|x-|\$)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface MemberTitle {
  readonly name: string;
  /** Part of the meta-schema for the member. */
  readonly part: JsonObject;
  /** True for an entry, whose name a user has chosen. */
  readonly isEntry: boolean;
}

/** Titles a member: an entry by its own name, a row by its kind and position. */
export function titleOf({ name, part, isEntry }: MemberTitle): string {
  const { title } = part;
  if (isEntry || typeof title !== 'string') return labelOf(name);
  return /^\d+$/.test(name) ? `${title} ${Number(name) + 1}` : title;
}
