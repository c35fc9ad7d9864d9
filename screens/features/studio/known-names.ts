import { objectAt } from '../../../engine/core/json/pointer.ts';
import { cellNames, widgetNames } from '../../../engine/core/product/parts.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';

/** Names by what they are names of, as `x-names` of the meta-schemas says it. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

/** What files of a kind give names to, below which member. */
const membersThatName: Readonly<Record<string, readonly [kind: string, member: string]>> = {
  access: ['access', 'rules'],
  call: ['calls', 'calls'],
  part: ['product', 'parts'],
};

export function knownNames(files: readonly NamedSchemaText[]): KnownNames {
  const ofFiles = Object.groupBy(files, ({ kind }) => kind);
  const stems = Object.entries(ofFiles).map(([kind, of = []]) => [kind, of.map(({ name }) => name)] as const);
  const members = Object.entries(membersThatName).map(([names, [kind, member]]) => {
    const found = (ofFiles[kind] ?? []).flatMap(({ name, text }) =>
      keysAt(text, member).map((key) => (names === 'call' ? `${name}.${key}` : key)),
    );
    return [names, found] as const;
  });
  const cells = [...cellNames, ...(ofFiles['product'] ?? []).flatMap(({ text }) => keysAt(text, 'cells'))];
  const all = [...stems, ...members, ['widget', widgetNames] as const, ['cell', cells] as const];
  return Object.fromEntries(all.map(([names, found]) => [names, [...found].sort()]));
}

/** None where the text is being written and is no JSON yet. */
function keysAt(text: string, member: string): readonly string[] {
  try {
    return Object.keys(objectAt(JSON.parse(text), `/${member}`));
  } catch {
    return [];
  }
}
