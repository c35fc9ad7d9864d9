import { Draft } from '../../../engine/core/json/draft.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { applyStep } from '../../../engine/core/json/json-patch.ts';
import { getAt, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { refuse } from './outcome.ts';

/** Most operations of one patch. */
const mostOperations = 1_000;

/**
 * Applies a JSON Patch (RFC 6902) to a copy of a resource. Throws 400 for a patch that is none, and 422 for one that
 * does not fit the resource or whose test fails; nothing is applied then.
 */
export function applyPatch(resource: JsonObject, patch: Json): JsonObject {
  if (!Array.isArray(patch) || patch.length > mostOperations)
    throw refuse(400, 'structure', `Send a JSON Patch: a list of at most ${mostOperations} operations.`);
  const draft = new Draft<Json | undefined>(resource);
  for (const [index, operation] of patch.entries()) apply(draft, readOperation(operation, index));
  const { value } = draft;
  if (isJsonObject(value)) return value;
  throw refuse(422, 'structure', 'The patch leaves no resource.');
}

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly from: string;
  readonly value: Json | undefined;
  /** Position in the patch, from 0. */
  readonly index: number;
}

function readOperation(written: Json, index: number): Operation {
  const { op, path, from, value } = isJsonObject(written) ? written : {};
  const needsFrom = op === 'move' || op === 'copy';
  const needsValue = op === 'add' || op === 'replace' || op === 'test';
  const isComplete =
    (needsFrom || needsValue || op === 'remove') &&
    isPointer(path) &&
    (!needsFrom || isPointer(from)) &&
    (!needsValue || value !== undefined);
  if (!isComplete || typeof op !== 'string' || typeof path !== 'string')
    throw refuse(400, 'structure', `Operation ${index} of the patch is not one of RFC 6902.`);
  return { op, path, from: typeof from === 'string' ? from : '', value, index };
}

function isPointer(value: Json | undefined): boolean {
  return typeof value === 'string' && /^(\/([^~]|~[01])*)?$/.test(value);
}

function apply(draft: Draft<Json | undefined>, operation: Operation): void {
  const { op, path, from, value = null } = operation;
  if (op === 'test') {
    if (!jsonEqual(draft.at(path), value)) throw unfit(operation, 'the resource has another value there');
    return;
  }
  if (op === 'add') {
    add(draft, operation, value);
    return;
  }
  const source = op === 'move' || op === 'copy' ? from : path;
  const found = getAt(draft.value, source);
  if (found === undefined) throw unfit(operation, 'the resource has nothing there');
  if (op === 'move' && path.startsWith(`${from}/`)) throw unfit(operation, 'nothing moves into itself');
  if (op === 'replace') applyStep(draft, { op, path, value });
  if (op === 'remove' || op === 'move') applyStep(draft, { op: 'remove', path: source });
  if (op === 'copy' || op === 'move') add(draft, operation, found);
}

function add(draft: Draft<Json | undefined>, operation: Operation, value: Json): void {
  const { path } = operation;
  if (!takes(draft.at(parentOf(path)), path))
    throw unfit(operation, 'the resource has nothing that it could be added to');
  applyStep(draft, { op: 'add', path, value });
}

/** Reports whether a parent can take a value at a pointer: any object, and a list up to its end. */
function takes(parent: unknown, path: string): boolean {
  const last = tokensOf(path).at(-1);
  if (last === undefined || isJsonObject(parent)) return true;
  if (!Array.isArray(parent) || !/^(-|0|[1-9]\d*)$/.test(last)) return false;
  return last === '-' || Number(last) <= parent.length;
}

function parentOf(path: string): string {
  return pointerOf(tokensOf(path).slice(0, -1));
}

function unfit({ index, op, path }: Operation, reason: string) {
  return refuse(422, 'processing', `Operation ${index} (${op} ${path}) cannot be applied: ${reason}.`);
}
