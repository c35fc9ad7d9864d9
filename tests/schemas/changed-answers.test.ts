import { describe, expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { isJsonObject, type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { changedAnswers } from '../../engine/core/product/changed-answers.ts';
import { projectRoot } from '../../tools/quality/process.ts';

const release = await readSources(projectRoot);

interface Answered {
  readonly path: string;
  readonly call: string;
  readonly answer: JsonObject;
}

const ofCode: readonly Answered[] = [...release].flatMap(([path, text]) => {
  if (!path.endsWith('.calls.json')) return [];
  return Object.entries(jsonObject(jsonObject(JSON.parse(text))['calls'])).flatMap(([call, contract]) => {
    const { store, answer } = jsonObject(contract);
    return typeof jsonObject(store)['handler'] === 'string' && isJsonObject(answer)
      ? [{ path, call, answer }]
      : [];
  });
});

/** Builds the schema set with another answer of a call. */
function withAnswer({ path, call }: Answered, answer: unknown): ReadonlyMap<string, string> {
  const file = JSON.parse(release.get(path) ?? '');
  file.calls[call].answer = answer;
  return new Map([...release, [path, JSON.stringify(file)]]);
}

/** Changes every text for users in an answer. */
function reworded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, each: unknown) =>
    ['title', 'description'].includes(name) && typeof each === 'string' ? `${each} again` : each,
  );
}

const others: Readonly<Record<string, (answer: JsonObject) => unknown>> = {
  'another kind of answer': (answer) =>
    answer['file'] === undefined ? { file: 'text/csv' } : { schema: {} },
  'a value more, which every answer would have': ({ schema, ...rest }) => {
    const whole = isJsonObject(schema) ? schema : {};
    return { ...rest, schema: { ...whole, required: [...((whole['required'] as string[]) ?? []), 'more'] } };
  },
  'no answer': () => undefined,
};

describe('an answer that code of the product gives', () => {
  it('is there in many calls', () => expect(ofCode.length).toBeGreaterThan(100));

  it.each(Object.entries(others))('is not promised otherwise: %s', (_name, other) => {
    const untold = ofCode.filter((each) => {
      const [found, ...more] = changedAnswers(release, withAnswer(each, other(each.answer)));
      return more.length > 0 || found?.path !== each.path || found.call !== each.call;
    });
    expect(untold).toEqual([]);
  });

  it('may be told in other words', () => {
    const told = ofCode.filter(
      (each) => changedAnswers(release, withAnswer(each, reworded(each.answer))).length > 0,
    );
    expect(told).toEqual([]);
  });

  it('is what the release says, whatever was served before', () => {
    const [first] = ofCode;
    if (first === undefined) throw new Error('No call is answered by code.');
    const served = withAnswer(first, { file: 'text/csv' });
    expect(changedAnswers(served, release, release)).toEqual([]);
    expect(changedAnswers(served, served, release)).toEqual([]);
    expect(changedAnswers(served, withAnswer(first, { file: 'text/plain' }), release)).toHaveLength(1);
  });

  it('is nobody’s where the call is new, gone, or answered by the store', () => {
    const [{ path, call }] = ofCode as readonly [Answered];
    const file = JSON.parse(release.get(path) ?? '');
    const { [call]: taken, ...rest } = file.calls;
    const without = new Map([...release, [path, JSON.stringify({ ...file, calls: rest })]]);
    expect(changedAnswers(release, without)).toEqual([]);
    expect(changedAnswers(without, release)).toEqual([]);
    expect(taken).toBeDefined();
  });
});
