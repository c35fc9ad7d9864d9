import { foldTexts } from '../../../gateway/search/fold.ts';
import records from './demonstration-people.json' with { type: 'json' };
import type { FoundPerson, PeopleSource, PersonSearch } from './people-source.ts';

/**
 * Invented people, so that an import can be tried; their ids begin with DEMO-. They belong to the searching user's
 * first organization.
 */
export const demonstrationPeople: PeopleSource = async (search) => {
  const [organization] = search.organizations;
  if (organization === undefined) return [];
  return people
    .filter((person) => isMeant(person, search))
    .map(
      (person): FoundPerson => ({
        ...person,
        externalId: `${person.externalId}-${organization}`,
        managingOrganization: { id: organization, primary: organization },
      }),
    );
};

/**
 * People of the demonstration. TypeScript knows only that the file is JSON; the test of the demonstration holds it to
 * the schema.
 */
const people = records as readonly FoundPerson[];

function isMeant({ name, dob, externalId }: FoundPerson, search: PersonSearch): boolean {
  return (
    beginsWith(name.first, search.firstName) &&
    beginsWith(name.last, search.lastName) &&
    (search.dob === undefined || search.dob === dob) &&
    beginsWith(externalId, search.externalId?.slice(0, externalId.length))
  );
}

function beginsWith(value: string, start = ''): boolean {
  return foldTexts(value).join(' ').startsWith(foldTexts(start).join(' '));
}
