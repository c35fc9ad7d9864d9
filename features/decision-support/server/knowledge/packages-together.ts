import { classMark, type KnowledgePackage } from './knowledge-package.ts';
import { readPackage } from './read-package.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

export interface ReadStored {
  readonly packages: readonly KnowledgePackage[];
  /** Names of those that this release cannot read. */
  readonly unread: readonly string[];
}

/** Stored packages, whose classes were checked as they were loaded. */
export function readStored(
  stored: readonly { readonly name: string; readonly content: string }[],
): ReadStored {
  const read = stored.map(({ name, content }) => ({ name, read: readPackage(content, 'any') }));
  return {
    packages: read.flatMap((each) => (each.read.kind === 'package' ? [each.read.content] : [])),
    unread: read.flatMap((each) => (each.read.kind === 'package' ? [] : [each.name])),
  };
}

/** The loaded ones, behind those of the product that none of the same name takes the place of. */
export function served(loaded: readonly KnowledgePackage[]): readonly KnowledgePackage[] {
  const names = new Set(loaded.map(({ header }) => header.package));
  return [...shippedKnowledge().filter(({ header }) => !names.has(header.package)), ...loaded];
}

export function classNamesOf(packages: readonly KnowledgePackage[]): ReadonlySet<string> {
  return new Set(packages.flatMap(({ classes }) => classes.map((each) => each.class)));
}

export interface MissingClass {
  readonly package: string;
  readonly class: string;
}

/** Classes that rows name and that no package has. */
export function missingClasses(packages: readonly KnowledgePackage[]): readonly MissingClass[] {
  const known = classNamesOf(packages);
  return packages.flatMap(({ header, rows }) =>
    rows
      .flatMap(({ of, with: other = [], and = [], allergyTo = [] }) => [
        ...of,
        ...other,
        ...and,
        ...allergyTo,
      ])
      .filter((each) => each.startsWith(classMark) && !known.has(each.slice(classMark.length)))
      .map((each) => ({ package: header.package, class: each.slice(classMark.length) })),
  );
}
