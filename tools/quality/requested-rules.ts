import { relative, sep } from 'node:path';
import { isCallExpression, type Node, type SourceFile } from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';
import { partsOf } from './type-parts.ts';

/** Access rule that code requests by name. */
export interface RequestedRule {
  readonly rule: string;
  /** Values that the code gives the rule besides the user: `self`, and names of records. */
  readonly gives: readonly string[];
}

/** Modules of the engine with functions that evaluate access rules. */
const judging = /^engine\/(?:core\/records\/access|react\/context\/use-access)\.ts$/;

/**
 * Creates the finder of access rules that code requests: `isAllowed(product, 'patient.write', scope)`,
 * `can('patient.write')`.
 */
export function createRequestedRules(
  checker: Checker,
  root: string,
): (file: SourceFile, nodes: readonly Node[]) => readonly RequestedRule[] {
  /** Maps the arguments of a call to an engine function by parameter name. */
  function argumentsOf(node: Node): ReadonlyMap<string, Node> {
    const signature = isCallExpression(node) ? checker.getResolvedSignature(node) : undefined;
    const path = relative(root, signature?.declaration?.path ?? '')
      .split(sep)
      .join('/');
    if (signature === undefined || !isCallExpression(node) || !judging.test(path)) return new Map();
    const names = signature.getParameters().map(({ name }) => name);
    return new Map(node.arguments.map((argument, index) => [names[index] ?? '', argument]));
  }

  function givenBy(scope: Node | undefined): readonly string[] {
    const type = scope && checker.getTypeAtLocation(scope);
    if (type === undefined) return [];
    const self = checker.getPropertyOfType(type, 'self') === undefined ? [] : ['self'];
    const records = checker.getPropertyOfType(type, 'records');
    const given = records && checker.getTypeOfSymbol(records);
    return [
      ...self,
      ...(given === undefined ? [] : checker.getPropertiesOfType(given).map(({ name }) => name)),
    ];
  }

  return ({ text }, nodes) => {
    if (!/\b(?:isAllowed|accessRule|useAccess)\b/.test(text)) return [];
    return nodes.flatMap((node) => {
      const given = argumentsOf(node);
      const rule = given.get('ruleName');
      const gives = rule === undefined ? [] : givenBy(given.get('scope'));
      return rule === undefined
        ? []
        : namesIn(checker.getTypeAtLocation(rule)).map((name) => ({ rule: name, gives }));
    });
  };
}

function namesIn(type: Type | undefined): readonly string[] {
  return partsOf(type).flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
}
