import type { JsonObject } from '../../../engine/core/json.ts';
import { foldWords } from '../../search/fold.ts';
import people from './demonstration-people.json' with { type: 'json' };
import type { PeopleSource, PersonSearch } from './people-source.ts';

/** Invented people, so that an import can be tried; their ids begin with DEMO-. They come to the first organization of whoever looks. */
export const demonstrationPeople: PeopleSource = async (search) => {
  const [organization] = search.organizations;
  if (organization === undefined) return [];
  return people
    .filter((person) => isMeant(person, search))
    .map(
      (person): JsonObject => ({
        ...person,
        externalId: `${person.externalId}-${organization}`,
        managingOrganization: { id: organization, primary: organization },
      }),
    );
};

type Person = (typeof people)[number];

function isMeant({ name, dob, externalId }: Person, search: PersonSearch): boolean {
  return (
    beginsWith(name.first, search.firstName) &&
    beginsWith(name.last, search.lastName) &&
    (search.dob === undefined || search.dob === dob) &&
    beginsWith(externalId, search.externalId?.slice(0, externalId.length))
  );
}

function beginsWith(value: string, start = ''): boolean {
  return foldWords(value).join(' ').startsWith(foldWords(start).join(' '));
}
