import { distinctTitles } from '../../engine/core/authoring/distinct-titles.ts';
import { NamesOfTitles } from '../../engine/core/authoring/names-of-titles.ts';
import { isJsonObject, type Json, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { getAtTokens, pointerOf } from '../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { editOf } from './commands.ts';
import { firstText } from './file-titles.ts';
import { fileValue } from './known-names.ts';
import type { CommandForm, Filled, Parameter } from './parameter-form.ts';

type CommandsOfKind = (file: NamedSchemaText, files: readonly NamedSchemaText[]) => readonly CommandForm[];

/** Commands for what people want of a table, a page, a document, a report and a workflow, each one step of a file. */
export const commandsOfWishes: Readonly<Record<string, CommandsOfKind>> = {
  tab: (file) => [countingOf(file), ...findingOf(file)],
  screen: (file, files) => [menuLineOf(file, files)],
  document: (file) => [paragraphOf(file)],
  report: figureOf,
  workflow: stepOf,
};

const asked = (name: string, title: string, description: string): Parameter => ({ name, title, description });

/** Replaces or removes a member of a file, or adds it. */
function setting(file: NamedSchemaText, at: readonly string[], value: Json | undefined) {
  const path = pointerOf(at);
  return editOf(file.path, (now) => {
    const isThere = getAtTokens(now, at) !== undefined;
    if (value === undefined) return isThere ? [{ op: 'remove', path }] : [];
    return [{ op: isThere ? 'replace' : 'add', path, value }];
  });
}

function countingOf(file: NamedSchemaText): CommandForm {
  const isCounted = jsonObject(fileValue(file))['count'] === true;
  return {
    title: isCounted ? 'Show no number in the tab' : 'Show in the tab how many there are',
    parameters: [],
    command: () => setting(file, ['count'], isCounted ? undefined : true),
  };
}

function findingOf(file: NamedSchemaText): readonly CommandForm[] {
  const { table, source } = jsonObject(fileValue(file));
  // Leaves out searches, which have a field of their own.
  if (table === undefined || jsonObject(source)['search'] !== undefined) return [];
  const at = ['table', 'filter'];
  if (getAtTokens(fileValue(file), at) !== undefined)
    return [
      {
        title: 'Take the field that finds rows away',
        parameters: [],
        command: () => setting(file, at, undefined),
      },
    ];
  return [
    {
      title: 'Let people find rows',
      parameters: [
        asked('words', 'What people read there', 'At a field over the table, such as “Find a medicine”.'),
      ],
      command: ({ words = '' }) => setting(file, at, words),
    },
  ];
}

/** Puts a page into the menu, as the last line of its place, or takes it out. */
function menuLineOf(file: NamedSchemaText, files: readonly NamedSchemaText[]): CommandForm {
  if (jsonObject(fileValue(file))['menu'] !== undefined)
    return {
      title: 'Take the page out of the menu',
      parameters: [],
      command: () => setting(file, ['menu'], undefined),
    };
  const lines = files
    .filter(({ kind }) => kind === 'screen')
    .flatMap(({ name, ...screen }) => {
      const menu = jsonObject(fileValue({ name, ...screen }))['menu'];
      return isJsonObject(menu) ? [{ name, menu }] : [];
    });
  const roots = lines.filter(({ menu }) => menu['under'] === undefined);
  return {
    title: 'Put the page into the menu',
    parameters: [
      asked('label', 'What people read there', 'A word or two.'),
      {
        ...asked('under', 'Under', 'The line that it stands under; blank, it has a line of its own.'),
        ...{ choices: roots.map(({ name }) => name), isOptional: true },
        titles: Object.fromEntries(roots.map(({ name, menu }) => [name, String(menu['label'])])),
      },
    ],
    command({ label = '', under }) {
      const beside = lines.filter(({ menu }) => menu['under'] === under);
      const last = Math.max(0, ...beside.map(({ menu }) => Number(menu['order'])));
      return setting(file, ['menu'], { label, order: last + 1, ...(under !== undefined && { under }) });
    },
  };
}

/** Characters of a paragraph by which people recognize it. */
const excerpt = 60;

/** Adds a paragraph; the panel of its block then asks on which condition it is printed. */
function paragraphOf(file: NamedSchemaText): CommandForm {
  const blocks = jsonItems(jsonObject(fileValue(file))['blocks']).map(jsonObject);
  const titles = blocks.map((block, index) => {
    const words = firstText(block['text']) ?? firstText(block['heading']);
    const short = words !== undefined && words.length > excerpt ? `${words.slice(0, excerpt)} …` : words;
    return [String(index), `${index + 1}. ${short ?? 'Piece without words of its own'}`] as const;
  });
  return {
    title: 'Add a paragraph',
    parameters: [
      asked('words', 'Paragraph', 'What is printed; fields of the record stand in braces.'),
      {
        ...asked('after', 'Below', 'The piece that it stands below; blank, it stands at the end.'),
        ...{ choices: titles.map(([index]) => index), titles: Object.fromEntries(titles), isOptional: true },
      },
    ],
    command: ({ words = '', after }) =>
      editOf(file.path, (now) => {
        const { length } = jsonItems(jsonObject(now)['blocks']);
        const at = after === undefined ? length : Math.min(Number(after) + 1, length);
        return [{ op: 'add', path: pointerOf(['blocks', at]), value: { text: words } }];
      }),
  };
}

const ways = { sum: 'Added up', average: 'Their average' };

/** Adds a figure of a report with its column; empty for a report of how things are at present. */
function figureOf(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly CommandForm[] {
  const value = jsonObject(fileValue(file));
  const sources = Object.keys(jsonObject(value['sources']));
  if (value['period'] === 'present' || sources.length === 0) return [];
  const titleOf = (name: string) => firstText(jsonObject(entityValue(name, files))['title']) ?? name;
  const numbers = Object.fromEntries(sources.map((name) => [name, numbersOf(entityValue(name, files))]));
  const titles = Object.fromEntries(Object.values(numbers).flat());
  return [
    {
      title: 'Add a figure',
      parameters: [
        asked('title', 'Title', 'What stands over its column.'),
        asked('description', 'Description', 'One sentence that says how the number comes about.'),
        {
          ...asked('source', 'What is counted', 'The records that bring it.'),
          ...{ choices: sources, titles: Object.fromEntries(sources.map((name) => [name, titleOf(name)])) },
        },
        {
          ...asked('number', 'Number of each', 'The number that each record brings; blank, each counts one.'),
          ...{ titles, isOptional: true },
          choicesBy: ({ source = '' }) => (numbers[source] ?? []).map(([name]) => name),
        },
        {
          ...asked('way', 'What is shown of them', 'Of all records of the month or day.'),
          ...{ choices: Object.keys(ways), titles: ways },
        },
      ],
      command: (filled) => editOf(file.path, (now) => figureSteps(jsonObject(now), filled)),
    },
  ];
}

function figureSteps(report: ReturnType<typeof jsonObject>, filled: Filled) {
  const { title = '', description = '', source = '', number, way = 'sum' } = filled;
  const figures = Object.values(jsonObject(report['sources'])).flatMap((each) =>
    Object.keys(jsonObject(jsonObject(each)['figures'])),
  );
  const name = new NamesOfTitles(figures).field(title);
  const of = ['sources', source, 'figures'];
  const figure =
    number === undefined ? { value: '1' } : { when: `!blank(self.${number})`, value: `self.${number}` };
  const isFirst = getAtTokens(report, of) === undefined;
  return [
    isFirst
      ? { op: 'add' as const, path: pointerOf(of), value: { [name]: figure } }
      : { op: 'add' as const, path: pointerOf([...of, name]), value: figure },
    { op: 'add' as const, path: '/columns/-', value: { title, description, [way]: name } },
  ];
}

function entityValue(name: string, files: readonly NamedSchemaText[]): Json {
  const file = files.find((each) => each.kind === 'schema' && each.name === name);
  return file === undefined ? {} : fileValue(file);
}

/** Lists the numbers of an entity with distinct titles. */
function numbersOf(entity: Json): readonly (readonly [name: string, title: string])[] {
  const fields = Object.entries(jsonObject(jsonObject(entity)['properties'])).flatMap(([name, schema]) => {
    const { type, title, deprecated } = jsonObject(schema);
    const isNumber = type === 'number' || type === 'integer';
    return isNumber && deprecated !== true ? [{ name, title: stringOrUndefined(title) ?? name }] : [];
  });
  return distinctTitles(fields, ({ name }) => name).map(({ name, title }) => [name, title] as const);
}

/** Adds a step between two states with its way back; empty where the states are unknown. */
function stepOf(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly CommandForm[] {
  const value = jsonObject(fileValue(file));
  const set = jsonObject(value['states'])['codes'];
  const codes = files.find(({ kind, name }) => kind === 'codes' && name === set);
  if (codes === undefined) return [];
  const states = jsonItems(jsonObject(fileValue(codes))['codes']).map(jsonObject);
  const choices = states.map(({ code }) => String(code));
  const titles = Object.fromEntries(
    states.map(({ code, display }) => [String(code), String(display ?? code)]),
  );
  const brought = Object.values(jsonObject(value['events'])).flatMap((event) => {
    const payload = jsonObject(event)['payload'];
    return typeof payload === 'string' ? [payload] : [];
  });
  return [
    {
      title: 'Add a step and its way back',
      parameters: [
        asked('title', 'What people press', 'Such as “Put on hold”.'),
        { ...asked('from', 'From the state', 'Where it is offered.'), choices, titles },
        { ...asked('to', 'To the state', 'Where it leads.'), choices, titles },
        { ...asked('access', 'Who may do it', 'By an access rule that there is.'), names: 'access' },
        {
          ...asked('brings', 'Asks for', 'What is filled in, such as a reason; blank, nothing is.'),
          ...{ choices: [...new Set(brought)], names: 'schema', isOptional: true },
        },
        {
          ...asked('back', 'What people press to go back', 'Such as “Go on”; blank, there is no way back.'),
          isOptional: true,
        },
      ],
      command: (filled) => editOf(file.path, (now) => stepSteps(jsonObject(now), filled)),
    },
  ];
}

function stepSteps(workflow: ReturnType<typeof jsonObject>, filled: Filled) {
  const { title = '', from = '', to = '', access = '', brings, back } = filled;
  const events = new NamesOfTitles(Object.keys(jsonObject(workflow['events'])));
  const ids = new NamesOfTitles(
    jsonItems(workflow['transitions']).map((each) => String(jsonObject(each)['id'])),
  );
  const step = (words: string, [one, other]: readonly [string, string], payload?: string) => {
    const on = events.file(words, 'step');
    const event = {
      ...{ title: words, description: `Leads from “${one}” to “${other}”.`, access },
      ...(payload !== undefined && { payload }),
      ...{ action: words, refusal: `“${words}” is for the state “${one}” alone.` },
    };
    return [
      { op: 'add' as const, path: pointerOf(['events', on]), value: event },
      {
        ...{ op: 'add' as const, path: '/transitions/-' },
        value: { id: ids.file(words, 'step'), on, from: [one], to: other },
      },
    ];
  };
  return [...step(title, [from, to], brings), ...(back === undefined ? [] : step(back, [to, from]))];
}
