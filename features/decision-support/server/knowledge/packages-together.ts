import { classMark, type KnowledgePackage } from './knowledge-package.ts';
import { readPackage } from './read-package.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

export interface ReadStored {
  readonly packages: readonly KnowledgePackage[];
  /** Names of packages that this release cannot read. */
  readonly unread: readonly string[];
}

/** Reads stored packages, whose classes were checked when they were loaded. */
export function readPackages(
  stored: readonly { readonly name: string; readonly content: string }[],
): ReadStored {
  const read = stored.map(({ name, content }) => ({ name, read: readPackage(content, 'any') }));
  return {
    packages: read.flatMap((each) => (each.read.kind === 'package' ? [each.read.content] : [])),
    unread: read.flatMap((each) => (each.read.kind === 'package' ? [] : [each.name])),
  };
}

/** Lists the shipped packages, except those replaced by a loaded package of equal name, then the loaded ones. */
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

/** Lists the classes that rows name and no package defines. */
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
