import { foldTexts } from '../../../gateway/search/fold.ts';
import records from './demonstration-people.json' with { type: 'json' };
import type { FoundPerson, PeopleSource, PersonSearch } from './people-source.ts';

/**
 * Searches made-up people for trying an import, whose ids begin with DEMO- and who belong to the user's first
 * organization.
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

/** People of the demonstration, cast from plain JSON; a test checks the file against the schema. */
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
