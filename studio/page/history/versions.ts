import type { ChangesState } from '../publishing/use-changes.ts';

export type ListedPublication = ChangesState['publications'][number];

/** Number of the version before the first publication, which is not a publication itself. */
export const firstNumber = 0;

/** Names a publication for users. */
export function nameOfVersion(publications: readonly ListedPublication[], number: number): string {
  if (number === firstNumber) return 'Before the first publication';
  const found = publications.find((each) => each.number === number);
  return `${number}. ${found === undefined ? 'An older publication' : publicationTitle(found)}`;
}

export function publicationTitle({ title, followsRelease }: ListedPublication): string {
  if (followsRelease === true) return 'The release was served again, and so is each later one';
  return title ?? 'An earlier version was served again';
}

/** Reads the number of a version in an address; undefined for anything else. */
export function versionIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
