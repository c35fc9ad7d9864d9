import { describe, expect, it } from 'vitest';
import { parseStrictJson } from '../../../engine/core/json/strict-json.ts';
import { embeddedHost } from '../../testing/database-hosts.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { tokenFor } from '../../testing/open-test-gateway.ts';

describe('bodies that the gateway reads', () => {
  const { gateway, as } = useLibraryGateway(embeddedHost);
  const post = (body: string) => as('ann')('POST', '/api/library/book', body);

  it('are at most 1 MiB, whether the request says so or not [FAULT-55]', async () => {
    const text = `"${'x'.repeat(10 * 1_048_576)}"`;
    expect((await post(text)).status).toBe(413);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const request = new Request('http://gateway.test/api/library/book', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenFor('ann')}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await gateway().fetch(request)).status).toBe(413);
  });

  it.each([
    ['text that is no JSON', '{"title": "Emma"'],
    ['nothing', ''],
    ['10,000 nested lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a name twice', '{"title": "Emma", "title": "Dune"}'],
    ['a name twice, once written with an escape', '{"title": "Emma", "\\u0074itle": "Dune"}'],
    ['NaN', '{"pages": NaN}'],
    ['a number beyond a double', '{"pages": 1e999}'],
    ['half a character', '{"title": "\\ud800"}'],
    ['the character 0', '{"title": "\\u0000"}'],
  ])('are refused with 400 and a sentence when they hold %s [FAULT-55]', async (_what, text) => {
    const { status, body } = await post(text);
    expect([status, body['code']]).toEqual([400, 'invalid']);
    expect(body['message']).toMatch(/^The body .* Correct it and send it again\.$/);
  });

  it('name the field whose text cannot be stored', async () => {
    const { body } = await post('{"branch": {"id": "north"}, "title": "Em\\u0000ma"}');
    expect(body['problems']).toMatchObject([{ at: '/title', code: 'format' }]);
  });

  it('are cleaned of what nobody sees before they are checked and stored', async () => {
    const invisible = await post('{"title": "\\u200B", "branch": {"id": "north"}}');
    expect([invisible.status, invisible.body['problems']]).toMatchObject([
      422,
      [{ at: '/title', code: 'required' }],
    ]);
    const { status, body } = await post('{"title": "De\\u200BLuca", "branch": {"id": "north"}}');
    expect([status, body['record']]).toMatchObject([201, { title: 'DeLuca' }]);
  });

  it('are refused when they try to reach the prototype [FAULT-56]', async () => {
    const { status } = await post(
      '{"__proto__": {"isAdmin": true}, "title": "Emma", "branch": {"id": "north"}}',
    );
    expect(status).toBe(400);
    const nested = await post(
      '{"title": "Emma", "branch": {"id": "north"}, "constructor": {"prototype": {"x": 1}}}',
    );
    expect([nested.status, nested.body['problems']]).toEqual([
      422,
      [expect.objectContaining({ at: '/constructor', code: 'unknown-field' })],
    ]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('may begin with a byte order mark [FAULT-55]', async () => {
    expect((await post('\uFEFF{"title": "Emma", "branch": {"id": "north"}}')).status).toBe(201);
  });

  it('must be JSON by their content type', async () => {
    const { status, body } = await as('ann')('POST', '/api/library/book', '<book/>', {
      'Content-Type': 'text/xml',
    });
    expect([status, body['code']]).toEqual([415, 'unsupported-media-type']);
  });

  it('are told by position when they break off, never by what they hold', async () => {
    const { body } = await post('{"title": "Secret Diary", }');
    expect(body['message']).toMatch(/at character \d+/);
    expect(JSON.stringify(body)).not.toContain('Secret');
  });

  it('keep names and brackets inside of texts apart from the structure', () => {
    const value = { a: '{"a": 1, "a": 2}', b: [{ a: 1 }, { a: '[[' }], c: '\\"' };
    expect(parseStrictJson(JSON.stringify(value))).toEqual(value);
  });
});
