import { queryObjects } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedForm } from '../../../core/forms/opened-form.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import type { Entity, StructuralValidator } from '../../../core/product/entity.ts';
import { expression } from '../../../core/testing/scope.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { entryOf } from '../../client/entry-of.ts';
import { library, northBranch } from '../../testing/library.ts';
import type { FormContext } from './form-context.ts';
import { createFormStore, type FormStore } from './form-store.ts';

function contextOf(entityName: string, formName: string, old?: JsonObject): FormContext {
  const entity = entryOf(library, 'entities', entityName);
  return {
    ...{ product: library, entity, form: openedForm(entryOf(library, 'forms', formName), entity) },
    ...{ old, can: () => true },
    scopeOf: (self) => ({ self, root: self, old, now: '2026-03-04T12:00:00Z', today: '2026-03-04' }),
  };
}

const saidByServer: Problem = { at: '/title', code: 'taken', message: 'Taken', severity: 'error' };

const saysMore: StructuralValidator = Object.assign(
  (book: unknown) => {
    const isElse = Reflect.get(Object(book), 'title') === 'else';
    saysMore.errors = isElse
      ? [{ instancePath: '/title', keyword: 'pattern', params: {}, schemaPath: '' }]
      : null;
    return !isElse;
  },
  { errors: null },
);

type Step = (store: FormStore) => void;

const text = fc.constantFrom<Json>(
  '',
  ' ',
  ' x',
  'ok',
  '2026-03-04',
  '2027-01-01',
  '3035550134',
  'x'.repeat(60),
);
const entry = fc.oneof(text, fc.constantFrom<Json | undefined>(undefined, null, 0, 3, 2500, true, false, {}));

/** Steps of users and of the page in an open form, at the paths of its entity. */
function stepsAt(paths: readonly string[]): fc.Arbitrary<readonly Step[]> {
  const path = fc.constantFrom(...paths);
  const set = fc.tuple(path, entry).map<Step>(
    ([at, value]) =>
      (store) =>
        store.setField(at, value),
  );
  const other = fc.oneof(
    path.map<Step>((at) => (store) => store.touch(at)),
    fc.constantFrom<Step>(
      (store) => store.setValues({ ...store.get().values, pages: 2500, name: 'All' }),
      (store) => store.setServerProblems([saidByServer]),
      (store) => store.setContext({ ...store.get().context }),
      (store) => store.setContext({ ...store.get().context, old: store.get().values }),
      (store) => store.removeRow('desks', 1),
      (store) => store.attemptSave(),
      (store) => void store.undo(),
      (store) => void store.redo(),
    ),
  );
  return fc.array(fc.oneof({ arbitrary: set, weight: 4 }, other), { minLength: 2, maxLength: 12 });
}

/** Finds the problems of the same values in a newly opened form. */
function problemsAnew({ context, values }: ReturnType<FormStore['get']>): readonly Problem[] {
  return createFormStore({ context, initial: values, values }).get().problems;
}

function parentOf({ get }: FormStore, path: string): Json | undefined {
  return getAt(get().values, pathToPointer(path.split('.').slice(0, -1).join('.')));
}

