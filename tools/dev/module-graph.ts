import { relative, sep } from 'node:path';
import type { GetModuleInfo, ModuleInfo, ProgramNode } from 'rollup';

export interface ModuleGraph {
  readonly modules: readonly ModuleInfo[];
  readonly has: (path: string) => boolean;
  /** Finds a module by its path below the root. Throws for a module that no page imports. */
  readonly at: (path: string) => ModuleInfo;
  /**
   * Finds the ids of these modules and of their static imports. In a module that only re-exports, such as a
   * library's `index`, follows only the imported names.
   */
  readonly reachable: (modules: Iterable<ModuleInfo>) => ReadonlySet<string>;
  /**
   * Finds the ids of these modules and of all static and dynamic imports, without the excluded modules and those
   * reachable only through them.
   */
  readonly reachableLater: (
    modules: Iterable<ModuleInfo>,
    without: ReadonlySet<ModuleInfo>,
  ) => ReadonlySet<string>;
  /** Lists the modules reachable from more than one of these groups. */
  readonly shared: (groups: readonly (readonly ModuleInfo[])[]) => readonly string[];
  /** Counts the characters of code. */
  readonly sizeOf: (ids: readonly string[]) => number;
}

export function moduleGraph(root: string, ids: readonly string[], getModuleInfo: GetModuleInfo): ModuleGraph {
  const modules = modulesOf(ids);
  const byPath = new Map(modules.map((module) => [relative(root, module.id).split(sep).join('/'), module]));
  const links = new Map<string, Links>();

  function linksOf(id: string): Links {
    const known = links.get(id) ?? readLinks(getModuleInfo(id));
    links.set(id, known);
    return known;
  }

  /** Finds the modules that define an exported name, or all exported names for `*`. */
  function behind(id: string, name: string, seen = new Set<string>()): readonly string[] {
    const { isHandingOn, exports, stars } = linksOf(id);
    if (!isHandingOn || seen.has(id)) return [id];
    if (name === '*') return everythingBehind(id, seen);
    const handed = exports.get(name);
    if (handed !== undefined) return behind(handed.from, handed.name, seen.add(id));
    const [star] = stars.filter((from) => offers(from, name));
    return star === undefined ? [id] : behind(star, name, seen.add(id));
  }

  function everythingBehind(id: string, seen: Set<string>): readonly string[] {
    const { exports, stars } = linksOf(id);
    const handed = [...exports.values(), ...stars.map((from) => ({ from, name: '*' }))];
    seen.add(id);
    return [id, ...handed.flatMap(({ from, name }) => behind(from, name, seen))];
  }

  function offers(id: string, name: string, seen = new Set<string>()): boolean {
    if (seen.has(id)) return false;
    seen.add(id);
    const { isHandingOn, exports, stars } = linksOf(id);
    const own = isHandingOn ? exports.has(name) : getModuleInfo(id)?.exports?.includes(name) === true;
    return own || stars.some((from) => offers(from, name, seen));
  }

  function reachable(from: Iterable<ModuleInfo>): ReadonlySet<string> {
    const reached = new Set([...from].map(({ id }) => id));
    for (const id of reached)
      for (const { from: source, name } of linksOf(id).needs)
        for (const next of behind(source, name)) reached.add(next);
    return reached;
  }

  function reachableLater(from: Iterable<ModuleInfo>, without: ReadonlySet<ModuleInfo>): ReadonlySet<string> {
    const reached = new Set(reachable(from));
    for (const id of reached) {
      const later = modulesOf(getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const next of reachable(later.filter((module) => !without.has(module)))) reached.add(next);
    }
    return reached;
  }

  function modulesOf(wanted: readonly string[]): readonly ModuleInfo[] {
    return wanted.flatMap((id) => getModuleInfo(id) ?? []);
  }

  return {
    modules,
    reachable,
    reachableLater,
    has: (path) => byPath.has(path),
    at(path) {
      const module = byPath.get(path);
      if (module !== undefined) return module;
      throw new Error(
        `No page imports ${path}. Correct its path in tools/dev/page-chunks.ts, or remove it there.`,
      );
    },
    shared(groups) {
      const needs = groups.map(reachable);
      const all = new Set(needs.flatMap((needed) => [...needed]));
      return [...all].filter((id) => needs.filter((needed) => needed.has(id)).length > 1);
    },
    sizeOf: (sized) => sized.reduce((sum, id) => sum + (getModuleInfo(id)?.code?.length ?? 0), 0),
  };
}

/** Import or re-export of a name from another module; `*` for all names. */
interface Link {
  readonly from: string;
  readonly name: string;
}

