import type { Node } from 'typescript/unstable/ast';
import type { Checker, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** Parts of types, each requested from the type checker only once. */
export interface TypeParts {
  /** Lists the object types of a value; for a type parameter those of its constraint. */
  readonly objects: (type: Type | undefined) => readonly Type[];
  /**
   * Lists the object types that a target expects; none for a type that depends on another, which is resolved
   * elsewhere.
   */
  readonly wanted: (type: Type | undefined) => readonly Type[];
  /** Lists object types only, none of type parameters. */
  readonly plain: (type: Type | undefined) => readonly Type[];
  readonly members: (type: Type) => ReadonlyMap<string, TypeSymbol>;
  readonly typesOf: (symbols: readonly TypeSymbol[]) => readonly (Type | undefined)[];
}

export function createTypeParts(checker: Checker): TypeParts {
  const objectsById = new Map<number, readonly Type[]>();
  const membersById = new Map<number, ReadonlyMap<string, TypeSymbol>>();

  function objects(type: Type | undefined): readonly Type[] {
    if (type === undefined) return [];
    const found = objectsById.get(type.id) ?? partsOf(type).flatMap(objectsOf);
    objectsById.set(type.id, found);
    return found;
  }

  function objectsOf(part: Type): readonly Type[] {
    if (isObject(part)) return [part];
    if (!part.isTypeParameter() && !part.isIndexedAccessType() && !part.isConditionalType()) return [];
    const constraint = checker.getBaseConstraintOfType(part);
    return constraint?.id === part.id ? [] : objects(constraint);
  }

  return {
    objects,
    wanted: (type) =>
      partsOf(type).flatMap((part) => (part.isTypeParameter() || isObject(part) ? objectsOf(part) : [])),
    plain: (type) => partsOf(type).filter(isObject),
    members: (type) => {
      const found =
        membersById.get(type.id) ??
        new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol] as const));
      membersById.set(type.id, found);
      return found;
    },
    typesOf: (symbols) => halved(symbols, (some) => checker.getTypeOfSymbol(some)),
  };
}

/** Lists the types of a union, or the type itself. */
export function partsOf(type: Type | undefined): readonly Type[] {
  if (type === undefined) return [];
  return type.isUnionType() ? (known(() => type.getTypes()) ?? []) : [type];
}

function isObject(type: Type): boolean {
  return type.isObjectType() || type.isIntersectionType();
}

/** Finds the types of many nodes in one request, since a request for one node takes as long. */
export function typesAt(nodes: readonly Node[], checker: Checker): (node: Node) => Type | undefined {
  const types = halved(nodes, (some) => checker.getTypeAtLocation(some));
  const byNode = new Map(nodes.map((node, index) => [node, types[index]] as const));
  return (node) => byNode.get(node);
}

/** Splits a failing request into halves until the failing item is isolated. */
function halved<Item>(
  items: readonly Item[],
  ask: (items: readonly Item[]) => readonly (Type | undefined)[],
): readonly (Type | undefined)[] {
  if (items.length === 0) return [];
  const all = known(() => ask(items));
  if (all !== undefined) return all;
  if (items.length === 1) return [undefined];
  const middle = Math.ceil(items.length / 2);
  return [...halved(items.slice(0, middle), ask), ...halved(items.slice(middle), ask)];
}

/**
 * Requests from the checker and ignores failures, since TypeScript 7.0 fails on the type of a destructured empty
 * list.
 */
function known<Found>(ask: () => Found): Found | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && error.message.includes('not *checker.TupleType')) return undefined;
    throw error;
  }
}
