import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { diagnosed, holdsRecords, openHolds, productOf, withFiles } from './holds.ts';

const formPath = 'schemas/hold/hold.form.json';
const form = {
  $schema: '../../../../../schemas/meta/form.schema.json',
  entity: 'hold',
  layout: [
    ['wish'],
    ['reader', 'channel'],
    {
      group: 'At the Desk',
      visibleWhen: "self.channel == 'at-desk'",
      whenHidden: 'clear',
      rows: [{ group: 'Time', rows: [['pickUp']] }],
    },
    ['offers'],
  ],
  fields: {
    offers: { visibleWhen: '!blank(self.pickUp)', whenHidden: 'clear' },
  },
};
const product = await productOf(withFiles({ [formPath]: JSON.stringify(form) }));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openHolds(product);
});
beforeEach(async () => {
  await gateway.reset();
  await gateway.load(holdsRecords);
});
afterAll(() => gateway?.close());

const hold: JsonObject = { type: 'author.hold', subject: 'austen', wish: 'Emma', reader: 'nora' };

const post = (record: JsonObject) => gateway.as('nora')('POST', '/api/library/hold', { hold: record });
const put = (record: JsonObject) => gateway.as('nora')('PUT', '/api/library/hold', { hold: record });

function recordOf({ body }: { readonly body: JsonObject }): JsonObject {
  return body['record'] as JsonObject;
}

describe('the "where" of a list call', () => {
  it('keeps the rows of others from everybody who may make the call, and what they belong to', async () => {
    await post({ ...hold, reader: 'nora' });
    await post({ ...hold, subject: 'bronte', reader: 'rita' });
    const listed = async (user: string) => {
      const { body } = await gateway.as(user)('GET', '/api/library/hold/all');
      const rows = body['rows'] as readonly JsonObject[];
      return [rows.map(({ reader }) => reader), Object.keys(body['subjects'] as object)];
    };
    expect(await listed('nora')).toEqual([['nora'], ['austen']]);
    expect(await listed('rita')).toEqual([['rita'], ['bronte']]);
  });
});

describe('a field that the form empties while it hides it, by itself or with its group', () => {
  it('is not stored where it was sent all the same, nor what it would have shown, and the answer says so', async () => {
    const { status, body } = await post({ ...hold, channel: 'mail', pickUp: '10:00', offers: [5] });
    expect([status, body['record']]).toEqual([201, expect.not.objectContaining({ pickUp: '10:00' })]);
    expect(body['record']).not.toHaveProperty('offers');
    expect(body['kept']).toEqual([
      {
        at: '/pickUp',
        code: 'hidden',
        message: 'Pick Up was not stored: the form hides it with these values.',
        severity: 'warning',
      },
      {
        at: '/offers',
        code: 'hidden',
        message: 'Offers was not stored: the form hides it with these values.',
        severity: 'warning',
      },
    ]);
  });

  it('is stored where the form shows it', async () => {
    const answer = await post({ ...hold, channel: 'at-desk', pickUp: '10:00', offers: [5] });
    expect(recordOf(answer)).toMatchObject({ pickUp: '10:00', offers: [5] });
    expect(answer.body).not.toHaveProperty('kept');
  });

  it('goes from the record as soon as what decides about it changes', async () => {
    const stored = recordOf(await post({ ...hold, channel: 'at-desk', pickUp: '10:00' }));
    expect(recordOf(await put({ ...stored, channel: 'phone' }))).not.toHaveProperty('pickUp');
  });

  it('stays where it was stored before, until somebody changes it or what decides about it', async () => {
    const _id = uuidOf('imported');
    await gateway.load([{ entity: 'hold', record: { ...hold, _id, channel: 'mail', pickUp: '10:00' } }]);
    const renamed = recordOf(
      await put({ ...hold, _id, _rev: 1, channel: 'mail', pickUp: '10:00', wish: 'Persuasion' }),
    );
    expect(renamed).toMatchObject({ wish: 'Persuasion', pickUp: '10:00' });
    expect(recordOf(await put({ ...renamed, pickUp: '11:00' }))).not.toHaveProperty('pickUp');
  });

  it('is emptied in each row of a record by itself', async () => {
    const book: JsonObject = { type: 'author.book', subject: 'austen', title: 'Emma' };
    const loans = [
      { id: 'a', borrower: 'Ann', from: '2026-01-02', isReturned: true, isLost: true },
      { id: 'b', borrower: 'Ben', from: '2026-01-03', isReturned: false, isLost: true },
    ];
    const answer = await gateway.as('nora')('POST', '/api/library/book', { book: { ...book, loans } });
    const [back, lost] = recordOf(answer)['loans'] as readonly JsonObject[];
    expect([back, lost]).toEqual([
      expect.not.objectContaining({ isLost: true }),
      expect.objectContaining({ isLost: true }),
    ]);
  });
});

const texts = withFiles({});

/** Lists the compiler's errors and its warnings about `access/eye-only` after one change. */
async function eyeOnly(path: string, from: string, to: string): Promise<string> {
  const text = texts.get(path) ?? '';
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  const blocks = (await diagnosed(withFiles({ [path]: text.replace(from, () => to) }))).split(
    /\n\n(?=schemas|screens)/,
  );
  return blocks.filter((block) => /\berror\b|access\/eye-only/.test(block)).join('\n\n');
}

const calls = 'schemas/hold/waiting.calls.json';
const tab = 'schemas/hold/my-holds.tab.json';

