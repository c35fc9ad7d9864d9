import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { InfectedError } from '../../features/staging/server/scanner.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen/staging';
const header = 'Patient ID,First Name,Last Name,Born';
const columns = {
  'Patient ID': { to: 'externalId' },
  'First Name': { to: 'name.first' },
  'Last Name': { to: 'name.last' },
  Born: { to: 'dob', date: 'DD/MM/YYYY' },
};
const eicar = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

async function scan(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let text = '';
  for await (const piece of bytes) text += Buffer.from(piece).toString();
  if (text.includes(eicar)) throw new InfectedError();
}

describe.each(databaseHosts)('files of members on $name', (host) => {
  const { as, fetch, query, jobs } = useProductGateway({ services: { scan, largestUpload: 100_000 } }, host);
  const admin = 'clinical';

  interface Piece {
    readonly upload: string;
    readonly id?: string;
    readonly text: string;
    readonly first?: number;
    readonly size?: number;
    readonly organization?: string;
    readonly name?: string;
  }

  async function send({ upload, text, id = uuidOf(upload), ...rest }: Piece, who = admin) {
    const form = new FormData();
    const body = { organization: 'EMTM', name: 'members.csv', first: 0, size: text.length, ...rest };
    form.append('payload', JSON.stringify({ upload: id, ...body }));
    form.append('file', new Blob([text]));
    const headers = { authorization: `Bearer ${tokenFor(`demo|${who}`)}` };
    const url = `http://gateway.test${api}/piece`;
    const response = await fetch(new Request(url, { method: 'POST', body: form, headers }));
    return { status: response.status, body: (await response.json()) as JsonObject };
  }

  const start = (upload: string, who = admin) =>
    as(who)('POST', `${api}/start`, { upload: uuidOf(upload), mapping: { columns } });

  const files = async (who = admin) =>
    (await as(who)('GET', `${api}/files`)).body['rows'] as readonly JsonObject[];

  const staged = async () =>
    (await query('select key from staged_entry order by key')).rows.map(({ key }) => key);

  it('has a name of one line that turns and hides no letters, whatever a client calls it', async () => {
    const text = `${header}\n`;
    const name = 'mem\u202Evsc.exe\r\nSet-Cookie: a=1\u200B.csv';
    expect((await send({ upload: 'named', text, name })).status).toBe(200);
    expect(await files()).toMatchObject([{ name: 'memvsc.exe Set-Cookie: a=1.csv' }]);
    await as(admin)('POST', `${api}/remove`, { upload: uuidOf('named') });
  });

  it('are sent in pieces, staged behind the call, and their rejected lines can be taken along [CALLS-07]', async () => {
    const text = [
      header,
      'M-1,Ada,Soto,28/02/1941',
      '=M-2,Ada,,28/02/1941',
      'M-3,Eva,Ruiz,31/12/1950',
      '',
    ].join('\n');
    const upload = 'whole';
    expect(await send({ upload, text: text.slice(0, 50), size: text.length })).toMatchObject({
      ...{ status: 200, body: { received: 50 } },
    });
    // Sends one part twice, as after a lost response, then a part that leaves a gap.
    expect((await send({ upload, text: text.slice(0, 50), size: text.length })).body).toEqual({
      received: 50,
    });
    expect((await send({ upload, text: 'x', first: 60, size: text.length })).status).toBe(400);
    expect((await start(upload)).status).toBe(409);
    expect((await send({ upload, text: text.slice(50), first: 50, size: text.length })).body).toEqual({
      received: text.length,
    });
    expect((await start(upload)).status).toBe(200);
    await jobs().settled();
    expect(await files()).toMatchObject([
      {
        ...{ name: 'members.csv', organization: 'EMTM', state: 'done', by: 'clinical@demo.test' },
        ...{ lines: 3, created: 2, changed: 0, unchanged: 0, rejected: 1 },
      },
    ]);
    expect(await staged()).toEqual(['M-1', 'M-3']);
    const { body, headers } = await as(admin)('GET', `${api}/rejected?upload=${uuidOf(upload)}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="rejected-lines.csv"');
    expect(String(body).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Line,Reason,Patient ID,First Name,Last Name,Born',
      expect.stringMatching(/^3,Last Name: Required,'=M-2,Ada,,28\/02\/1941$/),
    ]);
    expect((await query('select from upload_piece')).count).toBe(0);
    const { rows } = await query<{ action: string; author: string }>(
      "select action, author from audit where type = 'import-preview' order by seq",
    );
    expect(rows.map(({ action }) => action)).toEqual(['write', 'write', 'export']);
    expect(new Set(rows.map(({ author }) => author)).size).toBe(1);
  });

  it('are gone on with by whoever has begun to send them, and nobody else', async () => {
    const text = `${header}\n`;
    expect((await send({ upload: 'begun', text: text.slice(0, 10), size: text.length })).status).toBe(200);
    await query(`update job set author = 'somebody-else' where id = '${uuidOf('begun')}'`);
    const rest = { upload: 'begun', text: text.slice(10), first: 10, size: text.length };
    expect((await send(rest)).status).toBe(409);
    await as(admin)('POST', `${api}/remove`, { upload: uuidOf('begun') });
  });

  it('are those of one’s own organizations, and only for clinical administrators who may edit patients [ACCESS-09]', async () => {
    const text = `${header}\nM-1,Ada,Soto,28/02/1941`;
    expect((await send({ upload: 'none', text }, 'pharmacist')).status).toBe(403);
    expect((await send({ upload: 'none', text, organization: 'NORTH' })).status).toBe(403);
    expect((await send({ upload: 'own', text })).status).toBe(200);
    expect((await as('pharmacist')('GET', `${api}/files`)).status).toBe(403);
    expect((await as('pharmacist')('GET', `${api}/rejected?upload=${uuidOf('own')}`)).status).toBe(403);
    await query("update job set organization = 'NORTH'");
    expect(await files()).toEqual([]);
    expect((await start('own')).status).toBe(404);
    expect((await as(admin)('GET', `${api}/rejected?upload=${uuidOf('own')}`)).status).toBe(404);
    expect((await as(admin)('POST', `${api}/remove`, { upload: uuidOf('own') })).status).toBe(404);
  });

  it('have ids that nobody could guess: that one is taken tells of a file that the user may not see [FAULT-43]', async () => {
    const guessable = '00000000-0000-1000-8000-000000000001';
    expect((await send({ upload: 'x', id: guessable, text: 'x' })).status).toBe(422);
    expect((await send({ upload: 'x', id: uuidOf('x').toUpperCase(), text: 'x' })).status).toBe(422);
  });

  it('are refused where they are too large, no multipart, or have a virus, and end with a sentence where no column fits', async () => {
    expect((await send({ upload: 'large', text: 'x', size: 100_001 })).status).toBe(413);
    expect((await as(admin)('POST', `${api}/piece`, {})).status).toBe(415);
    await send({ upload: 'virus', text: `${header}\n${eicar},,,` });
    await start('virus');
    await jobs().settled();
    await send({ upload: 'columns', text: 'A,B\n1,2' });
    await start('columns');
    await jobs().settled();
    const messages = (await files()).map(({ state, message }) => [state, message]);
    expect(messages).toContainEqual(['failed', 'The file has a virus. Nothing was staged.']);
    expect(messages).toContainEqual([
      'failed',
      expect.stringMatching(/^The file has no column ".*", which the mapping names\. Nothing was staged\.$/),
    ]);
    expect(await staged()).toEqual([]);
    for (const upload of ['virus', 'columns'])
      expect((await as(admin)('POST', `${api}/remove`, { upload: uuidOf(upload) })).status).toBe(200);
    expect(await files()).toEqual([]);
  });

  it('are taken over from a gateway that died, behind the lines that it had stored', async () => {
    const lines = Array.from({ length: 2_500 }, (_, n) => `M-${n},A,B,01/01/1950`);
    const text = [header, ...lines].join('\n');
    await send({ upload: 'taken', text });
    await query(
      "create function halt() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    );
    await query(
      "create trigger halt before insert on staged_entry for each row when (new.key = 'M-2200') execute function halt()",
    );
    await start('taken');
    await jobs().settled();
    expect(await files()).toMatchObject([{ state: 'waiting', lines: 2_000 }]);
    await query('drop trigger halt on staged_entry');
    await query('drop function halt');
    await query("update job set state = 'running', held_until = clock_timestamp() - interval '1 second'");
    await jobs().settled();
    expect(await files()).toMatchObject([{ state: 'done', lines: 2_500, created: 2_500, rejected: 0 }]);
  });
});
