import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ExternalServiceError } from '../../../gateway/operation/outside/post-json.ts';
import { createOutsidePeople } from '../../import/server/outside-people.ts';
import { createFolderMailer } from '../../invitation/server/folder-mailer.ts';
import { MailError } from '../../invitation/server/mailer.ts';
import { createSmtpMailer } from '../../invitation/server/smtp-mailer.ts';
import { createOutsideRisk } from '../../risk/server/outside-risk.ts';

const mail = { to: 'ana@member.test', subject: 'Your invitation', text: 'Hello Ana\r\n\r\nGrüße' };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts a mail server that accepts what the test allows, and records what was sent. */
async function openMailServer() {
  const said: string[] = [];
  const replies = { rcpt: '250 ok', end: '250 queued' };
  const talk = (socket: Socket) => {
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said.push(chunk);
      const reply = (text: string) => socket.write(`${text}\r\n`);
      if (isData) {
        isData = !chunk.endsWith('\r\n.\r\n');
        if (!isData) reply(replies.end);
      } else if (/^RCPT/i.test(chunk)) reply(replies.rcpt);
      else if (/^DATA/i.test(chunk)) {
        isData = true;
        reply('354 go on');
      } else if (/^QUIT/i.test(chunk)) socket.end('221 bye\r\n');
      else reply('250 ok');
    });
    socket.on('error', () => undefined);
  };
  const server = createSocketServer(talk);
  const url = `smtp://127.0.0.1:${await listen(server)}`;
  return { url, said, replies, close: () => server.close() };
}

describe('mail by SMTP', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;

  beforeAll(async () => {
    server = await openMailServer();
  });

  afterEach(() => {
    server.said.length = 0;
    Object.assign(server.replies, { rcpt: '250 ok', end: '250 queued' });
  });

  afterAll(() => void server.close());

  const send = (message = mail) => createSmtpMailer(server.url, 'care@regimen.test')(message);
  const failure = (message = mail) =>
    send(message).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('reaches one recipient with sender, subject and text', async () => {
    await send();
    const talk = server.said.join('');
    expect(talk).toMatch(/MAIL FROM:<care@regimen\.test>/);
    expect(talk.match(/RCPT TO/g)).toHaveLength(1);
    expect(talk).toMatch(/RCPT TO:<ana@member\.test>/);
    expect(talk).toContain('Subject: Your invitation');
    expect(talk).toContain('Hello Ana');
  });

  it('cannot be made to carry further headers or recipients', async () => {
    await failure({
      ...mail,
      subject: 'Hi\r\nBcc: eve@evil.test',
      to: 'ana@member.test\r\nBcc: eve@evil.test',
    });
    const talk = server.said.join('');
    expect(talk).not.toMatch(/^Bcc:/m);
    expect(talk).not.toMatch(/RCPT TO:<eve/);
  });

  it.each([
    ['the recipient', { rcpt: '550 no such user ana@member.test' }],
    ['the message', { end: '554 ana@member.test is spam' }],
  ])('fails when the server refuses %s, without telling who it was for', async (_what, replies) => {
    Object.assign(server.replies, replies);
    const error = await failure();
    expect(error).toBeInstanceOf(MailError);
    expect(String(error)).toMatch(/did not take the message \(E[A-Z]+\)/);
    expect(String(error)).not.toContain('ana@');
  });

  it('fails when nobody listens', async () => {
    const closed = createSocketServer();
    const port = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const sending = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'care@regimen.test')(mail);
    await expect(sending).rejects.toThrow(MailError);
  });
});

describe('mail into a folder', () => {
  it('is a file for each message that nobody else may read', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'regimen-mail-')), 'mail');
    const send = createFolderMailer(folder, 'care@regimen.test');
    await Promise.all([send(mail), send({ ...mail, to: 'ben@member.test' })]);
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(texts.join('')).toMatch(/To: ana@member\.test/);
    expect(texts.join('')).toMatch(/To: ben@member\.test/);
    for (const [index, file] of files.entries()) {
      expect(file).toMatch(/^[\dTZ.-]+[0-9a-f-]{36}\.eml$/);
      expect(texts[index]).toContain('Subject: Your invitation\r\n');
      expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
    }
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('fails where the folder cannot be made, and tells no path and no recipient', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'regimen-mail-')), 'taken');
    await writeFile(file, '');
    const error = await createFolderMailer(file, 'care@regimen.test')(mail).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(MailError);
    expect(String(error)).not.toMatch(/taken|ana@/);
  });
});

/** Starts a service that answers as the test sets, and records the requests. */
async function openService() {
  const asked: { readonly body: unknown; readonly headers: IncomingHttpHeaders }[] = [];
  const answer = { status: 200, text: '{}', headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ body: JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers });
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
  return { url: `http://127.0.0.1:${await listen(server)}/ask`, asked, answer, close: () => server.close() };
}

describe('a service of the operator', () => {
  let service: Awaited<ReturnType<typeof openService>>;

  beforeAll(async () => {
    service = await openService();
  });

  afterEach(() => {
    service.asked.length = 0;
    Object.assign(service.answer, { status: 200, text: '{}', headers: {} });
  });

  afterAll(() => void service.close());

  const answering = (body: unknown) => Object.assign(service.answer, { text: JSON.stringify(body) });
  const riskOf = () =>
    createOutsideRisk(service.url)({
      dob: '1950-01-01',
      sex: 'female',
      today: '2026-11-21',
      medications: [],
    });
  const people = () =>
    createOutsidePeople(service.url)({ lastName: 'Ruiz', organizations: ['EMTM'], batch: 'B', client: 'c' });

  it('is told nothing of a patient but what a risk score needs, and nothing of the user', async () => {
    answering({ score: 12, scores: { qt: 3, odd: 'x' }, provider: 'Score Inc.' });
    expect(await riskOf()).toEqual({ score: 12, scores: { qt: 3 }, provider: 'Score Inc.' });
    expect(service.asked.map(({ body }) => body)).toEqual([
      { dob: '1950-01-01', sex: 'female', today: '2026-11-21', medications: [] },
    ]);
    expect(service.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('that knows no score gives none, under its host name', async () => {
    answering({ score: 'high', scores: null });
    expect(await riskOf()).toEqual({ score: null, scores: {}, provider: '127.0.0.1' });
  });

  it('answers with people, all of whom are looked through', async () => {
    answering({
      rows: [null, 'x', ...Array.from({ length: 60 }, (_, index) => ({ externalId: String(index) }))],
    });
    const found = await people();
    expect([found.length, found[0]]).toEqual([60, { externalId: '0' }]);
    expect(service.asked[0]?.body).toEqual({
      ...{ lastName: 'Ruiz', organizations: ['EMTM'], batch: 'B', client: 'c' },
    });
    answering({ people: [] });
    await expect(people()).rejects.toThrow(ExternalServiceError);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
    ['no JSON', { text: '<html>' }],
    ['nothing', { text: '' }],
    ['null', { text: 'null' }],
    ['a list', { text: '[]' }],
  ])('that answers with %s counts as away', async (_what, answer) => {
    Object.assign(service.answer, answer);
    await expect(riskOf()).rejects.toThrow(ExternalServiceError);
    await expect(people()).rejects.toThrow(ExternalServiceError);
  });
});
