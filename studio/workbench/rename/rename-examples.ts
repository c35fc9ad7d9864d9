import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { SchemaSetPlan } from '../../../engine/compiler/plan/schema-set-plan.ts';
import type { SourceFile } from '../../../engine/compiler/source/source-file.ts';
import { isOfKind } from '../../../engine/compiler/source/source-file.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { Target } from './target.ts';
import { distinctEdits, type TextEdit } from './text-edits.ts';

/**
 * Renames the field within the examples of its entity and of every entity that contains it, since examples
 * are not typed.
 */
export function renameExamples(
  target: Target,
  { sources, plan }: { readonly sources: SourceSet; readonly plan: SchemaSetPlan },
): readonly TextEdit[] {
  const pathsIn = (entity: string) =>
    (plan.entities.get(entity)?.uses ?? [])
      .filter(({ stem }) => stem === target.file.stem)
      .map(({ on }) => [...tokensOf(on), ...target.steps]);
  const edits = [...sources.of('examples').values()].flatMap((file) => {
    const listed = listsOf(file, { sources, plan });
    return editsIn(file, { target, pathsIn, pathsBeside: (name) => pathsOfNeighbour(name, listed, pathsIn) });
  });
  return distinctEdits(edits);
}

type PathsIn = (entity: string) => readonly (readonly string[])[];

/** Lists the record lists that an entity's rules read by name, each with its entity. */
export function listsOf(
  file: SourceFile,
  { sources, plan }: { readonly sources: SourceSet; readonly plan: SchemaSetPlan },
): ReadonlyMap<string, string> {
  const entity = isOfKind(file, 'examples') ? file.value.entity : '';
  const { with: lists = {} } = sources.of('rules').get(entity)?.value ?? {};
  const answers = Object.entries(lists).flatMap(([name, { call }]) => {
    const answer = plan.calls.find((each) => each.name === call)?.descriptor.answer;
    return answer?.kind === 'list' ? [[name, answer.entity] as const] : [];
  });
  return new Map(answers);
}

/**
 * Finds paths in the records beside an example: in a record keyed by its entity, or in a list keyed by its
 * name.
 */
function pathsOfNeighbour(
  name: string,
  lists: ReadonlyMap<string, string>,
  pathsIn: PathsIn,
): ReturnType<PathsIn> {
  const entity = lists.get(name);
  return entity === undefined ? pathsIn(name) : pathsIn(entity).map((path) => ['*', ...path]);
}

interface Renaming {
  readonly target: Target;
  /** Paths of the field in an entity's records. */
  readonly pathsIn: PathsIn;
  /** Paths of the field beside the examples of a file, by member name. */
  readonly pathsBeside: PathsIn;
}

function editsIn(file: SourceFile, { target, pathsIn, pathsBeside }: Renaming): readonly TextEdit[] {
  const root = file.tree();
  if (root === undefined) return [];
  const own = pathsIn(String(findNodeAtLocation(root, ['entity'])?.value));
  const examples = findNodeAtLocation(root, ['examples'])?.children ?? [];
  const records = [root, ...examples].flatMap(
    (node) => findNodeAtLocation(node, ['records'])?.children ?? [],
  );
  const values = [
    findNodeAtLocation(root, ['base']),
    ...examples.flatMap((node) => [findNodeAtLocation(node, ['data']), findNodeAtLocation(node, ['old'])]),
    ...examples.flatMap((node) => findNodeAtLocation(node, ['siblings'])?.children ?? []),
  ];
  const at = (offset: number): TextEdit => ({
    path: file.path,
    offset,
    length: target.from.length,
    text: target.to,
  });
  return [
    ...values
      .flatMap((value) => own.flatMap((path) => namesAt(value, path)))
      .map(({ offset }) => at(offset + 1)),
    ...records.flatMap(({ children: [name, value] = [] }) =>
      pathsBeside(String(name?.value)).flatMap((path) =>
        namesAt(value, path).map(({ offset }) => at(offset + 1)),
      ),
    ),
    ...examples.flatMap((node) => own.flatMap((path) => offsetsIn(node, path))).map(at),
  ];
}

/** Finds the property names at a path; `*` is every item of a list and every value of a map. */
function namesAt(node: Node | undefined, [step, ...rest]: readonly string[]): readonly Node[] {
  if (node === undefined || step === undefined) return [];
  if (node.type === 'array')
    return step === '*' ? (node.children ?? []).flatMap((item) => namesAt(item, rest)) : [];
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) => {
    if (name === undefined || (step !== '*' && name.value !== step)) return [];
    return rest.length === 0 ? [name] : namesAt(value, rest);
  });
}

/** Finds the offsets of the name in an example's changes and problems, whose paths are JSON Pointers. */
function offsetsIn(example: Node, path: readonly string[]): readonly number[] {
  const problems = findNodeAtLocation(example, ['problems'])?.children ?? [];
  const pointers = problems.flatMap((problem) => findNodeAtLocation(problem, ['at']) ?? []);
  const changes = findNodeAtLocation(example, ['change'])?.children ?? [];
  return [
    ...pointers.flatMap((pointer) => offsetInPointer(pointer, path)),
    ...changes.flatMap(({ children: [name, value] = [] }) => {
      if (name === undefined) return [];
      const tokens = tokensOf(String(name.value));
      const inValue = fits(tokens, path.slice(0, tokens.length))
        ? namesAt(value, path.slice(tokens.length))
        : [];
      return [...offsetInPointer(name, path), ...inValue.map(({ offset }) => offset + 1)];
    }),
  ];
}

function offsetInPointer(node: Node, path: readonly string[]): readonly number[] {
  const tokens = tokensOf(String(node.value));
  if (tokens.length < path.length || !fits(tokens.slice(0, path.length), path)) return [];
  return [node.offset + 1 + pointerOf(tokens.slice(0, path.length - 1)).length + 1];
}

function fits(tokens: readonly string[], path: readonly string[]): boolean {
  return tokens.length === path.length && path.every((step, index) => step === '*' || step === tokens[index]);
}
