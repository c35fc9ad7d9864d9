import type { SourceKind } from '../../../engine/compiler/files/kind-files.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { CommandError } from './command-error.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

export type CreateFile = Extract<StudioCommand, { readonly command: 'create-file' }>;

interface Wanted extends CreateFile {
  readonly texts: FileTexts;
}

/** Contents of a new file by kind, which compile unchanged. Files of other kinds begin as a copy. */
const templates: Partial<Readonly<Record<SourceKind, (wanted: Wanted) => JsonObject>>> = {
  schema: (wanted) => ({ ...titled(wanted), type: 'object', properties: {} }),
  codes: (wanted) => ({
    ...titled(wanted),
    'x-origin': 'assumed',
    codes: [{ code: 'other', display: 'Other' }],
  }),
  rules: () => ({ rules: [] }),
  migrations: () => ({ steps: [] }),
  examples: (wanted) => ({ entity: needed(wanted, 'entity'), examples: [] }),
  calls: (wanted) => ({
    calls: 'standard',
    access: { read: needed(wanted, 'read'), write: needed(wanted, 'write') },
  }),
  form: (wanted) => ({
    entity: needed(wanted, 'entity'),
    layout: fieldsOf(wanted).map((field) => [field]),
  }),
  tab: tabOf,
  card: (wanted) => ({
    title: needed(wanted, 'title'),
    entity: needed(wanted, 'entity'),
    columns: [{ facts: fieldsOf(wanted).map((field) => ({ field })) }],
  }),
  screen: (wanted) => ({
    ...{ title: needed(wanted, 'title'), route: `/${wanted.name}` },
    ...(wanted.read !== undefined && { access: wanted.read }),
    boxes: [{ name: 'main', title: needed(wanted, 'title'), tabs: [{ tab: needed(wanted, 'tab') }] }],
  }),
  access: () => ({ rules: {} }),
};

/** Kinds of files named after their entity. */
export const companionKinds: ReadonlySet<string> = new Set(['rules', 'migrations', 'calls']);

/** Builds a file from its template. Throws `CommandError` where the kind has none, or a required input is missing. */
export function valueOfTemplate(texts: FileTexts, command: CreateFile): JsonObject {
  const [, template] = Object.entries(templates).find(([kind]) => kind === command.kind) ?? [];
  if (companionKinds.has(command.kind)) fileOf('schema', command.name, texts);
  if (template !== undefined) return template({ ...command, texts });
  throw new CommandError(
    `A file of the kind "${command.kind}" begins as a copy of another: open that one, and choose Copy.`,
  );
}

function titled(wanted: CreateFile): JsonObject {
  return { title: needed(wanted, 'title'), description: needed(wanted, 'description') };
}

type Said = 'title' | 'description' | 'entity' | 'tab' | 'read' | 'write';

function needed(wanted: Pick<CreateFile, Said | 'kind'>, what: Said): string {
  const said = wanted[what];
  if (said !== undefined && said !== '') return said;
  throw new CommandError(`A new file of the kind "${wanted.kind}" needs "${what}": fill it in.`);
}

/** Lists the fields to fill in: neither retired nor constant. */
function fieldsOf(wanted: Wanted): readonly string[] {
  const { value } = fileOf('schema', needed(wanted, 'entity'), wanted.texts);
  return Object.entries(jsonObject(value['properties'])).flatMap(([name, field]) =>
    isAsked(field) ? [name] : [],
  );
}

function isAsked(field: Json | undefined): boolean {
  return isJsonObject(field) && field['deprecated'] !== true && field['const'] === undefined;
}

const mostColumns = 5;

function tabOf(wanted: Wanted): JsonObject {
  const entity = needed(wanted, 'entity');
  const { texts, write } = wanted;
  const title = needed(wanted, 'title');
  const calls = callsOf(entity, texts);
  if (!calls.has('list'))
    throw new CommandError(
      `"${entity}" has no call "list" that a tab could show: create its calls first, or copy a tab of rows within a record.`,
    );
  const source = Object.fromEntries(
    ['save', 'remove'].filter((name) => calls.has(name)).map((name) => [name, `${entity}.${name}`]),
  );
  const form = formOf(entity, texts);
  const action = form === undefined || write === undefined ? undefined : { access: write };
  return {
    title,
    item: wanted.item ?? String(fileOf('schema', entity, texts).value['title'] ?? entity),
    entity,
    ...(form !== undefined && { form }),
    source: { call: `${entity}.list`, ...source },
    table: {
      columns: fieldsOf(wanted)
        .slice(0, mostColumns)
        .map((field) => ({ field })),
    },
    ...(action !== undefined && { actions: { add: action, edit: action, remove: action } }),
  };
}

/** Lists the calls of an entity's file, including those of the keyword `standard`. */
function callsOf(entity: string, texts: FileTexts): ReadonlySet<string> {
  const path = filesOf('calls', texts).get(entity);
  if (path === undefined) return new Set();
  const { calls } = readFile(path, texts).value;
  return new Set(calls === 'standard' ? ['list', 'get', 'save', 'remove'] : Object.keys(jsonObject(calls)));
}

function formOf(entity: string, texts: FileTexts): string | undefined {
  const forms = [...filesOf('form', texts)];
  return forms.find(([, path]) => readFile(path, texts).value['entity'] === entity)?.[0];
}

/** Position of a tab on a screen: at the end of a group of tabs, of a box, or of the first box. */
export interface TabSpot {
  readonly tab: string;
  readonly box?: string;
  readonly group?: string;
}

/** Adds a tab to a screen. Throws `CommandError` where the box or the group is missing. */
export function withTab(screen: JsonObject, { tab, box, group }: TabSpot): JsonObject {
  const boxes = jsonItems(screen['boxes']).map(jsonObject);
  const wanted = box === undefined ? boxes[0] : boxes.find(({ name }) => name === box);
  if (wanted === undefined)
    throw new CommandError('This screen has no box for tabs: choose another, or none.');
  const tabs = jsonItems(wanted['tabs']);
  const next = group === undefined ? [...tabs, { tab }] : withinGroup(tabs, group, tab);
  return { ...screen, boxes: boxes.map((each) => (each === wanted ? { ...each, tabs: [...next] } : each)) };
}

function withinGroup(tabs: readonly Json[], group: string, tab: string): readonly Json[] {
  const isGroup = (each: Json) => jsonObject(each)['group'] === group;
  if (!tabs.some(isGroup)) throw new CommandError(`This screen has no group of tabs “${group}”.`);
  return tabs.map((each) =>
    isGroup(each) ? { ...jsonObject(each), tabs: [...jsonItems(jsonObject(each)['tabs']), { tab }] } : each,
  );
}
