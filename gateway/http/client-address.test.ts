import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, trustIn } from './client-address.ts';

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

describe('what limits count an address by', () => {
  it.each([
    ['an IPv4 address itself', '203.0.113.9', '203.0.113.9'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network for another of its addresses', '2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['a network with zeros', '2001:db8::1', '2001:db8:0:0::/64'],
    ['a network whose address ends as IPv4', '64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['an address of a network card', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['what is no address as it is', 'unknown', 'unknown'],
  ])('is %s', (_what, address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
