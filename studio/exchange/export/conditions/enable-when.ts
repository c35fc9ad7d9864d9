import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../../../../engine/compiler/expressions/parse.ts';
import { treeOf } from '../../../../engine/compiler/expressions/tree-of.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { celOfEnableWhen } from '../../import/conditions/enable-when-to-cel.ts';
import { celPath, literalDay, operandsOf } from './cel-path.ts';
import { sameMeaning } from './same-meaning.ts';
import type { NamedField } from './write-condition.ts';

type FieldAt = (path: string) => NamedField | undefined;

/**
 * Writes a condition as `enableWhen`; undefined without an exact counterpart. Verifies that the result, read
 * back as by an import, is true in the same cases.
 */
export function enableWhenOf(tree: ASTNode, fieldAt: FieldAt): JsonObject | undefined {
  const candidates = [
    { enableBehavior: 'all', parts: operandsOf(tree, '&&').map((part) => every(part, fieldAt)) },
    { enableBehavior: 'any', parts: operandsOf(tree, '||').map((part) => some(part, fieldAt)) },
  ];
  for (const { enableBehavior, parts } of candidates) {
    if (!parts.every((part) => part !== undefined)) continue;
    const enableWhen = parts.flat();
    const written = { enableWhen, ...(enableWhen.length > 1 && { enableBehavior }) };
    if (isSame(tree, written, fieldAt)) return written;
  }
  return undefined;
}

function isSame(tree: ASTNode, written: JsonObject, fieldAt: FieldAt): boolean {
  const paths = new Map(pathsOf(tree, fieldAt));
  const cel = celOfEnableWhen(written, (question) => {
    const path = paths.get(question);
    const type = path === undefined ? undefined : fieldAt(path)?.type;
    return path === undefined || type === undefined ? undefined : { cel: path, type };
  });
  const back = cel === undefined ? undefined : treeOf(cel);
  return back !== undefined && sameMeaning(tree, back, (path) => fieldAt(path)?.type);
}

/** Finds the fields that a condition names, keyed by linkId. */
function pathsOf(node: unknown, fieldAt: FieldAt): readonly (readonly [string, string])[] {
  if (Array.isArray(node)) return node.flatMap((each) => pathsOf(each, fieldAt));
  if (!isNode(node)) return [];
  const path = celPath(node);
  const name = path === undefined ? undefined : fieldAt(path)?.name;
  return path === undefined || name === undefined ? pathsOf(node.args, fieldAt) : [[name, path]];
}

type Conditions = readonly JsonObject[] | undefined;

/** Writes a part whose conditions must all hold. */
function every(node: ASTNode, fieldAt: FieldAt): Conditions {
  if (node.op === '!_') {
    const of = node.args;
    if (of.op === 'call' && of.args[0] === 'blank') return exists(of.args[1][0], true, fieldAt);
    if (of.op === 'in') return member(of, '!=', fieldAt);
    return ticked(of, false, fieldAt);
  }
  if (node.op === 'call' && node.args[0] === 'blank') return exists(node.args[1][0], false, fieldAt);
  if (node.op === 'in') return member(node, '=', fieldAt);
  return comparison(node, fieldAt) ?? ticked(node, true, fieldAt);
}

/**
 * Writes a part of which one condition suffices; a comparison that is true for a missing answer, too, takes
 * two conditions.
 */
function some(node: ASTNode, fieldAt: FieldAt): Conditions {
  const own = every(node, fieldAt);
  const question = own?.length === 1 ? own[0] : undefined;
  if (question === undefined) return choices(node, fieldAt) ?? own;
  const isOpen = node.op === '!_' ? question['operator'] !== 'exists' : node.op === '!=';
  const none = { question: question['question'], operator: 'exists', answerBoolean: false };
  return isOpen ? [none, question] : [question];
}

/** Writes a choice such as `self.sex in ['f', 'm']`. */
function choices(node: ASTNode, fieldAt: FieldAt): Conditions {
  if (node.op !== 'in' || node.args[1].op !== 'list') return undefined;
  const [field, { args }] = node.args;
  const parts = args.map((value) => answered(field, '=', value, fieldAt));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function named(node: ASTNode | undefined, fieldAt: FieldAt): NamedField | undefined {
  const path = node === undefined ? undefined : celPath(node);
  return path === undefined ? undefined : fieldAt(path);
}

function exists(node: ASTNode | undefined, answerBoolean: boolean, fieldAt: FieldAt): Conditions {
  const field = named(node, fieldAt);
  if (field === undefined || field.type === 'rows') return undefined;
  return [{ question: field.name, operator: 'exists', answerBoolean }];
}

function ticked(node: ASTNode, answerBoolean: boolean, fieldAt: FieldAt): Conditions {
  const field = named(node, fieldAt);
  if (field?.type !== 'boolean') return undefined;
  return [{ question: field.name, operator: '=', answerBoolean }];
}

function member(node: Extract<ASTNode, { op: 'in' }>, operator: string, fieldAt: FieldAt): Conditions {
  const [code, list] = node.args;
  const field = named(list, fieldAt);
  if (field?.type !== 'codes' || code.op !== 'value') return undefined;
  return [{ question: field.name, operator, answerCoding: { code: String(code.args) } }];
}

const operators: Readonly<Record<string, string>> = {
  '==': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function comparison(node: ASTNode, fieldAt: FieldAt): Conditions {
  const operator = operators[node.op];
  const parts: unknown = node.args;
  if (operator === undefined || !Array.isArray(parts)) return undefined;
  const [left, right] = parts.filter(isNode);
  return left === undefined || right === undefined ? undefined : answered(left, operator, right, fieldAt);
}

function answered(field: ASTNode, operator: string, value: ASTNode, fieldAt: FieldAt): Conditions {
  const known = named(field, fieldAt);
  const answer = known === undefined ? undefined : answerOf(known, value);
  return known === undefined || answer === undefined
    ? undefined
    : [{ question: known.name, operator, ...answer }];
}

function answerOf({ type, isWhole }: NamedField, value: ASTNode): JsonObject | undefined {
  const day = literalDay(value);
  if (day !== undefined) return type === 'date' ? { answerDate: day } : undefined;
  const constant: unknown = value.op === 'value' ? value.args : undefined;
  if (type === 'number' && typeof constant === 'number')
    return isWhole && Number.isInteger(constant) ? { answerInteger: constant } : { answerDecimal: constant };
  if (type === 'boolean' && typeof constant === 'boolean') return { answerBoolean: constant };
  if (typeof constant !== 'string') return undefined;
  if (type === 'code') return { answerCoding: { code: constant } };
  return type === 'text' ? { answerString: constant } : undefined;
}
