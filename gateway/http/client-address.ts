import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Which neighbours may speak for their clients (`X-Forwarded-For`). */
export type Trust = (address: string) => boolean;

/** Trusts single addresses and ranges such as `10.0.0.0/8`. Throws for anything else. */
export function trustIn(proxies: readonly string[]): Trust {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => trusted.check(address, familyOf(address));
}

/**
 * The address of whoever asks. Each trusted proxy adds, at the end, whom it got the request from; what stands
 * before the first address that is not trusted was written by the client itself and counts for nothing.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: Trust): string {
  let address = plain(socket.remoteAddress ?? '');
  const forwarded = headers['x-forwarded-for'];
  const hops = String(forwarded ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => hop !== '');
  while (hops.length > 0 && isTrusted(address)) address = hops.pop() ?? address;
  return address;
}

/** IPv4 as it is written, also where a socket of both families received it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
