import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, trustIn } from './client-address.ts';

function addressOf(remoteAddress: string, forwarded: string | undefined, proxies: readonly string[]): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return clientAddress(request, trustIn(proxies));
}

describe('the address of whoever asks', () => {
  it.each([
    ['the neighbour itself where nobody is trusted', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
    ['whom a trusted proxy names', '10.0.0.2', '198.51.100.1', ['10.0.0.2'], '198.51.100.1'],
    ['whom a proxy of a trusted range names', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    [
      'whom the outer of two proxies names',
      '10.0.0.2',
      '198.51.100.1, 10.0.0.3',
      ['10.0.0.0/8'],
      '198.51.100.1',
    ],
    ['nobody that the client made up', '10.0.0.2', '1.2.3.4, 198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['the proxy where it names nobody', '10.0.0.2', undefined, ['10.0.0.2'], '10.0.0.2'],
    ['one of both families as IPv4', '::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
    ['an IPv6 client of an IPv6 proxy', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
  ])('is %s', (_what, neighbour, forwarded, proxies, expected) => {
    expect(addressOf(neighbour, forwarded, proxies)).toBe(expected);
  });
});
