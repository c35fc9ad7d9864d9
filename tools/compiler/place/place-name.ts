import type { JSONPath } from 'jsonc-parser';
import { getAt, pointerOf, tokensOf, tokensOfPath } from '../../../engine/core/pointer.ts';
import type { SourceFile, SourceKind } from '../source/source-file.ts';
import { readable, type Titles } from './titles.ts';

/** One step of the way to a place in a file. */
interface Step {
  readonly key: string;
  readonly value: unknown;
  readonly file: SourceFile;
  readonly titles: Titles;
}

type Words = (step: Step) => string;

/** What people call a place of a file, such as `Allergies tab, third column`. */
export function placeName(file: SourceFile, at: JSONPath, titles: Titles): string {
  const { name, parts } = kinds[file.kind] ?? { name: ({ file: { path } }: Step) => path, parts: {} };
  const named = at.flatMap((_step, index) => {
    const way = at.slice(0, index + 1).map(String);
    const words = Object.entries(parts).find(([pattern]) => isLike(way, pattern))?.[1];
    return words === undefined
      ? []
      : [words({ key: way.at(-1) ?? '', value: getAt(file.value, pointerOf(way)), file, titles })];
  });
  const whole = name({ key: '', value: file.value, file, titles });
  return [whole, ...named.filter((words) => words !== '')].join(', ');
}

/** `*` is any step, `**` any number of them. */
function isLike(way: readonly string[], pattern: string): boolean {
  const steps = pattern.split('/');
  const isEndless = steps[0] !== '**' && steps.includes('**');
  if (steps[0] === '**') {
    const end = steps.slice(1);
    return way.length >= end.length && fits(way.slice(-end.length), end);
  }
  return isEndless
    ? fits(way.slice(0, steps.length - 1), steps.slice(0, -1)) && way.length >= steps.length
    : fits(way, steps);
}

function fits(way: readonly string[], steps: readonly string[]): boolean {
  return way.length === steps.length && steps.every((step, index) => step === '*' || step === way[index]);
}

interface Kind {
  readonly name: Words;
  /** By the way to a part of the file. */
  readonly parts: Readonly<Record<string, Words>>;
}

const action: Words = ({ key, value }) =>
  `action "${textIn(value, 'title') ?? textIn(value, 'name') ?? key}"`;
const nth =
  (noun: string): Words =>
  ({ key }) =>
    `${ordinal(Number(key))} ${noun}`;
const quoted =
  (noun: string): Words =>
  ({ key }) =>
    `${noun} "${key}"`;
const titled =
  (noun: string): Words =>
  ({ value, file }) =>
    `${textIn(value, 'title') ?? readable(file.stem)} ${noun}`;
const ruled: Words = ({ key, value }) => {
  const id = textIn(value, 'id');
  return id === undefined ? `${ordinal(Number(key))} rule` : `rule "${id}"`;
};
const columns: Readonly<Record<string, Words>> = {
  'table/columns/*': nth('column'),
  'table/children/columns/*': nth('column of the rows below a row'),
};

