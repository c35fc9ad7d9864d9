import {
  type ArrayLiteralExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExpression,
  isIdentifier,
  isJsxAttributes,
  isJsxExpression,
  isJsxOpeningLikeElement,
  isNewExpression,
  isParameterDeclaration,
  isPropertyDeclaration,
  isReturnStatement,
  isSatisfiesExpression,
  isSpreadElement,
  isVariableDeclaration,
  isYieldExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  type Checker,
  type NodeHandle,
  SignatureKind,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { createTypeParts, type TypeParts, typesAt } from './type-parts.ts';

/** Flow of a value from an expression to a place that expects another type. */
interface Passing {
  readonly from: Type | undefined;
  readonly to: Type | undefined;
}

/** Object types of a value's source and of its target. */
interface Pair {
  readonly from: Type;
  readonly to: Type;
}

/** Type checker with the types of a file's nodes. */
interface Typing {
  readonly checker: Checker;
  readonly typeOf: (node: Node) => Type | undefined;
  /** Reports whether a node's type has properties. */
  readonly isObject: (node: Node) => boolean;
}

interface Compared {
  /** Declarations of properties that both types declare separately. */
  readonly declarations: readonly NodeHandle[];
  /** Types of the properties, items and parameters of both sides, to be compared next. */
  readonly below: readonly Passing[];
}

/** Operators whose result is one of the operands. */
const choices: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.AmpersandAmpersandToken,
]);

/** Maximum depth of the comparison, for recursive generic types, which never repeat. */
const deepest = 12;

/**
 * Creates the finder of fields that are read through another type than the one that declares them. If a record is
 * passed to `addressLine(of: { city?: string })`, `of.city` does not lead back to the record's declaration.
 */
export function createPassedFields(checker: Checker): (nodes: readonly Node[]) => readonly NodeHandle[] {
  const parts = createTypeParts(checker);
  const compare = createCompare(checker, parts);

  function walk(start: readonly Passing[], pairsOf: (passing: Passing) => readonly Pair[]) {
    const seen = new Set<string>();
    const found: NodeHandle[] = [];
    let level = start;
    for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
      level = level.flatMap(pairsOf).flatMap((pair) => {
        if (seen.has(keyOf(pair))) return [];
        seen.add(keyOf(pair));
        const { declarations, below } = compare(pair);
        found.push(...declarations);
        return below;
      });
    }
    return found;
  }

  return (nodes) => {
    const typeOf = typesAt(nodes.filter(isExpression), checker);
    const typing: Typing = { checker, typeOf, isObject: (node) => parts.objects(typeOf(node)).length > 0 };
    return [
      ...walk(
        nodes.flatMap((node) => passingsAt(node, typing)),
        ({ from, to }) => pairs(parts.objects(from), parts.wanted(to), checker),
      ),
      // Compares arguments with the declared parameter types of generic functions, since the inferred types are
      // the arguments' own.
      ...walk(
        nodes.flatMap((node) => constrainedAt(node, typing)),
        ({ from, to }) => pairs(parts.plain(from), parts.wanted(to), checker),
      ),
    ];
  };
}

function keyOf({ from, to }: Pair): string {
  return `${from.id}>${to.id}`;
}

/**
 * Pairs each source type with the target types that it is assignable to. Skips equal types, which need no
 * comparison.
 */
function pairs(sources: readonly Type[], targets: readonly Type[], checker: Checker): readonly Pair[] {
  const ids = new Set(targets.map(({ id }) => id));
  return sources
    .filter(({ id }) => !ids.has(id))
    .flatMap((from) => {
      const fitting = targets.length > 1 ? targets.filter((to) => checker.isTypeAssignableTo(from, to)) : [];
      return (fitting.length > 0 ? fitting : targets).map((to) => ({ from, to }));
    });
}

/** Finds the values that a node passes on, with the types expected by their targets. */
function passingsAt(node: Node, { checker, typeOf, isObject }: Typing): readonly Passing[] {
  const expected = (each: Node | undefined): readonly Passing[] => {
    if (each === undefined || !isExpression(each) || !isObject(each)) return [];
    return [{ from: typeOf(each), to: checker.getContextualType(each) }];
  };
  const widened = (...each: readonly Node[]) => each.map((one) => ({ from: typeOf(one), to: typeOf(node) }));
  if (isCallExpression(node) || isNewExpression(node)) return (node.arguments ?? []).flatMap(expected);
  if (isJsxAttributes(node)) return isOfHtml(node.parent) ? [] : expected(node);
  if (isReturnStatement(node) || isYieldExpression(node) || isJsxExpression(node))
    return expected(node.expression);
  if (isArrowFunction(node)) return isBlock(node.body) ? [] : expected(node.body);
  if (isVariableDeclaration(node) || isPropertyDeclaration(node) || isParameterDeclaration(node))
    return node.type === undefined ? [] : expected(node.initializer);
  if (isAsExpression(node) || isSatisfiesExpression(node)) return expected(node.expression);
  if (isConditionalExpression(node)) return widened(node.whenTrue, node.whenFalse);
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === SyntaxKind.EqualsToken) return expected(node.right);
    return choices.has(kind) ? widened(node.left, node.right) : [];
  }
  return isArrayLiteralExpression(node) ? itemsIn(node, { checker, typeOf }) : [];
}

