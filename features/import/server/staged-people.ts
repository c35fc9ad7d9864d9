import type { JsonObject } from '../../../engine/core/json/json.ts';
import { findStaged } from '../../../gateway/intake/staging/find-staged.ts';
import type { KeysOf, StagedKeys } from '../../../gateway/intake/staging/staged-row.ts';
import { foldTexts } from '../../../gateway/search/fold.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { stagedMembers } from '../shared/staged-members.ts';
import type { FoundPerson, PersonSearch } from './people-source.ts';

/** Functions that derive the search keys of staged people, by staged entity. */
export const stagedKeys: Readonly<Record<string, KeysOf>> = { [stagedMembers.entity]: keysOf };

/** Derives the keys of a staged document, which has passed the checks of its entity. */
function keysOf(document: JsonObject): StagedKeys {
  const { name, dob, externalId } = document as unknown as FoundPerson;
  const [first, last] = [folded(name.first), folded(name.last)];
  return { key: externalId.trim(), firstText: both(last, first), secondText: both(first, last), day: dob };
}

/** Finds staged people of the user's organizations. */
export async function findStagedPeople(
  database: Queryable,
  search: PersonSearch,
  limit: number,
): Promise<readonly FoundPerson[]> {
  const { organizations, firstName = '', lastName = '', dob, externalId } = search;
  const [first, last] = [folded(firstName), folded(lastName)];
  const found = await findStaged(database, {
    ...{ entity: stagedMembers.entity, organizations, limit },
    ...(externalId !== undefined && { key: externalId.trim() }),
    ...(dob !== undefined && { day: dob }),
    ...(last !== '' && { firstText: last }),
    ...(first !== '' && { secondText: first }),
  });
  return found as readonly FoundPerson[];
}

function both(one: string, other: string): string {
  return `${one} ${other}`.trim();
}

function folded(text: string): string {
  return foldTexts(text).join(' ');
}
