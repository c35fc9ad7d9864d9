import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ana@member.test', subject: 'Hello', text: 'Hello.' };

/** Mail server that greets, and answers `RCPT` with the given reply. */
async function serverThatReplies(reply: string) {
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (line) =>
      socket.write(String(line).startsWith('RCPT') ? `${reply}\r\n` : '250 mail.test\r\n'),
    );
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a message that the mail server does not take', () => {
  it.each([
    ['451 4.3.0 Try again later', true],
    ['550 5.1.1 No such mailbox', false],
  ])('after "%s" may be taken later: %s', async (reply, isPassing) => {
    const server = await serverThatReplies(reply);
    const { port } = server.address() as AddressInfo;
    const send = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'us@care.test');
    await expect(send(mail)).rejects.toMatchObject({ name: 'MailError', isPassing });
    server.close();
  });

  it('may be taken later where nothing listens', async () => {
    const server = await serverThatReplies('');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const send = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'us@care.test');
    await expect(send(mail)).rejects.toMatchObject({ name: 'MailError', isPassing: true });
  });
});