function isOfHtml(node: Node): boolean {
  return isJsxOpeningLikeElement(node) && isIdentifier(node.tagName) && /^[a-z]/.test(node.tagName.text);
}

function itemsIn(
  node: ArrayLiteralExpression,
  { checker, typeOf }: Pick<Typing, 'checker' | 'typeOf'>,
): readonly Passing[] {
  const list = typeOf(node);
  // Leaves out tuples, whose items have different types.
  const isList = list?.isTypeReference() === true && !checker.isTupleType(list);
  const items = isList ? checker.getTypeArguments(list) : [];
  return node.elements.flatMap((element) => {
    if (isSpreadElement(element)) return [{ from: typeOf(element.expression), to: list }];
    return items.map((to) => ({ from: typeOf(element), to }));
  });
}

/**
 * Finds the constraints of a generic function for its arguments, since the inferred parameter type is the
 * argument's own.
 */
function constrainedAt(node: Node, { checker, typeOf, isObject }: Typing): readonly Passing[] {
  if ((!isCallExpression(node) && !isNewExpression(node)) || !node.arguments?.some(isObject)) return [];
  const declared = checker.getResolvedSignature(node)?.getTarget();
  if (declared === undefined) return [];
  return node.arguments.map((each, index) => ({
    from: typeOf(each),
    to: checker.getParameterType(declared, index),
  }));
}

/** Creates the comparison of two object types, which compares every pair once. */
function createCompare(checker: Checker, { members, typesOf }: TypeParts): (pair: Pair) => Compared {
  const results = new Map<string, Compared>();

  function compareTypes({ from, to }: Pair): Compared {
    if (isOfLibrary(from) && isOfLibrary(to)) return { declarations: [], below: argumentsOf(from, to) };
    const own = members(from);
    const both = [...members(to)].flatMap(([name, wanted]) => {
      const given = own.get(name);
      return given === undefined || isDeclaredByLibrary(wanted) ? [] : [{ given, wanted }];
    });
    const declarations = both.flatMap(({ given, wanted }) =>
      isDeclaredAs(given, wanted) ? [] : [...given.declarations, ...wanted.declarations],
    );
    const types = typesOf(both.map(({ wanted }) => wanted));
    const below = typesOf(both.map(({ given }) => given)).map((type, index) => {
      return { from: type, to: types[index] };
    });
    return { declarations, below: [...below, ...signaturesOf(from, to), ...valuesOf(from, to)] };
  }

  /** Compares lists, promises and maps of the library by their type arguments. */
  function argumentsOf(from: Type, to: Type): readonly Passing[] {
    if (!from.isTypeReference() || !to.isTypeReference()) return [];
    const wanted = checker.getTypeArguments(to);
    return checker.getTypeArguments(from).map((type, index) => {
      return { from: type, to: wanted[index] ?? wanted[0] };
    });
  }

  function valuesOf(from: Type, to: Type): readonly Passing[] {
    const wanted = checker.getIndexInfosOfType(to).map(({ valueType }) => valueType);
    if (wanted.length === 0) return [];
    const named = typesOf([...members(from).values()]);
    const own = [...named, ...checker.getIndexInfosOfType(from).map(({ valueType }) => valueType)];
    return own.flatMap((type) => wanted.map((valueType) => ({ from: type, to: valueType })));
  }

  /** Compares functions by their results and, in the opposite direction, by their parameters. */
  function signaturesOf(from: Type, to: Type): readonly Passing[] {
    const [given, ...others] = checker.getSignaturesOfType(from, SignatureKind.Call);
    const [wanted, ...more] = checker.getSignaturesOfType(to, SignatureKind.Call);
    if (given === undefined || wanted === undefined || others.length + more.length > 0) return [];
    const count = Math.min(given.parameters.length, wanted.parameters.length);
    const parameters = Array.from({ length: count }, (_, index) => ({
      from: checker.getParameterType(wanted, index),
      to: checker.getParameterType(given, index),
    }));
    const [own, expected] = [given, wanted].map((each) => checker.getReturnTypeOfSignature(each));
    return [...parameters, { from: own, to: expected }];
  }

  function isOfLibrary(type: Type): boolean {
    const symbol = type.getSymbol();
    return symbol === undefined ? checker.isTupleType(type) : isDeclaredByLibrary(symbol);
  }

  return (pair) => {
    const key = keyOf(pair);
    const found = results.get(key) ?? compareTypes(pair);
    results.set(key, found);
    return found;
  };
}

function isDeclaredByLibrary({ declarations }: TypeSymbol): boolean {
  return (
    declarations.length > 0 &&
    declarations.every(({ path }) => path.includes('/node_modules/') || /\/lib\.[\w.]+\.d\.ts$/.test(path))
  );
}

/** Compares properties by declaration. A property of a mapped type has none of its own. */
function isDeclaredAs(one: TypeSymbol, { declarations }: TypeSymbol): boolean {
  const keys = new Set(one.declarations.map(({ path, index }) => `${path}#${index}`));
  return declarations.length > 0 && declarations.every(({ path, index }) => keys.has(`${path}#${index}`));
}
