import { counterpartPath } from '../../../engine/core/compare/counterparts.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { getAtTokens, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { FileVersion, MemberChange } from '../../../engine/core/protocol/schema-versions.ts';
import { parsedFile } from './parsed-file.ts';

/**
 * Finds the versions that added a value and last changed each of its members, latest first; none if the
 * latest version lacks the value. Recognizes moved rows of lists.
 */
export function blameAt(versions: readonly FileVersion[], pointer: string): readonly MemberChange[] {
  const parsed = versions.map(({ number, text }) => ({ number, value: parsedFile(text) }));
  const tokens = tokensOf(pointer);
  const value = getAtTokens(parsed[0]?.value, tokens);
  if (value === undefined) return [];
  return [
    { member: '', ...lastChange(parsed, tokens, isSame) },
    ...membersOf(value).map((member) => ({ member, ...lastChange(parsed, [...tokens, member], jsonEqual) })),
  ];
}

/** Reports whether a value itself is unchanged; a change inside the value counts as a change of its member. */
function isSame(before: Json, after: Json): boolean {
  return isContainer(before) && isContainer(after) ? true : jsonEqual(before, after);
}

function isContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function membersOf(value: Json): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function lastChange(
  versions: readonly { readonly number: number; readonly value: Json | undefined }[],
  tokens: readonly string[],
  isUnchanged: (before: Json, after: Json) => boolean,
): Omit<MemberChange, 'member'> {
  let [node, number] = [tokens, 0];
  for (const [index, version] of versions.entries()) {
    number = version.number;
    const earlier = versions[index + 1];
    if (earlier === undefined) break;
    const former = counterpartPath(earlier.value, { value: version.value, tokens: node });
    const before = former === undefined ? undefined : getAtTokens(earlier.value, former);
    const after = getAtTokens(version.value, node);
    if (former === undefined || before === undefined || after === undefined) break;
    if (!isUnchanged(before, after)) return { number, isNew: false };
    node = former;
  }
  return { number, isNew: true };
}
