import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen';
const rules = 'schemas/patient/patient.rules.json';

/** Fake of a parser that follows nested values until the stack overflows. */
const endless = {
  isWrite: false,
  async answer() {
    const into = (): number => 1 + into();
    return { status: 200, body: into() };
  },
};

type Nested = (depth: number) => string;

/** Texts nested more deeply than their parsers can follow. */
const texts: Readonly<Record<string, Nested>> = {
  parentheses: (depth) => `${'('.repeat(depth)}true${')'.repeat(depth)}`,
  lists: (depth) => `size(${'['.repeat(depth)}1${']'.repeat(depth)}) > 0`,
  signs: (depth) => `${'!'.repeat(depth)}true`,
  choices: (depth) => `${'true ? 1 : '.repeat(depth)}2`,
  calls: (depth) => `${'blank('.repeat(depth)}self${')'.repeat(depth)}`,
  members: (depth) => `self${'.x'.repeat(depth)} == 1`,
  sums: (depth) => `1${' + 1'.repeat(depth)} > 0`,
  quotes: (depth) => `${'> '.repeat(depth)}text`,
  'items of a list': (depth) =>
    Array.from({ length: Math.min(depth, 400) }, (_, at) => `${' '.repeat(2 * at)}- x`).join('\n'),
  brackets: (depth) => `${'['.repeat(depth)}text${']'.repeat(depth)}(x)`,
  sentence: (depth) => `${'{'.repeat(depth)}x${'}'.repeat(depth)}`,
};

/** Equally deep JSON, as text, since serializing such a value would overflow the stack, too. */
const json: Readonly<Record<string, Nested>> = {
  lists: (depth) => `${'['.repeat(depth)}1${']'.repeat(depth)}`,
  objects: (depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  schemas: (depth) =>
    `${'{"type":"object","title":"A","properties":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`,
  questions: (depth) =>
    `{"resourceType":"Questionnaire","status":"active","title":"Q","item":${'[{"linkId":"a","text":"A","type":"group","item":'.repeat(depth)}[]${'}]'.repeat(depth)}}`,
  conditions: (depth) =>
    JSON.stringify({
      survey: [
        ['type', 'name', 'label', 'relevant'],
        ['text', 'a', 'A', ''],
        ['text', 'b', 'B', `${'('.repeat(depth)}\${a} = 'x'${')'.repeat(depth)}`],
      ],
    }),
  groups: (depth) =>
    JSON.stringify({
      survey: [
        ['type', 'name', 'label'],
        ...Array.from({ length: depth }, (_, at) => ['begin group', `g${at}`, 'G']),
        ['text', 'a', 'A'],
        ...Array.from({ length: depth }, () => ['end group', '', '']),
      ],
    }),
};

const some = fc.integer({ min: 1, max: 100 });
const many = fc.integer({ min: 100, max: 6_000 });
const tooMany = fc.integer({ min: 10_000, max: 30_000 });
const deepText = fc
  .tuple(fc.constantFrom(...Object.keys(texts)), fc.oneof(some, many))
  .map(([name, depth]) => texts[name]?.(depth) ?? '');
const deepJson = fc
  .tuple(fc.constantFrom(...Object.keys(json)), fc.oneof(some, many, tooMany))
  .map(([name, depth]) => json[name]?.(depth) ?? '');

describe('what is nested too deeply', async () => {
  const { as } = useProductGateway({ ...(await studioParts()), handlers: { 'studio-read': endless } });
  const post = async (path: string, body: object) => (await as('clinical')('POST', path, body)).status;
  const draft = (path: string, text: string) => [
    { path, base: JSON.stringify(''), text: JSON.stringify(text) },
  ];

  const ofText: Readonly<Record<string, (text: string) => Promise<number>>> = {
    'an expression': (text) =>
      post(`${api}/studio/expression`, {
        ...{ draft: [], path: rules, pointer: '/rules/0/unless', source: JSON.stringify(text), caret: 1 },
        trial: JSON.stringify({ sample: 0, values: {} }),
      }),
    'a rule of a draft': (text) =>
      post(`${api}/studio/check`, {
        draft: draft(rules, JSON.stringify({ rules: [{ at: '', unless: text }] })),
      }),
    'a search': async (text) =>
      (
        await as('pharmacist')(
          'GET',
          `${api}/library-text/search?text=${encodeURIComponent(text).slice(0, 4_000)}`,
        )
      ).status,
    'a note': (text) =>
      post(`${api}/note`, {
        note: {
          ...{ type: 'patient.note', subject: 'ana', title: 'A', description: text },
          ...{ dateAdded: '2026-11-21', year: 2026, engagement: 1 },
        },
      }),
  };

  const ofJson: Readonly<Record<string, (text: string) => Promise<number>>> = {
    'the body of a save': (text) => post(`${api}/allergy`, { allergy: JSON.parse(text) }),
    'a value of an edit': (text) =>
      post(`${api}/studio/run`, {
        draft: [],
        command: { command: 'edit', path: rules, steps: [{ op: 'add', path: '/rules/0/more', value: text }] },
      }),
    'the schema of a new field': (text) =>
      post(`${api}/studio/run`, {
        draft: [],
        command: {
          command: 'add-field',
          entity: 'allergy',
          field: 'more',
          schema: { properties: JSON.parse(text) },
        },
      }),
    'a trial': (text) =>
      post(`${api}/studio/expression`, {
        ...{
          draft: [],
          path: rules,
          pointer: '/rules/0/unless',
          source: JSON.stringify('!blank(self.prescribers)'),
        },
        trial: `{"sample":0,"values":{"/self/prescribers":${text}}}`,
      }),
    'a file of a draft': (text) => post(`${api}/studio/check`, { draft: draft(rules, text) }),
    ...Object.fromEntries(
      ['questionnaire', 'redcap', 'xlsform', 'json-schema'].map((format) => [
        `an import of ${format}`,
        (text: string) =>
          post(`${api}/studio/run`, {
            draft: [],
            command: { command: 'import', format, text, name: 'imported' },
          }),
      ]),
    ),
  };

  /**
   * Statuses of requests that were read, even if refused for their content; excludes server errors and refusals before
   * reading.
   */
  const taken = [200, 201, 400, 409, 413, 422];

  const runs = 4;

  it.each(Object.keys(ofText))('is read or refused as %s', async (name) => {
    await fc.assert(
      fc.asyncProperty(deepText, async (text) => {
        expect(taken).toContain(await ofText[name]?.(text));
      }),
      { numRuns: runs },
    );
  });

  it.each(Object.keys(ofJson))('is read or refused as %s', async (name) => {
    await fc.assert(
      fc.asyncProperty(deepJson, async (text) => {
        expect(taken).toContain(await ofJson[name]?.(text));
      }),
      { numRuns: runs },
    );
  });

  it('is refused where a parser has no room left', async () => {
    const { status, body } = await as('clinical')('GET', `${api}/studio/files`);
    expect([status, body['code'], body['message']]).toEqual([
      400,
      'invalid',
      expect.stringContaining('Send it with fewer levels'),
    ]);
  });

  it('is refused with what to do', async () => {
    const text = json['groups']?.(100) ?? '';
    const command = { command: 'import', format: 'xlsform', text, name: 'imported' };
    const answer = await as('clinical')('POST', `${api}/studio/run`, { draft: [], command });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('more than 20 groups within one another') },
    });
  });
});