describe('the store of an open form', () => {
  it('keeps only its latest snapshot in memory, however many keys are typed', () => {
    class Marked {}
    const store = createFormStore({
      context: contextOf('book', 'book'),
      initial: { type: 'branch.book', title: '' },
    });
    const change = (count: number) => {
      if (count % 3 === 0) store.touch('title');
      else store.setField('title', 'x'.repeat(count));
      Object.setPrototypeOf(store.get(), Marked.prototype);
    };
    for (let count = 1; count <= 20; count += 1) change(count);
    expect(queryObjects(Marked, { format: 'count' })).toBe(1);
    expect(store.valueAt('title')).toBe('x'.repeat(20));
  });

  it.each<[string, FormContext, JsonObject, readonly string[]]>([
    [
      ...(['a new record with rules', contextOf('book', 'book')] as const),
      { type: 'branch.book', title: '' },
      ['title', 'genre', 'published', 'pages', 'isOnLoan', 'dueBack', 'remark', 'topic', 'topic.text'],
    ],
    [
      ...(['a stored record with rows', contextOf('branch', 'desk', northBranch)] as const),
      northBranch,
      [
        'name',
        'founded',
        'desks.0.zip',
        'desks.1.phone',
        'desks.0.contact',
        'desks.0.contact.firstName',
        'desks.1.id',
      ],
    ],
  ])(
    'finds after any edits of %s what a form finds that is opened with the values',
    (_what, context, initial, paths) => {
      const run = (steps: readonly Step[]) => {
        const store = createFormStore({ context, initial });
        for (const step of steps) {
          step(store);
          const { problems } = store.get();
          expect(problems.filter((problem) => problem !== saidByServer)).toEqual(problemsAnew(store.get()));
        }
      };
      fc.assert(fc.property(stepsAt(paths), run), { numRuns: 500, seed: 20 });
    },
  );

  it('takes back any edits one by one, and makes them again, with all that was derived from them', () => {
    const paths = [
      'name',
      'founded',
      'desks.0.zip',
      'desks.1.phone',
      'desks.0.isMain',
      'desks.0.isSpare',
      'desks',
    ];
    const rows = fc.subarray([...(northBranch['desks'] as readonly Json[]), { id: 'd3', name: 'New desk' }]);
    const edit = fc.oneof(
      fc.tuple(fc.constantFrom(...paths.slice(0, -1)), entry),
      fc.tuple(fc.constant('desks'), rows),
    );
    const way = fc.constantFrom('undo' as const, 'redo' as const);
    const run = (steps: readonly (readonly [string, Json | undefined] | 'undo' | 'redo')[]) => {
      const store = createFormStore({
        context: contextOf('branch', 'desk', northBranch),
        initial: northBranch,
      });
      let [past, future]: [JsonObject[], JsonObject[]] = [[store.get().values], []];
      for (const step of steps) {
        if (step === 'undo') {
          expect(store.undo() !== undefined).toBe(past.length > 1);
          if (past.length > 1) future = [...future, ...past.splice(-1)];
        } else if (step === 'redo') {
          expect(store.redo() !== undefined).toBe(future.length > 0);
          past = [...past, ...future.splice(-1)];
        } else if (parentOf(store, step[0]) !== undefined) {
          store.setField(...step);
          store.endTyping();
          const { values } = store.get();
          if (values !== past.at(-1)) [past, future] = [[...past, values], []];
        }
        expect(store.get().values).toEqual(past.at(-1));
      }
      while (store.undo() !== undefined);
      expect(store.get().values).toEqual(northBranch);
      expect(store.get().isDirty).toBe(false);
    };
    fc.assert(fc.property(fc.array(fc.oneof(edit, way), { maxLength: 30 }), run), { numRuns: 300, seed: 30 });
  });

  it('takes back what was typed on one visit of a field as one step, and nothing of a visit without effect', () => {
    const store = createFormStore({
      context: contextOf('book', 'book'),
      initial: { type: 'branch.book', title: 'Emma' },
    });
    const type = (...texts: readonly string[]) => {
      for (const text of texts) store.setField('title', text);
      store.endTyping();
    };
    type('P', 'Pe', 'Persuasion');
    type('Persuasion 1', 'Persuasion');
    type('Persuasion!', 'Persuasion, 2nd edition');
    expect(store.undo()).toMatchObject({ path: 'title', kind: 'changed' });
    expect(store.valueAt('title')).toBe('Persuasion');
    store.undo();
    expect(store.valueAt('title')).toBe('Emma');
    expect(store.undo()).toBeUndefined();
  });

  it('brings back nothing of the values that a host has replaced', () => {
    const initial = { type: 'branch.book', title: 'Emma' };
    const store = createFormStore({ context: contextOf('book', 'book'), initial });
    store.setField('title', 'Persuasion');
    store.replaceValues({ type: 'branch.book', title: 'Another record' });
    expect(store.undo()).toBeUndefined();
    expect(store.valueAt('title')).toBe('Another record');
  });

  it('leaves the messages of other rows at their rows when a removed row comes back', () => {
    const store = createFormStore({
      context: contextOf('branch', 'desk', northBranch),
      initial: northBranch,
    });
    store.touch('desks.1.phone');
    store.removeRow('desks', 0);
    expect([...store.get().touched]).toEqual(['desks.0.phone']);
    expect(store.undo()).toMatchObject({ path: 'desks', kind: 'removed' });
    expect([...store.get().touched]).toEqual(['desks.1.phone']);
    expect(store.redo()).toMatchObject({ kind: 'removed' });
    expect([...store.get().touched]).toEqual(['desks.0.phone']);
  });

  const text = (name: string) => expression(name, ({ self }) => `${Reflect.get(Object(self), name)}`);

  it.each<[string, Partial<Entity>, JsonObject, JsonObject]>([
    ['a field that the edit empties', {}, { isOnLoan: true, dueBack: 'ok' }, { isOnLoan: false }],
    [
      'a value that a save derives',
      { derived: [{ id: 'genre', on: '', at: '/genre', value: text('title') }] },
      { title: 'novel' },
      { title: 'else' },
    ],
    [
      'a validator that says more than the schema',
      { validate: saysMore },
      { title: 'novel' },
      { title: 'else' },
    ],
  ])('judges %s anew', (_what, rest, before, edit) => {
    const base = contextOf('book', 'book');
    const context = { ...base, entity: { ...base.entity, ...rest } };
    // Begins with a blank value, so that the judged values differ from the initial ones.
    const initial = { type: 'branch.book', title: 'novel', remark: ' ', ...before };
    const store = createFormStore({ context, initial });
    store.touch('title');
    for (const [path, value] of Object.entries(edit)) store.setField(path, value);
    expect(store.get().problems).toEqual(problemsAnew(store.get()));
  });

  it('has what the server said among the problems until the field is edited', () => {
    const store = createFormStore({
      context: contextOf('book', 'book'),
      initial: { type: 'branch.book', title: 'Emma', pages: 0 },
    });
    const places = () => store.get().problems.map(({ code, at }) => `${code} ${at}`);
    store.touch('title');
    expect(places()).toEqual(['minimum /pages']);
    store.setServerProblems([saidByServer]);
    expect(places()).toEqual(['minimum /pages', 'taken /title']);
    store.setField('pages', 3);
    expect(places()).toEqual(['taken /title']);
    store.setField('title', 'Persuasion');
    expect(places()).toEqual([]);
  });
});