describe('what the page hides and nothing protects', () => {
  it('is nothing in the schema set of the tests', async () => {
    expect(await eyeOnly(tab, '"title"', '"title"')).toBe('');
  });

  it('is named where rows depend on the user', async () => {
    const where = '"where": "item.reader == user._id", ';
    const held = texts.get(calls)?.replace(where, '') ?? '';
    const tabText =
      texts
        .get(tab)
        ?.replace(
          '"remove": "hold.remove" }',
          '"remove": "hold.remove", "where": "item.reader == user._id" }',
        ) ?? '';
    const said = await diagnosed(withFiles({ [calls]: held, [tab]: tabText }));
    expect(said).toContain(
      'schemas/hold/my-holds.tab.json:7:93 - warning access/eye-only: The rows are hidden for the eye only: "where" asks who the user is, and the call "waiting.all" answers all of them.',
    );
    expect(said).toContain(
      'Move the condition to "where" in the "store" of the call "all" in schemas/hold/waiting.calls.json.',
    );
    expect(await diagnosed(withFiles({ [tab]: tabText }))).not.toContain('access/eye-only');
  });

  it('is named where an action asks for more than the call behind it', async () => {
    expect(await eyeOnly('schemas/hold/hold.calls.json', '"write": "lend"', '"write": "read"')).toContain(
      'warning access/eye-only: The action "add" is hidden for the eye only: it asks for "lend", and the call "hold.save" behind it stores "/wish", "/reader", "/channel" and 1 more for whoever passes "read".',
    );
    expect(await eyeOnly('schemas/hold/hold.calls.json', '"write": "lend"', '"write": "read"')).toContain(
      'Change "access" of the call "save" in schemas/hold/hold.calls.json to "lend", lock these fields with "x-access", or ask for "read" here.',
    );
    expect(
      await eyeOnly('schemas/book/books.tab.json', '"entity": "book"', '"access": "lend", "entity": "book"'),
    ).toContain(
      'The tab is hidden for the eye only: it asks for "lend", and the call "book.list" behind it serves whoever passes "read".',
    );
  });

  it('is not an action that asks for less, in other words', async () => {
    const path = 'schemas/access/library.access.json';
    const rules = `"rules": { "desk": { "title": "Desk", "needs": "a librarian or the desk", "when": "may('lend') || hasRole('porter')" },`;
    const access = texts.get(path)?.replace('"rules": {', rules) ?? '';
    const tabText =
      texts.get(tab)?.replace('"edit": { "access": "lend" }', '"edit": { "access": "desk" }') ?? '';
    expect(await diagnosed(withFiles({ [path]: access, [tab]: tabText }))).not.toContain('access/eye-only');
  });

  it('is named where a form hides or closes a field, or hides choices, by who the user is', async () => {
    const field = async (path: string, words: string) =>
      eyeOnly('schemas/book/book.form.json', '"genre": { "ui:widget": "radio" }', `"${path}": { ${words} }`);
    expect(await field('pages', `"visibleWhen": "hasRole('librarian')"`)).toContain(
      '"pages" is hidden for the eye only: "visibleWhen" asks who the user is, and the gateway answers the field to whoever may read the record.',
    );
    expect(await field('pages', `"access": "lend"`)).toContain(
      'Add "x-access": { "read": "lend", "write": "lend" } to the field in schemas/book/book.schema.json.',
    );
    expect(await field('pages', `"enabledWhen": "may('lend')"`)).toContain(
      '"pages" is closed for the eye only: "enabledWhen" asks who the user is, and the gateway takes the field from whoever may save the record.',
    );
    expect(await field('genre', `"choices": { "where": "item.code != 'other' || may('lend')" }`)).toContain(
      'Choices of "genre" are hidden for the eye only: "where" asks who the user is, and the gateway takes all of them.',
    );
    expect(await field('price', `"visibleWhen": "may('lend')"`)).toBe('');
  });

  it('is no field that is never stored, and so in no answer', async () => {
    const schema = 'schemas/book/book.schema.json';
    const form = 'schemas/book/book.form.json';
    const passing = texts.get(schema)?.replace('"pages": {', '"pages": { "x-transient": true,') ?? '';
    const hidden = `"pages": { "visibleWhen": "hasRole('librarian')" }`;
    const formText = texts.get(form)?.replace('"genre": { "ui:widget": "radio" }', hidden) ?? '';
    expect(await diagnosed(withFiles({ [form]: formText }))).toContain('access/eye-only');
    expect(await diagnosed(withFiles({ [form]: formText, [schema]: passing }))).not.toContain(
      'access/eye-only',
    );
  });

  it('is named where a card hides a field by an access rule that the gateway does not ask', async () => {
    expect(
      await eyeOnly(
        'schemas/book/book.card.json',
        '{ "field": "title" }',
        '{ "field": "title", "access": "lend" }',
      ),
    ).toContain(
      '"title" is hidden for the eye only: the card asks for "lend", and the gateway answers the field to whoever may read the record.',
    );
  });

  it('is named where the gateway cannot tell when a field is to be emptied', async () => {
    const other = JSON.stringify({ entity: 'loan', layout: [['borrower', 'from'], ['isLost']] });
    const said = await diagnosed(withFiles({ 'schemas/loan/lost.form.json': other }));
    expect(said).toContain(
      'schemas/loan/loan.form.json:5:128 - warning access/eye-only: "isLost" is emptied for the eye only: the gateway cannot tell when it is hidden, since the form "lost" keeps a value there.',
    );
    expect(said).toContain(
      'Write a rule that refuses the value, or use the same "visibleWhen" and "whenHidden" in every form, about the record itself.',
    );
    const over = JSON.stringify({
      entity: 'wish',
      over: 'author',
      layout: [['title']],
      fields: { title: { visibleWhen: 'blank(author.name.last)', whenHidden: 'clear' } },
    });
    expect(await diagnosed(withFiles({ 'schemas/order/wish.form.json': over }))).toContain(
      'since the condition reads "author", the record that is open in the page.',
    );
  });
});
