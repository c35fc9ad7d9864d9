import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Which proxies are trusted to name their clients (`X-Forwarded-For`). */
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
 * The client's IP address. Each trusted proxy appends the address that it got the request from; everything before the
 * last untrusted address was written by the client itself and is ignored.
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
