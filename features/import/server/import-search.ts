import { badRequest } from '../../../gateway/operation/errors.ts';
import { asServiceAway, isServiceAway } from '../../../gateway/operation/outside/service-away.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import type { CallOf, Handler } from '../../contracts/server/typed.ts';
import type { FoundPerson, PeopleSource, PersonQuery, PersonSearch } from './people-source.ts';
import { findStagedPeople } from './staged-people.ts';

/** Limit on hits of each kind; a search with more has to be narrowed. */
const mostPeople = 50;

/** Searches staged people and the system of origin by beginning of the name, birth date or id. */
export function createImportSearch(findPeople: PeopleSource): Handler<'import-search'> {
  return {
    isWrite: false,
    async answer(call) {
      const { product, user } = call;
      const search = searchOf(call);
      if (Object.keys(search).length === 0)
        throw badRequest(product.messages['search.no-parameters'] ?? 'Say whom to look for.');
      const searched = { ...search, organizations: user.organizations, ...requesterOf(call) };
      const staged = await findStagedPeople(call.database, searched, mostPeople + 1);
      const found = await find(findPeople, searched).catch(unlessStaged(staged));
      const others = (found ?? []).filter(
        (person) => isOfOwn(person, user.organizations) && !staged.some((each) => isSame(each, person)),
      );
      const rows = [staged, others].flatMap((people) => people.slice(0, mostPeople));
      call.note({ action: 'read', type: 'import-preview', details: { shown: rows.length } });
      const notice = [
        ...(found === undefined ? [onlyStaged] : []),
        ...(rows.length < staged.length + others.length ? [onlyFirst] : []),
      ].join(' ');
      return ok({ rows, ...(notice !== '' && { notice }) });
    },
  };
}

const onlyFirst =
  'More people fit than are listed. Enter more of the name, the date of birth or the Patient ID.';

const onlyStaged =
  'The source of patients cannot be reached right now. Only members from files of your organizations are listed; search again later to see the others.';

/**
 * Ignores an unreachable source if staged people were found, since these can be imported without it; else rethrows.
 */
function unlessStaged(staged: readonly FoundPerson[]) {
  return (error: unknown): undefined => {
    if (staged.length === 0 || !isServiceAway(error)) throw error;
  };
}

/** Reads the name of the product and of the batch from the product's constants. */
function requesterOf({ product: { constants } }: Call): Pick<PersonSearch, 'batch' | 'client'> {
  const text = (name: string) => String(constants?.[name]?.value ?? '');
  return { batch: text('import-batch'), client: text('import-client') };
}

function searchOf({ body }: CallOf<'import.search'>): PersonQuery {
  const given = Object.entries(body).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(given);
}

function isSame(one: FoundPerson, other: FoundPerson): boolean {
  const organizationOf = ({ managingOrganization }: FoundPerson) => managingOrganization?.id;
  return one.externalId === other.externalId && organizationOf(one) === organizationOf(other);
}

/**
 * Reports whether the user may import a person; a person without an organization may go into any of the user's
 * organizations.
 */
function isOfOwn({ managingOrganization }: FoundPerson, organizations: readonly string[]): boolean {
  const id = managingOrganization?.id;
  return typeof id !== 'string' || organizations.includes(id.replace(/^org:/, ''));
}

async function find(findPeople: PeopleSource, search: Parameters<PeopleSource>[0]) {
  try {
    return await findPeople(search);
  } catch (error) {
    throw asServiceAway(
      error,
      'The source of patients cannot be reached right now. Try again later, or add the patient manually.',
    );
  }
}
