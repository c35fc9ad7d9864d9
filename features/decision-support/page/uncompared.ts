import type { Finding } from './checked.ts';

/**
 * States which part of a finding has not been compared with its source; undefined if all parts have, or if the finding
 * names no row.
 */
export function uncomparedIn(origin: Finding['package']): string | undefined {
  if (origin === undefined) return undefined;
  const { compared, unconfirmed = [] } = origin;
  if (compared === undefined) return 'Nobody has read the source beside this rule: read it with care.';
  if (unconfirmed.length === 0) return undefined;
  return `The source of the group does not name ${unconfirmed.join(', ')}: read it with care.`;
}
