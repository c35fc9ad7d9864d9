import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTimeOfDay, isTimeOfDay, parseTypedTime } from '../../engine/core/dates/times.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { displayRecord } from '../../engine/core/records/display.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { diagnosed, openHolds, productOf, withFiles } from './holds.ts';

const product = await productOf();
const schemaPath = 'schemas/hold/hold.schema.json';
const schemaText = withFiles({}).get(schemaPath) ?? '';

describe('a time of day', () => {
  it('is shown with 12 or 24 hours as the locale has it, and read again from what is shown', () => {
    expect(['en-US', 'de-DE', 'en-GB', 'ja-JP'].map((locale) => formatTimeOfDay('14:30', locale))).toEqual([
      '2:30 PM',
      '14:30',
      '14:30',
      '14:30',
    ]);
    expect(formatTimeOfDay('00:05', 'en-US')).toBe('12:05 AM');
    const times = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(times, fc.constantFrom('en-US', 'de-DE', 'fr-FR'), (time, locale) => {
        expect(isTimeOfDay(time)).toBe(true);
        expect(parseTypedTime(formatTimeOfDay(time, locale))).toBe(time);
      }),
    );
    expect(['24:00', '9:00', '14:30:00', '14:30Z', ''].filter(isTimeOfDay)).toEqual([]);
  });

  it('is told in OpenAPI by a pattern, since the format "time" of JSON Schema has a zone', async () => {
    const { emitted } = await compiledTexts();
    const document = JSON.parse(emitted('openapi.json')) as {
      components: { schemas: { hold: { properties: JsonObject } } };
    };
    expect(document.components.schemas.hold.properties['pickUp']).toMatchObject({
      type: 'string',
      pattern: expect.stringContaining('[0-5][0-9]'),
    });
    expect(document.components.schemas.hold.properties['pickUp']).not.toHaveProperty('format');
    expect(emitted('data-dictionary.md')).toContain('time of day (HH:MM)');
  });

  it('is compared with times of day only', async () => {
    const rules = 'schemas/hold/hold.rules.json';
    const said = await diagnosed(
      withFiles({
        [rules]: JSON.stringify({
          rules: [{ id: 'a', at: '/pickUp', unless: "self.pickUp < '18:00'", message: 'No' }],
        }),
      }),
    );
    expect(said).toContain('error expression/type');
  });
});

async function compiledTexts() {
  const { compileSources } = await import('../../engine/compiler/compile.ts');
  const { files } = await compileSources(withFiles({}));
  return { emitted: (name: string) => files.find(({ path }) => path.endsWith(name))?.text ?? '' };
}

describe('the labels of an enum', () => {
  it('name only values that it has', async () => {
    const said = await diagnosed(
      withFiles({ [schemaPath]: schemaText.replace('"mail": "E-mail"', '"maill": "E-mail"') }),
    );
    expect(said).toContain('"maill" is not a value of "enum".');
    expect(said).toContain('Did you mean "mail"?');
    const none = schemaText.replace('"enum": ["mail", "at-desk", "phone"],', '"type": "string",');
    expect(await diagnosed(withFiles({ [schemaPath]: none }))).toContain('Labels are those of an "enum"');
  });

  it('are what a record is named by, and what the dictionary lists', async () => {
    const fields = product.entities['hold']?.fields;
    expect(displayRecord('{wish}: {channel}', { wish: 'Emma', channel: 'at-desk' }, fields)).toBe(
      'Emma: At the desk',
    );
    expect(displayRecord('{wish}: {channel}', { wish: 'Emma', channel: 'phone' }, fields)).toBe(
      'Emma: Phone',
    );
    expect((await compiledTexts()).emitted('data-dictionary.md')).toContain('`"mail"` (E-mail)');
  });

  it('are asked for by label() of choices only', async () => {
    const tab = 'schemas/hold/holds.tab.json';
    const text = withFiles({}).get(tab) ?? '';
    const said = await diagnosed(
      withFiles({ [tab]: text.replace('label(item.channel)', 'label(item.wish)') }),
    );
    expect(said).toContain('This value has no labels');
  });
});

describe('over HTTP', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openHolds(product);
  });
  afterAll(() => gateway?.close());

  const save = (fields: JsonObject) =>
    gateway.as('nora')('POST', '/api/library/hold', {
      hold: { type: 'author.hold', subject: 'austen', wish: 'Emma', reader: 'rita', ...fields },
    });
  const messagesOf = async (fields: JsonObject) => {
    const { status, body } = await save(fields);
    return [
      status,
      ...((body['problems'] ?? []) as readonly { message: string }[]).map(({ message }) => message),
    ];
  };

  it('a time of day is checked by its form and by the rules that compare it', async () => {
    expect(await messagesOf({ pickUp: '14:30' })).toEqual([201]);
    expect(await messagesOf({ pickUp: '14:30:00Z' })).toEqual([422, 'Invalid Format']);
    expect(await messagesOf({ pickUp: '18:00' })).toEqual([422, 'The desk is open from 9 to 6']);
  });

  it('a rule over the least of a list sees every item', async () => {
    expect(await messagesOf({ offers: [3, 1.5] })).toEqual([201]);
    expect(await messagesOf({ offers: [3, -1] })).toEqual([422, 'An offer is more than nothing']);
  });
});
