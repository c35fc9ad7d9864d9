import type { Json } from '../../engine/core/json/json.ts';
import { objectAt } from '../../engine/core/json/pointer.ts';
import { cellNames, widgetNames } from '../../engine/core/product/parts.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { revivedJson } from './parsed-json.ts';

/** Existing names by kind, where kinds are those of `x-names` in the meta-schemas. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

/** Kind of file, and its member whose keys are names, for each kind of name. */
export const membersThatName: Readonly<Record<string, readonly [kind: string, member: string]>> = {
  access: ['access', 'rules'],
  call: ['calls', 'calls'],
  part: ['product', 'parts'],
};

export function knownNames(files: readonly NamedSchemaText[]): KnownNames {
  const ofFiles = Object.groupBy(files, ({ kind }) => kind);
  const stems = Object.entries(ofFiles).map(([kind, of = []]) => [kind, of.map(({ name }) => name)] as const);
  const members = Object.entries(membersThatName).map(([names, [kind, member]]) => {
    const found = (ofFiles[kind] ?? []).flatMap((file) =>
      keysAt(file, member).map((key) => (names === 'call' ? `${file.name}.${key}` : key)),
    );
    return [names, found] as const;
  });
  const cells = [...cellNames, ...(ofFiles['product'] ?? []).flatMap((file) => keysAt(file, 'cells'))];
  const all = [...stems, ...members, ['widget', widgetNames] as const, ['cell', cells] as const];
  return Object.fromEntries(all.map(([names, found]) => [names, [...found].sort()]));
}

const values = new WeakMap<NamedSchemaText, Json>();

/** Parses a file once for each object; an empty object while its text is no JSON. */
export function fileValue(file: NamedSchemaText): Json {
  const value = values.get(file) ?? revivedJson(file.text) ?? {};
  values.set(file, value);
  return value;
}

function keysAt(file: NamedSchemaText, member: string): readonly string[] {
  return Object.keys(objectAt(fileValue(file), `/${member}`));
}
