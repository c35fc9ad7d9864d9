import type { AfterChange } from '../../../core/json/json.ts';
import type { CallContract } from '../../../core/product/call.ts';
import type { RecordTraits } from '../../../core/product/entity.ts';
import { type UniqueKey, uniqueKeysOf } from '../../../core/product/unique-keys.ts';
import type { DictionarySource } from '../../emit/dictionary/dictionary-source.ts';
import type { DictionaryPage } from '../../emit/dictionary/emit-dictionary.ts';
import {
  type Block,
  heading,
  inlineCode,
  joinBlocks,
  linkTo,
  plain,
  table,
} from '../../emit/dictionary/markdown.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { describeType, requiredAt, titleAt } from './field-facts.ts';
import { anchorOfField, fieldSection } from './field-section.ts';

export const entitiesPage: DictionaryPage = {
  contents: ({ plan }) => [`Records: ${linksTo(plan, true)}`, `Parts of records: ${linksTo(plan, false)}`],
  sections: (source) => [...source.plan.entities.values()].map((entity) => entitySection(entity, source)),
};

function linksTo({ entities }: DictionarySource['plan'], isRecord: boolean): string {
  return [...entities.values()]
    .filter(({ record }) => (record !== undefined) === isRecord)
    .map(({ name, title }) => linkTo(title, `entity-${name}`))
    .join(', ');
}

/** Builds the section of one entity: description, storage, a table of its fields, and each field. */
function entitySection(entity: EntityPlan, source: DictionarySource): Block {
  const paths = Object.keys(entity.fields);
  const fields = paths.map((at) => ({ at, section: fieldSection({ entity, at, source }) }));
  return joinBlocks([
    heading(2, entity.title, `entity-${entity.name}`),
    plain(entity.description),
    table(
      ['', ''],
      [
        ['Name', inlineCode(entity.name)],
        ['File', inlineCode(entity.file.path)],
        ...traitsOf(entity, source),
      ],
    ),
    table(
      ['Place', 'Title', 'Type', 'Required', 'Meaning'],
      fields.map(({ at, section }) => overviewRow(entity, at, section !== '')),
    ),
    // Adds a section for the value itself if a shared type has no fields.
    ...(paths.length === 0 ? [fieldSection({ entity, at: '', source })] : []),
    ...fields.map(({ section }) => section).filter((section) => section !== ''),
  ]);
}

function overviewRow(entity: EntityPlan, at: string, hasSection: boolean): readonly string[] {
  const field = entity.fields[at];
  const title = titleAt(entity, at);
  return [
    inlineCode(at),
    hasSection ? linkTo(title, anchorOfField(entity, at)) : plain(title),
    describeType(entity, at),
    requiredAt(entity, at) ? 'yes' : '',
    plain(field?.description ?? ''),
  ];
}

type Row = readonly [string, string];

function traitsOf(entity: EntityPlan, source: DictionarySource): readonly Row[] {
  if (entity.record === undefined) return [['Stored', 'within other records']];
  return [...storageOf(entity.record), ...callersOf(entity, source)];
}

function storageOf(record: RecordTraits): readonly Row[] {
  const { type, subject, organizationAt, handlersOnly, display, remembered, afterChange, readers } = record;
  const keys = uniqueKeysOf(record);
  const rows: (Row | undefined)[] = [
    ['Stored as', inlineCode(type)],
    subject === undefined
      ? undefined
      : ['Belongs to', `${linkTo(subject, `entity-${subject}`)}, named in ${inlineCode('/subject')}`],
    organizationAt === undefined ? undefined : ['Owner', `the organization in ${inlineCode(organizationAt)}`],
    subject === undefined || organizationAt !== undefined
      ? undefined
      : ['Owner', `the owner of the ${plain(subject)}`],
    handlersOnly === undefined ? undefined : ['Owner', 'none: only handlers read it'],
    display === undefined ? undefined : ['Named', inlineCode(display)],
    keys.length === 0 ? undefined : ['Unique', keys.map(uniqueText).join('; ')],
    remembered === undefined ? undefined : ['Remembered', 'in memory, until one of them changes'],
    afterChange === undefined ? undefined : ['After a change', afterChangeText(afterChange)],
    readers === undefined
      ? undefined
      : ['Read when it is with others', `by whoever set ${inlineCode(readers.whoSet)}, while it is set`],
  ];
  return rows.filter((row) => row !== undefined);
}

function afterChangeText({ task, of }: AfterChange): string {
  return `the task ${inlineCode(task)}${of === undefined ? '' : ` follows, where ${of.map(inlineCode).join(' or ')} changes`}`;
}

function uniqueText({ at, within }: UniqueKey): string {
  const among = within === undefined ? '' : `, among those with the same ${inlineCode(within)}`;
  return `${inlineCode(at)} within an organization${among}`;
}

function callersOf({ name }: EntityPlan, { calls }: DictionarySource): readonly Row[] {
  const listOf = (members: readonly CallContract[]) =>
    members
      .map((call) => `${inlineCode(call.name)} (${linkTo(call.access, `access-${call.access}`)})`)
      .join(', ');
  const about = calls.filter(({ store }) => 'entity' in store && store.entity === name);
  const reading = about.filter(({ store }) => store.kind === 'get' || store.kind === 'list');
  const writing = about.filter(({ store }) => store.kind === 'save' || store.kind === 'remove');
  const rows: readonly Row[] = [
    ['Read by', listOf(reading)],
    ['Changed by', listOf(writing)],
  ];
  return rows.filter(([, cell]) => cell !== '');
}
