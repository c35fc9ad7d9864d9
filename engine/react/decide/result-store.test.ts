import { describe, expect, it } from 'vitest';
import type { Expression } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { createResultStore, type ResultContext } from './result-store.ts';

const always = <Value>(value: Value): Expression<Value> => ({ source: '', evaluate: () => value });

const source: DecideSource = {
  ...{ kind: 'decide', record: 'list', lists: 'lists', results: 'results', begin: 'begin' },
  ...{ save: 'save', complete: 'complete', initial: {}, rows: 'rows', through: 'lists', key: 'id' },
  ...{ status: 'state', decides: 'of', likeness: 'like', listName: always('List') },
  ...{ isComplete: always(false), completed: always(''), columns: [], codes: 'states', decisions: [] },
  add: { status: 'added', title: 'Add', key: 'a' },
  ...{ mergeKey: 'm', undoKey: 'u', nothing: { field: 'none', title: 'None' } },
};

const decided = (id: string): JsonObject => ({ id, state: 'yes', of: [id] });
const deciding = (id: string) => ({ rows: (rows: readonly JsonObject[]) => [...rows, decided(id)] });

/** Store whose calls wait until the test answers them, in the order in which they were made. */
function openStore() {
  const calls: { call: string; body: JsonObject; answer: PromiseWithResolvers<JsonObject> }[] = [];
  const context: ResultContext = {
    source,
    listIds: ['one'],
    isComplete: (result) => result['complete'] === true,
    send: (call, body) => {
      const answer = Promise.withResolvers<JsonObject>();
      calls.push({ call, body, answer });
      return answer.promise;
    },
    show: () => undefined,
    reasonOf: String,
  };
  const store = createResultStore(context);
  store.accept({ _id: 'r', _rev: 1, rows: [decided('a')] });
  return { store, calls };
}

describe('what is decided while a result is being completed', () => {
  it('waits for the completion, and is kept beside the complete result', async () => {
    const { store, calls } = openStore();
    const completing = store.complete('key');
    await expect.poll(() => calls.length).toBe(1);
    store.change(deciding('b'));
    calls[0]?.answer.resolve({ ...calls[0].body, _rev: 2, complete: true });
    await completing;
    expect(calls.map(({ call }) => call)).toEqual(['complete']);
    expect(store.get()).toMatchObject({ stored: undefined, pending: [], lost: [decided('b')] });
    expect(store.unstored()).toEqual([decided('b')]);
  });

  it('is stored once the completion has failed', async () => {
    const { store, calls } = openStore();
    const completing = store.complete('key');
    await expect.poll(() => calls.length).toBe(1);
    store.change(deciding('b'));
    calls[0]?.answer.reject(new Error('Unavailable.'));
    await expect(completing).rejects.toThrow('Unavailable.');
    await expect.poll(() => calls.map(({ call }) => call)).toEqual(['complete', 'save']);
    expect(calls[1]?.body['rows']).toMatchObject([decided('a'), decided('b')]);
    calls[1]?.answer.resolve({ ...calls[1].body, _rev: 2 });
    await expect.poll(() => store.get().saving.kind).toBe('stored');
    expect(store.get()).toMatchObject({ pending: [], lost: [] });
  });
});
