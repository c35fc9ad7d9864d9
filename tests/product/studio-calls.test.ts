import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { listedTexts } from '../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { createWorkbench } from '../../studio/workbench/workbench.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen/studio';
const path = 'schemas/codes/genres.codes.json';
const base = libraryTexts.get(path) ?? '';
const command = { command: 'add-code', codes: 'genres', entry: { code: 'poem', display: 'Poem' } };

const title = {
  ...{ command: 'edit', path },
  steps: [{ op: 'replace', path: '/title', value: '"Kinds"' }],
};

/** Sends texts as JSON, which keeps leading and trailing white space. */
const sent = ({ path: of, text }: { readonly path: string; readonly text: string }) => ({
  ...{ path: of, text: JSON.stringify(text) },
});

describe('the calls of the Studio', () => {
  let texts: ReadonlyMap<string, string> = libraryTexts;
  const workbench = createWorkbench({
    read: async () => texts,
    write: async (written) => {
      texts = withTexts(texts, listedTexts(written));
    },
  });
  const { as } = useProductGateway({ services: { workbench } });

  it('change a file for a clinical administrator, to the byte', async () => {
    const admin = as('clinical');
    const { body: read } = await admin('GET', `${api}/files`);
    expect(read['files']).toContainEqual({ path, text: base, kind: 'codes', name: 'genres' });
    const { body: ran } = await admin('POST', `${api}/run`, { draft: [], command });
    const [changed] = ran['changed'] as readonly [{ readonly path: string; readonly text: string }];
    expect(changed.text).toContain('"poem"');
    const { body: checked } = await admin('POST', `${api}/check`, { draft: [sent(changed)] });
    const { hash, base: stored, changes, ...found } = checked;
    expect([hash, stored]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.not.stringMatching(String(hash)),
    ]);
    expect(found).toEqual({ diagnostics: [], code: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const shown = { draft: [sent(changed)], shown: [] };
    const { body: previewed } = await admin('POST', `${api}/preview`, shown);
    // Expects only the changed value set to be compared and sent.
    expect(previewed).toMatchObject({
      base: stored,
      compared: expect.arrayContaining([['codes', 'genres']]),
    });
    expect(JSON.parse(String(changes))).toEqual(
      expect.arrayContaining(JSON.parse(String(previewed['changes']))),
    );
    const steps = [{ op: 'replace', path: '/codes/0/display', value: '"First"' }];
    const next = { draft: [sent(changed)], command: { command: 'edit', path, steps } };
    const page = { ...next, shown: [{ kind: 'codes', name: 'genres' }] };
    const { body: together } = await admin('POST', `${api}/run`, { ...page, known: hash });
    // Expects only the changes of the command, since the page has had the rest since the check.
    expect(together['preview']).toMatchObject({ base: hash, changes: expect.stringContaining('"First"') });
    expect(String(Object(together['preview'])['changes']).length).toBeLessThan(200);
    const { body: whole } = await admin('POST', `${api}/run`, page);
    expect(whole['preview']).toMatchObject({ base: stored });
    expect((await admin('POST', `${api}/run`, next)).body['preview']).toBeUndefined();
    const { status, body: saved } = await admin('POST', `${api}/save`, {
      draft: [{ ...sent(changed), base: JSON.stringify(base) }],
    });
    expect(status).toBe(200);
    expect(saved).toEqual({ saved: [changed], conflicts: [] });
    expect(texts.get(path)).toBe(changed.text);
    expect(changed.text.endsWith('\n')).toBe(true);
    const { body: again } = await admin('POST', `${api}/run`, { draft: [sent(changed)], command: title });
    expect(again['changed']).toEqual([
      { path, text: changed.text.replace(/"title": "[^"]*"/, '"title": "Kinds"') },
    ]);
  });

  it('say who may do what by the rules of a draft', async () => {
    const [rules = '', text = ''] = [...texts].find(([of]) => of.endsWith('.access.json')) ?? [];
    const draft = [sent({ path: rules, text: text.replace("hasRole('librarian')", "hasRole('reader')") })];
    const { body } = await as('clinical')('POST', `${api}/access`, { draft });
    expect(body['roles']).toEqual(
      expect.arrayContaining(['librarian', 'reader'].map((name) => ({ name, title: name }))),
    );
    expect(JSON.stringify(body['rules'])).toContain('"was":"yes"');
  });

  it('print a document of a draft with made-up records, in the language that is wanted', async () => {
    const admin = as('clinical');
    const { body: checked } = await admin('POST', `${api}/check`, { draft: [] });
    const request = { hash: checked['hash'], document: 'reading-list', pdf: true };
    const { body } = await admin('POST', `${api}/document`, request);
    expect(JSON.parse(String(body['blocks']))).not.toEqual([]);
    expect(atob(String(body['pdf']))).toMatch(/^%PDF-/);
    const [, other] = body['languages'] as readonly string[];
    const { body: translated } = await admin('POST', `${api}/document`, { ...request, language: other });
    expect(translated['language']).toBe(other);
    const gone = await admin('POST', `${api}/document`, { ...request, document: 'gone' });
    expect(gone.status).toBe(404);
  });

  it('take 20,000 codes at once, a line each: more than other calls read', async () => {
    const admin = as('clinical');
    const entries = Array.from({ length: 20_000 }, (_, row) => ({
      ...{ code: `code-${row}`, display: `What people read of the code ${row}` },
    }));
    const steps = [{ op: 'replace', path: '/codes', value: JSON.stringify(entries) }];
    const pasted = { command: 'edit', path: 'schemas/codes/places.codes.json', steps };
    const { status, body: ran } = await admin('POST', `${api}/run`, { draft: [], command: pasted });
    expect(status).toBe(200);
    const [changed] = ran['changed'] as readonly [{ readonly path: string; readonly text: string }];
    expect(changed.text.split('\n').length).toBeGreaterThan(20_000);
  });

  it('create and remove a file, by a draft whose base or text is empty', async () => {
    const admin = as('clinical');
    const made = {
      command: 'create-file',
      kind: 'codes',
      name: 'moods',
      title: 'Moods',
      description: 'How it is.',
    };
    const { body: ran } = await admin('POST', `${api}/run`, { draft: [], command: made });
    const [created] = ran['changed'] as readonly [{ readonly path: string; readonly text: string }];
    expect(created.path).toBe('schemas/codes/moods.codes.json');
    const draft = [{ ...sent(created), base: '""' }];
    expect(await admin('POST', `${api}/save`, { draft })).toMatchObject({
      status: 200,
      body: { saved: [created], conflicts: [] },
    });
    expect(texts.get(created.path)).toBe(created.text);
    const { body: gone } = await admin('POST', `${api}/run`, {
      ...{ draft: [], command: { command: 'remove-file', path: created.path } },
    });
    expect(gone).toEqual({ changed: [{ path: created.path, text: '' }] });
    await admin('POST', `${api}/save`, {
      draft: [{ path: created.path, base: JSON.stringify(created.text), text: '""' }],
    });
    expect(texts.has(created.path)).toBe(false);
  });

  it('carry values of any type in a patch', async () => {
    for (const value of [null, '', ' spaced ', 0, false, [], {}, ['']]) {
      const steps = [{ op: 'add', path: '/added', value: JSON.stringify(value) }];
      const edit = { command: 'edit', path: 'schemas/product.json', steps };
      const { status, body } = await as('clinical')('POST', `${api}/run`, { draft: [], command: edit });
      expect(status).toBe(200);
      const [changed] = body['changed'] as readonly [{ readonly text: string }];
      expect(JSON.parse(changed.text)).toMatchObject({ added: value });
    }
  });

  it('say what a command lacks, and why one cannot be done', async () => {
    const run = (sent: object) => as('clinical')('POST', `${api}/run`, { draft: [], command: sent });
    expect(await run({ command: 'add-code', codes: 'genres' })).toMatchObject({
      status: 400,
      body: { message: 'The command "add-code" needs entry. Nothing was changed.' },
    });
    expect(await run({ ...command, codes: 'genre' })).toMatchObject({
      status: 409,
      body: { message: 'There is no value set named "genre". Did you mean "genres"?' },
    });
  });

  it.each(['pharmacist', 'support'])('are refused to the role %s', async (user) => {
    expect((await as(user)('GET', `${api}/files`)).status).toBe(403);
    expect((await as(user)('POST', `${api}/save`, { draft: [{ path, base, text: '' }] })).status).toBe(403);
  });
});

describe('the Studio of a gateway without schema files', () => {
  const { as } = useProductGateway();

  it('says how it is allowed', async () => {
    expect(await as('clinical')('GET', `${api}/files`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('set STUDIO=yes') },
    });
  });
});
