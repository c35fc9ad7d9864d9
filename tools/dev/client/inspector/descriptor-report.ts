import { type DescriptorPart, partOf } from '../../../../engine/react/pointed/descriptor-parts.ts';
import type { Circumstances } from './circumstances.ts';
import { conditionalParts, isConditional, judgePart, verdictOf } from './conditions.ts';
import { expressionsIn } from './expressions.ts';
import { type Inspected, type Line, type Report, spoken } from './report.ts';

/**
 * Finds the descriptor, or the part of one, that an object is. Compares by identity, since components receive the
 * objects themselves.
 */
export function descriptorOf(value: object, circumstances: Circumstances): Inspected | undefined {
  const { product } = circumstances;
  const part = partOf(product, value);
  if (part === undefined) return undefined;
  const name = nameOf(part, value);
  const described = { name: name ?? '', part, value, circumstances };
  return name === undefined ? undefined : { name, report: () => reportOf(described) };
}

/**
 * Names a part, such as `tab allergies`, `Allergy (columns)` or `edit (actions)`; undefined for a part without
 * settings of its own.
 */
function nameOf({ kind, name, pointer }: DescriptorPart, value: object): string | undefined {
  if (pointer === '') return `${kind} ${name}`;
  const words = ['title', 'label', 'name', 'field', 'text'].map((word): unknown => Reflect.get(value, word));
  const tokens = pointer.split('/');
  const own =
    words.find((word) => typeof word === 'string') ?? (isConditional(value) ? tokens.at(-1) : undefined);
  const list = tokens.slice(0, -1).findLast((token) => !/^\d*$/.test(token)) ?? kind;
  return own === undefined ? undefined : `${own} (${list})`;
}

const most = 40;

interface Described {
  readonly name: string;
  readonly part: DescriptorPart;
  readonly value: object;
  readonly circumstances: Circumstances;
}

function reportOf(described: Described): Report {
  const { kind, name, pointer } = described.part;
  const judged = judgePart(described.value, described.circumstances);
  const where: Line = {
    text: `The ${kind} ${name}${pointer}`,
    source: { of: 'descriptor', ...described.part },
  };
  return {
    title: described.name,
    sections: spoken([
      { title: 'Where it is written', lines: [where] },
      { title: verdictOf(judged), lines: judged.lines },
      { title: 'Parts with conditions', lines: partsOf(described) },
      { title: 'Expressions', lines: expressionsOf(described) },
    ]),
  };
}

function partsOf({ value, circumstances }: Described): readonly Line[] {
  const parts = conditionalParts(value, circumstances).slice(0, most);
  const lines = parts.flatMap((part): readonly Line[] => {
    const inspect = descriptorOf(part, circumstances);
    const judged = judgePart(part, circumstances);
    const reasons = judged.lines.map(({ text }) => text).join('; ');
    const text = `${inspect?.name}: ${verdictOf(judged)}. ${reasons}`;
    return inspect === undefined ? [] : [{ text, inspect }];
  });
  if (lines.length === 0 || !circumstances.isForReading) return lines;
  return [{ text: 'A record of another organization is open, for reading: no change is offered.' }, ...lines];
}

function expressionsOf({ part: { kind, name, pointer }, value }: Described): readonly Line[] {
  return expressionsIn(value)
    .slice(0, most)
    .map(({ pointer: at, expression }) => ({
      text: at.slice(1),
      code: expression.source,
      source: { of: 'descriptor', kind, name, pointer: `${pointer}${at}` },
    }));
}