const kinds: Readonly<Partial<Record<SourceKind | 'unknown', Kind>>> = {
  schema: {
    name: ({ file, titles }) => titles.entity(file.stem),
    parts: {
      '**/properties/*': ({ key, value }) => `field ${textIn(value, 'title') ?? readable(key)}`,
      '**/items': () => 'each entry',
    },
  },
  rules: {
    name: ({ file, titles }) => `rules of ${titles.entity(file.stem)}`,
    parts: {
      'rules/*': ruled,
      'derived/*': ruled,
      'messages/*': ({ key, file, titles }) =>
        `messages of the field ${titles.field(file.stem, tokensOf(key))}`,
      'expressions/*': quoted('expression'),
    },
  },
  form: {
    name: ({ value, file, titles }) => {
      const entity = textIn(value, 'entity') ?? file.stem;
      return entity === file.stem
        ? `form of ${titles.entity(entity)}`
        : `form "${file.stem}" of ${titles.entity(entity)}`;
    },
    parts: {
      'layout/**': ({ value, ...step }) => {
        if (typeof value === 'string') return fieldOfForm({ ...step, value, key: value });
        const heading = textIn(value, 'group') ?? textIn(value, 'tab');
        return heading === undefined ? '' : `"${heading}"`;
      },
      'fields/*': fieldOfForm,
      'prefill/*': fieldOfForm,
      'initial/*': fieldOfForm,
      'confirm/*': nth('question'),
      'yields/*': nth('record that it stores'),
    },
  },
  tab: {
    name: titled('tab'),
    parts: {
      ...columns,
      'actions/*': action,
      'notices/*': nth('notice'),
      'source/inputs/*': nth('search field'),
    },
  },
  card: {
    name: titled('card'),
    parts: {
      'columns/*': nth('column'),
      'columns/*/facts/*': ({ key, value }) => {
        const title = textIn(value, 'title');
        return title === undefined ? `${ordinal(Number(key))} fact` : `fact "${title}"`;
      },
      'actions/*': action,
      'with/*': quoted('record'),
      'expressions/*': quoted('expression'),
    },
  },
  flow: {
    name: titled('flow'),
    parts: {
      'steps/*': ({ key, value }) => `step "${textIn(value, 'title') ?? ordinal(Number(key))}"`,
      'actions/*': action,
    },
  },
  screen: {
    name: titled('screen'),
    parts: {
      'boxes/*': ({ key, value }) => `box "${textIn(value, 'title') ?? ordinal(Number(key))}"`,
      'boxes/*/tabs/*': nth('tab'),
      'boxes/*/tabs/*/tabs/*': nth('tab of the group'),
    },
  },
  calls: {
    name: ({ file, titles }) => `calls of ${titles.entity(file.stem)}`,
    parts: {
      'calls/*': ({ key, file }) => `call "${file.stem}.${key}"`,
      'calls/*/query/*': quoted('parameter'),
    },
  },
  codes: {
    name: ({ value, file }) => `value set ${textIn(value, 'title') ?? readable(file.stem)}`,
    parts: {
      'codes/*': ({ key, value }) => `code "${textIn(value, 'code') ?? ordinal(Number(key))}"`,
      'columns/*': quoted('column'),
    },
  },
  access: { name: () => 'access rules', parts: { 'rules/*': quoted('rule') } },
  search: {
    name: ({ file, titles }) => `search of ${titles.entity(file.stem)}`,
    parts: { 'columns/*': quoted('column') },
  },
  workflow: {
    name: ({ value, file }) => textIn(value, 'title') ?? `workflow ${readable(file.stem)}`,
    parts: {
      'states/entered/*': quoted('state'),
      'records/*': quoted('record'),
      'events/*': quoted('event'),
      'transitions/*': ({ key, value }) =>
        `row ${textIn(value, 'id') === undefined ? Number(key) + 1 : `"${textIn(value, 'id')}"`}`,
      'consequences/*': nth('consequence'),
    },
  },
  document: {
    name: ({ value, file }) => `document "${textIn(value, 'title') ?? readable(file.stem)}"`,
    parts: { 'blocks/*': nth('block'), 'with/*': quoted('record') },
  },
  product: {
    name: () => 'product',
    parts: {
      'messages/*': quoted('message'),
      'constants/*': quoted('constant'),
      'live/notices/*': nth('live notice'),
    },
  },
  examples: {
    name: ({ value, file, titles }) => `examples of ${titles.entity(textIn(value, 'entity') ?? file.stem)}`,
    parts: {
      base: () => 'base',
      'examples/*': ({ key, value }) => `"${textIn(value, 'says') ?? ordinal(Number(key))}"`,
    },
  },
};

function fieldOfForm({ key, file, titles }: Step): string {
  const own = textIn(getAt(file.value, pointerOf(['fields', key])), 'ui:title');
  return `field ${own ?? titles.field(textIn(file.value, 'entity') ?? file.stem, tokensOfPath(key))}`;
}

function textIn(value: unknown, name: string): string | undefined {
  const found = getAt(value, pointerOf([name]));
  return typeof found === 'string' ? found : undefined;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** By the index from 0, up to `tenth`; then as `11th`. */
function ordinal(index: number): string {
  const number = index + 1;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return ordinals[index] ?? `${number}${isTeen ? 'th' : (endings[number % 10] ?? 'th')}`;
}