interface Links {
  /** True for a module that only re-exports. */
  readonly isHandingOn: boolean;
  /** Imports that are needed whichever of its exports is used. */
  readonly needs: readonly Link[];
  /** Re-exported links, by exported name. */
  readonly exports: ReadonlyMap<string, Link>;
  /** Modules that are re-exported completely. */
  readonly stars: readonly string[];
}

function readLinks(module: ModuleInfo | null): Links {
  const statements = module?.ast?.body ?? [];
  const idOf = idsBySource(statements, module?.importedIds ?? []);
  const code = statements.filter(({ type }) => type !== 'ImportDeclaration');
  const imports = statements.flatMap((statement) => importsOf(statement, { idOf, code }));
  const imported = new Map(imports.map(({ local, ...link }) => [local, link]));
  const exports = new Map(statements.flatMap((statement) => handedOnBy(statement, idOf, imported)));
  const stars = statements.flatMap((statement) =>
    statement.type === 'ExportAllDeclaration' && statement.exported === null
      ? idOf(statement.source.value)
      : [],
  );
  const isHandingOn = statements.length > 0 && statements.every(hasNoCode);
  const forEffects = imports.filter(({ local }) => local === '');
  const all = [...imports, ...exports.values(), ...stars.map((from) => ({ from, name: '*' }))];
  return { isHandingOn, exports, stars, needs: isHandingOn ? forEffects : all };
}

type Statement = ProgramNode['body'][number];
type IdOf = (source: unknown) => readonly string[];

/**
 * Maps import names to module ids. Rollup lists modules in the order in which their names first appear in the
 * code.
 */
function idsBySource(statements: readonly Statement[], ids: readonly string[]): IdOf {
  const sources = new Set(
    statements.flatMap((statement) =>
      'source' in statement && statement.source ? [statement.source.value] : [],
    ),
  );
  const bySource = new Map<unknown, string | undefined>(
    [...sources].map((source, index) => [source, ids[index]]),
  );
  return (source) => [bySource.get(source) ?? []].flat();
}

interface Import extends Link {
  /** Local name in the module; '' for an import for side effects only. */
  readonly local: string;
}

interface Importing {
  readonly idOf: IdOf;
  /** Statements of the module other than imports. */
  readonly code: readonly Statement[];
}

function importsOf(statement: Statement, { idOf, code }: Importing): readonly Import[] {
  if (statement.type !== 'ImportDeclaration') return [];
  const names = statement.specifiers.flatMap((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportSpecifier') return [{ local, name: nameOf(specifier.imported) }];
    if (specifier.type === 'ImportDefaultSpecifier') return [{ local, name: 'default' }];
    return [...new Set(namesUsedOf(local, code))].map((name) => ({ local, name }));
  });
  return idOf(statement.source.value).flatMap((from) =>
    (names.length === 0 ? [{ local: '', name: '' }] : names).map((name) => ({ from, ...name })),
  );
}

/**
 * Lists the names that code below a node reads from a namespace import; `*` if the namespace is passed on as a
 * whole.
 */
function namesUsedOf(namespace: string, node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((each) => namesUsedOf(namespace, each));
  if (!isNode(node)) return [];
  const { type, object, property, computed } = node;
  if (type === 'Identifier') return node['name'] === namespace ? ['*'] : [];
  if (type === 'MemberExpression' && computed !== true && isNode(object) && isNode(property))
    return object['name'] === namespace ? [String(property['name'])] : namesUsedOf(namespace, object);
  const parts = Object.entries(node).filter(([part]) => part !== 'key' || computed === true);
  return parts.flatMap(([, part]) => namesUsedOf(namespace, part));
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function handedOnBy(
  statement: Statement,
  idOf: IdOf,
  imported: ReadonlyMap<string, Link>,
): readonly (readonly [string, Link])[] {
  if (statement.type === 'ExportAllDeclaration' && statement.exported !== null) {
    const name = nameOf(statement.exported);
    return idOf(statement.source.value).map((from) => [name, { from, name: '*' }] as const);
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { source, specifiers } = statement;
  return specifiers.flatMap(({ exported, local }) => {
    const links = source
      ? idOf(source.value).map((from) => ({ from, name: nameOf(local) }))
      : [imported.get(nameOf(local)) ?? []].flat();
    return links.map((link) => [nameOf(exported), link] as const);
  });
}

/** Reports whether a statement is an import, a re-export, or a directive such as 'use client'. */
function hasNoCode(statement: Statement): boolean {
  if (statement.type === 'ExpressionStatement') return 'directive' in statement;
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && !statement.declaration;
}

function nameOf(node: { readonly name: string } | { readonly value?: unknown }): string {
  return 'name' in node ? node.name : String(node.value);
}
