import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import type { NewQuestion } from '../../../engine/core/authoring/new-question.ts';
import { questionTypesOf } from '../../../engine/core/authoring/question-types.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { createWorkbench } from '../workbench.ts';
import { runCommand } from './run-command.ts';
import { type FileTexts, filesOf, readFile } from './schema-files.ts';

type CreateEntity = Extract<StudioCommand, { readonly command: 'create-entity' }>;

const product = await readSources(join(import.meta.dirname, '../../..'));
const types = questionTypesOf(
  [...filesOf('schema', product).values()].map((path) => readFile(path, product)),
);

const vaccine: NewQuestion = { type: 'short-text', title: 'Vaccine', isRequired: true };
const given: NewQuestion = { type: 'date', title: 'Given On', isRequired: true };
const site: NewQuestion = { type: 'choice', title: 'Site', choices: ['Left arm', 'Right arm'] };

const immunization: CreateEntity = {
  ...{ command: 'create-entity', title: 'Immunization', plural: 'Immunizations', subject: 'patient' },
  ...{ questions: [vaccine, given, site], read: 'patient.read', write: 'patient.write' },
  ...{ screen: 'patient', box: 'profile', group: 'history' },
};

const made = (change: Partial<CreateEntity> = {}) => runCommand(product, { ...immunization, ...change });
const draftOf = (changed: FileTexts) => withTexts(product, listedTexts(changed));
const reported = (texts: FileTexts) =>
  checkTexts(texts).diagnostics.map(({ path, message }) => `${path} ${message}`);
const json = (texts: FileTexts, path: string) => jsonObject(JSON.parse(texts.get(path) ?? '{}'));

/** Builds a question of each type with everything that the type asks for. */
const asked = ({ name, title, asks }: (typeof types)[number]): NewQuestion => ({
  ...{ type: name, title: `My ${title}`, isRequired: true },
  ...(asks.includes('choices') && { choices: ['One', 'Two'] }),
  ...(asks.includes('questions') && { questions: [{ type: 'date', title: 'When' }] }),
});

describe('a new kind of record', () => {
  it('has schema, choices, form, calls, table, examples, and its place on the screen', () => {
    const changed = made();
    expect([...changed.keys()].toSorted()).toEqual([
      'schemas/codes/immunization-site.codes.json',
      'schemas/immunization/immunization.calls.json',
      'schemas/immunization/immunization.examples.json',
      'schemas/immunization/immunization.form.json',
      'schemas/immunization/immunization.schema.json',
      'schemas/immunization/immunizations.tab.json',
      'screens/patient/patient.screen.json',
    ]);
    expect(json(changed, 'schemas/immunization/immunization.schema.json')).toMatchObject({
      'x-record': { subject: 'patient', display: '{vaccine}' },
      required: ['vaccine', 'givenOn'],
    });
    expect(json(changed, 'schemas/immunization/immunizations.tab.json')).toMatchObject({
      table: {
        sort: [{ by: 'givenOn', descending: true }],
        columns: [{ field: 'vaccine' }, { field: 'givenOn' }, { field: 'site' }],
      },
      actions: { add: { access: 'patient.write' }, history: { call: 'history.list' } },
    });
    const history = getAt(json(changed, 'screens/patient/patient.screen.json'), '/boxes/0/tabs/1');
    expect(JSON.stringify(history)).toMatch(/\{"tab":"immunizations"\}\]/);
    expect(reported(draftOf(changed))).toEqual([]);
  });

  it('compiles with every type of question, and its examples hold', async () => {
    const changed = made({ questions: types.map(asked) });
    expect(reported(draftOf(changed))).toEqual([]);
    const workbench = createWorkbench({ read: async () => product, write: async () => {} });
    const draft = [...changed].map(([path, text]) => ({ path, text }));
    const examples = await workbench.examples(draft);
    expect(examples.filter(({ path }) => changed.has(path)).map(({ message }) => message)).toEqual([]);
  });

  it.each([
    ['免疫', '免疫记录'],
    ['Session', 'Sessions of them'],
    ['Constructor', 'Constructors'],
    ['Type', 'Types'],
    ['List', 'Lists'],
    ['True', 'Trues'],
    ['2nd opinion', '2nd opinions'],
    ['Vaccine "{x}" \\', 'A {x} "b"'],
    ['X'.repeat(200), 'Y'.repeat(200)],
  ])('compiles under the name %s', (title, plural) => {
    expect(reported(draftOf(made({ title, plural })))).toEqual([]);
  });

  it('has a name of its own beside another one in the same letters', () => {
    const first = draftOf(
      made({ title: '免疫', plural: '免疫记录', questions: [{ type: 'date', title: '日期' }] }),
    );
    const second = runCommand(first, { ...immunization, title: '过敏', plural: '过敏记录' });
    expect(reported(withTexts(first, listedTexts(second)))).toEqual([]);
  });

  it('says in its examples what the base of the product says of a missing value', async () => {
    const lending = await readSources(join(import.meta.dirname, '../../../examples/lending'));
    const { group: _group, ...asked } = immunization;
    const changed = runCommand(lending, {
      ...{ ...asked, subject: 'book', screen: 'book', box: 'loans' },
      ...{ read: 'read', write: 'lend' },
    });
    expect(changed.get('schemas/immunization/immunization.examples.json')).toContain('"message": "Required"');
  });

  it.each<[string, Partial<CreateEntity>, string]>([
    [
      'a name that there is',
      { title: ' allergy ' },
      '“Allergy” is a kind of record already: choose another name.',
    ],
    ['no name', { title: ' ' }, 'Write what people call one of these records.'],
    ['no plural', { plural: '' }, 'Write what people call several of these records.'],
    [
      'no question',
      { questions: [{ type: 'date', title: ' ' }] },
      'Write at least one question: what is filled in?',
    ],
    [
      'two questions of one title',
      { questions: [vaccine, { ...given, title: 'vaccine ' }] },
      'Two questions are called “vaccine”: give one of them another name.',
    ],
    [
      'a choice without choices',
      { questions: [{ type: 'choice', title: 'Site' }] },
      '“Site” needs a choice: write one in each line.',
    ],
    [
      'an owner that is no record',
      { subject: 'address' },
      '“Address” is no record that others could belong to.',
    ],
    [
      'an owner of no organization',
      { subject: 'user' },
      '“User” says of no organization that its records are its own',
    ],
    [
      'an owner that not everybody sees',
      { subject: 'priority-queue' },
      'Not everybody sees every “Priority Queue”',
    ],
    [
      'a right that is gone',
      { read: 'gone' },
      'This kind of record would contradict what there is, so nothing was added',
    ],
    ['a place that is gone', { group: 'gone' }, 'This screen has no group of tabs “gone”.'],
  ])('is refused with %s', (_name, change, refusal) => {
    expect(() => made(change)).toThrow(refusal);
  });
});
