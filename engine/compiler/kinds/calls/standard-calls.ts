import { camelCase, idParameter } from '../../../core/product/id-parameter.ts';
import type { ParameterFile } from '../../files/calls.ts';
import type { CallFile } from '../../plan/written-call.ts';

/** Facts of an entity that its standard calls are built from. */
export interface StandardSource {
  /** Stem of the entity's file, e.g. `scheduled-interaction`. */
  readonly entity: string;
  readonly title: string;
  /** Slug of the product, with which the paths of its calls begin. */
  readonly slug: string;
  /** Entity of the subject that the records belong to, with its title. */
  readonly subject?: { readonly entity: string; readonly title: string };
  readonly access: { readonly read: string; readonly write: string };
  /** Names of the messages of product.json. */
  readonly messages: ReadonlySet<string>;
}

/** Names of the contracts that `standard` can stand for. */
export const standardCallNames = ['list', 'get', 'save', 'remove'] as const;

export type StandardCallName = (typeof standardCallNames)[number];

/** Builds the contract that `standard` stands for. */
export function standardCall(name: StandardCallName, source: StandardSource): CallFile {
  // Declares another user of the call, so that a standard call that pages do not use is no mistake.
  return { ...contracts[name](source), calledBy: 'other programs' };
}

const contracts: Readonly<Record<StandardCallName, (source: StandardSource) => CallFile>> = {
  list: ({ entity, title, slug, subject, access, messages }) => {
    const by = subject === undefined ? undefined : idParameter(subject.entity);
    const whose = subject === undefined ? '' : ` of ${withArticle(subject.title)}`;
    return {
      title: `${title} records${whose}`,
      method: 'GET',
      path: `/api/${slug}/${entity}/list`,
      ...(subject === undefined || by === undefined
        ? {}
        : { query: { [by]: parameterOf(subject.entity, subject.title) } }),
      answer: { list: entity },
      access: access.read,
      store: { list: entity, ...(by === undefined ? {} : { subjectFrom: by }) },
      ...failure('list-failed', messages),
    };
  },
  get: ({ entity, title, slug, access, messages }) => ({
    title: `One ${title.toLowerCase()}`,
    method: 'GET',
    path: `/api/${slug}/${entity}`,
    query: { [idParameter(entity)]: parameterOf(entity, title) },
    answer: { record: entity },
    access: access.read,
    store: { get: entity, by: idParameter(entity) },
    ...failure('list-failed', messages),
  }),
  save: ({ entity, title, slug, access, messages }) => ({
    title: `Store ${withArticle(title)}`,
    method: ['POST', 'PUT'],
    path: `/api/${slug}/${entity}`,
    body: { wrap: camelCase(entity), entity },
    answer: { saved: entity },
    access: access.write,
    store: { save: entity },
    ...failure('update-failed', messages),
  }),
  remove: ({ entity, title, slug, access, messages }) => ({
    title: `Remove ${withArticle(title)}`,
    method: 'POST',
    path: `/api/${slug}/${entity}/delete`,
    body: { wrap: camelCase(entity), entity },
    answer: { saved: entity },
    access: access.write,
    store: { remove: entity },
    ...failure('delete-failed', messages),
  }),
};

function parameterOf(entity: string, title: string): ParameterFile {
  return { type: 'string', required: true, record: entity, description: `The ${title.toLowerCase()}'s _id.` };
}

function failure(name: string, messages: ReadonlySet<string>): Pick<CallFile, 'failure'> {
  return messages.has(name) ? { failure: `@${name}` } : {};
}

/** Writes the title of an entity in the middle of a sentence: `an author`. */
export function withArticle(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`;
}
