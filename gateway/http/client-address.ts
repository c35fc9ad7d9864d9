import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** True for proxies that are trusted to name their clients (`X-Forwarded-For`). */
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

/**
 * Network that limits count an address by. Whoever has one IPv6 address has the other 2^64 of its network too (RFC
 * 4291, 2.5.4): they count as one client.
 */
export function networkOf(address: string): string {
  const known = plain(address);
  if (!isIPv6(known)) return known;
  const [head = [], tail] = known.split('::').map((groups) => groups.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : groupsOfIPv6 - head.length - lengthOf(tail);
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups
    .slice(0, groupsOfIPv6 / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groupsOfIPv6 = 8;

/** An IPv4 address at the end stands for two groups. */
function lengthOf(groups: readonly string[]): number {
  return groups.length + (groups.at(-1)?.includes('.') === true ? 1 : 0);
}

/** IPv4 as it is written, also where a socket of both families received it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
