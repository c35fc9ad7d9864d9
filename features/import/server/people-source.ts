import type { RowOf } from '../../contracts/server/typed.ts';

/** Person as the system of origin knows them. */
export type FoundPerson = RowOf<'import.search'>;

/** Search data about a person, at least one member. */
export interface PersonQuery {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Birth date, YYYY-MM-DD. */
  readonly dob?: string;
  readonly externalId?: string;
}

export interface PersonSearch extends PersonQuery {
  /** Organizations of the user; a source returns only people of these. */
  readonly organizations: readonly string[];
  /** Import batch to search in. */
  readonly batch: string;
  /** Name of this product for the system of origin. */
  readonly client: string;
}

/** Finds people in a system of origin, each as an import preview. Rejects where the system cannot answer. */
export type PeopleSource = (search: PersonSearch) => Promise<readonly FoundPerson[]>;
