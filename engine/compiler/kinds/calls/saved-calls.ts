import type { JsonObject } from '../../../core/json/json.ts';
import { camelCase } from '../../../core/product/id-parameter.ts';
import type { CallFile } from '../../plan/written-call.ts';
import {
  countsAnswer,
  exportAnswer,
  idsAnswer,
  mostRows,
  previewAnswer,
  statisticsAnswer,
} from './saved-answers.ts';
import { type StandardSource, withArticle } from './standard-calls.ts';

/** Facts that the calls of stored searches are built from. */
export interface SavedSource extends Pick<StandardSource, 'access' | 'entity' | 'slug' | 'title'> {
  /** Stem of the calls file, with which paths go on. */
  readonly stem: string;
  readonly index: string;
  /** Entities from which the rows of the index are computed. */
  readonly dependsOn: readonly string[];
  /** Access rule that a stored search has to pass before it is changed or removed. */
  readonly edit?: string;
}

/** Names of the contracts that `standard` can stand for in a file of stored searches. */
export const savedCallNames = [
  ...(['list', 'save', 'remove'] as const),
  ...(['run', 'counts', 'ids', 'export', 'statistics', 'preview'] as const),
] as const;

export type SavedCallName = (typeof savedCallNames)[number];

/** Builds the contract that `standard` stands for in a file of stored searches. */
export function savedCall(name: SavedCallName, source: SavedSource): CallFile {
  return { ...contracts[name](source), calledBy: 'other programs' };
}

const contracts: Readonly<Record<SavedCallName, (source: SavedSource) => CallFile>> = {
  list: (source) => ({
    title: `${source.title} records of the user and of the user's organizations`,
    ...read(source, 'GET', `${source.stem}s`, 'list'),
    answer: { list: source.entity },
    ...failure(`The ${name(source)}s could not be loaded.`),
  }),
  save: (source) => ({
    title: `Store ${withArticle(source.title)}`,
    method: ['POST', 'PUT'],
    ...write(source, source.stem),
    store: { save: source.entity, ...editOf(source) },
    ...failure(`The ${name(source)} could not be stored.`),
  }),
  remove: (source) => ({
    title: `Remove ${withArticle(source.title)}`,
    method: 'POST',
    ...write(source, `${source.stem}/delete`),
    store: { remove: source.entity, ...editOf(source) },
    ...failure(`The ${name(source)} could not be removed.`),
  }),
  run: (source) => ({
    title: `Rows of ${withArticle(source.title)}, a page at a time`,
    ...read(source, 'POST', `${source.stem}/run`, 'run'),
    body: bodyOf(source, [], { filters: filters('More filters.'), ...narrowing, ...page }),
    answer: { hits: source.index },
    ...failure(`The ${name(source)} could not be loaded.`),
  }),
  counts: (source) => ({
    title: `How many rows ${name(source)} records have`,
    ...read(source, 'GET', `${source.stem}s/counts`, 'counts'),
    query: {
      ids: { type: 'list', required: true, description: `_ids of ${name(source)} records, at most 100.` },
    },
    answer: { schema: countsAnswer },
    dependsOn: [...source.dependsOn],
    cacheSeconds: 60,
    ...failure('The counts could not be loaded.'),
  }),
  ids: (source) => ({
    title: `The ids of all rows of ${withArticle(source.title)}, at most ${said(mostRows.ids)}`,
    ...read(source, 'POST', `${source.stem}/ids`, 'ids'),
    body: bodyOf(source, ['queueId'], narrowing),
    answer: { schema: idsAnswer },
    ...failure(`The rows of the ${name(source)} could not be loaded.`),
  }),
  export: (source) => ({
    title: `All rows of ${withArticle(source.title)}, at most ${said(mostRows.file)}, for a file`,
    ...read(source, 'POST', `${source.stem}/export`, 'export'),
    body: bodyOf(source, ['queueId'], narrowing),
    answer: { schema: exportAnswer },
    ...failure(`The file of the ${name(source)} could not be made.`),
  }),
  statistics: (source) => ({
    title: `What ${withArticle(source.title)} can be narrowed by, with the choices of each`,
    ...read(source, 'GET', `${source.stem}/statistics`, 'statistics'),
    answer: { schema: statisticsAnswer },
    cacheSeconds: 300,
    ...failure(`What the ${name(source)} can be narrowed by could not be loaded.`),
  }),
  preview: (source) => ({
    title: `What ${withArticle(source.title)} would find while it is edited`,
    ...read(source, 'POST', `${source.stem}/preview`, 'preview'),
    body: {
      schema: {
        type: 'object',
        properties: {
          filters: filters('The conditions, as they are stored.'),
          sorting: sorting('Sorting', 'The sorting, as it is stored.'),
        },
      },
    },
    answer: { schema: previewAnswer },
    ...failure(`An error occurred finding the rows of the ${name(source)}.`),
  }),
};

function name({ title }: SavedSource): string {
  return title.toLowerCase();
}

function said(limit: number): string {
  return limit.toLocaleString('en-US');
}

/** Makes the parts of a call that changes nothing, which a handler of every product answers. */
function read(
  { slug, access, entity, index }: SavedSource,
  method: 'GET' | 'POST',
  path: string,
  handler: string,
) {
  return {
    method,
    path: `/api/${slug}/${path}`,
    access: access.read,
    ...(method === 'POST' ? { reads: true as const } : {}),
    store: { handler: `queue-${handler}`, options: { entity, index } },
  };
}

function write({ slug, access, entity, stem }: SavedSource, path: string) {
  return {
    path: `/api/${slug}/${path}`,
    body: { wrap: camelCase(stem), entity },
    answer: { saved: entity },
    access: access.write,
  };
}

function editOf({ edit }: SavedSource): Pick<CallFile['store'], 'access'> {
  return edit === undefined ? {} : { access: edit };
}

function failure(sentence: string): Pick<CallFile, 'failure'> {
  return { failure: `${sentence} Please try again.` };
}

function bodyOf(
  { entity }: SavedSource,
  required: string[],
  properties: JsonObject,
): NonNullable<CallFile['body']> {
  const queueId = {
    ...{ title: 'Stored search', description: 'Its _id; its conditions and sorting are used.' },
    ...(required.length === 0 ? {} : { 'x-record': entity, minLength: 1 }),
    ...{ type: 'string', maxLength: 100 },
  };
  return { schema: { type: 'object', required, properties: { queueId, ...properties } } };
}

const part: JsonObject = { type: 'object', maxProperties: 20 };

function filters(description: string): JsonObject {
  return { title: 'Filters', description, type: 'array', maxItems: 20, items: part };
}

function sorting(title: string, description: string): JsonObject {
  return { title, description, type: 'array', maxItems: 20, items: part };
}

const narrowing: JsonObject = {
  narrowed: {
    title: 'Narrowed By',
    description:
      'A choice for each of some statistics, beyond the stored conditions: the code of an option, or a value; `*` for all.',
    ...{ type: 'object', maxProperties: 20, additionalProperties: { type: 'string', maxLength: 100 } },
  },
  sort: sorting('Sorting', 'Instead of the stored sorting.'),
};

const page: JsonObject = {
  from: { title: 'From', description: 'How many rows come before the page.', type: 'integer', minimum: 0 },
  size: {
    ...{ title: 'Size', description: 'How many rows are wanted; absent: a page.' },
    ...{ type: 'integer', minimum: 1, maximum: mostRows.page },
  },
};
