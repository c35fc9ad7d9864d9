import type { JsonObject } from '../../engine/core/json/json.ts';

/** `pageSize` as `Page size`, `ui:widget` as `Widget`, `x-unit` as `Unit`, `0` as `Row 1`. */
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
  /** The part of the meta-schema that describes it. */
  readonly part: JsonObject;
  /** True for a value under a name that somebody has chosen. */
  readonly isEntry: boolean;
}

/** What people call a member: an entry by its own name, a row by what it is and its position. */
export function titleOf({ name, part, isEntry }: MemberTitle): string {
  const { title } = part;
  if (isEntry || typeof title !== 'string') return labelOf(name);
  return /^\d+$/.test(name) ? `${title} ${Number(name) + 1}` : title;
}
