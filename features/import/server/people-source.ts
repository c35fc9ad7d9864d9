import type { RowOf } from '../../contracts/server/typed.ts';

/** A person as the system of origin knows them. */
export type FoundPerson = RowOf<'import.search'>;

/** Data known of the person who is looked for; at least one of them. */
export interface PersonQuery {
  readonly firstName?: string;
  readonly lastName?: string;
  /** YYYY-MM-DD. */
  readonly dob?: string;
  readonly externalId?: string;
}

export interface PersonSearch extends PersonQuery {
  /** The user's organizations: a source returns only their people. */
  readonly organizations: readonly string[];
  /** The import batch that people are looked for in. */
  readonly batch: string;
  /** Names this product to the system of origin. */
  readonly client: string;
}

/** Finds people in a system of origin, each as an import preview. Rejects when no answer can be had. */
export type PeopleSource = (search: PersonSearch) => Promise<readonly FoundPerson[]>;
