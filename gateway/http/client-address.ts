import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Test for proxies that are trusted to name their clients (`X-Forwarded-For`). */
export type Trust = (address: string) => boolean;

/** Creates the test from single addresses and ranges such as `10.0.0.0/8`. Throws for anything else. */
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
 * Finds the client's IP address: the last untrusted one in the chain of senders, to which each trusted proxy adds
 * an address. The client may forge the addresses before.
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
 * Finds the network by which limits count an address: the owner of an IPv6 address has all 2^64 addresses of its
 * network (RFC 4291, 2.5.4).
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

/** Counts the groups of an IPv6 address; an IPv4 address at its end counts as two. */
function lengthOf(groups: readonly string[]): number {
  return groups.length + (groups.at(-1)?.includes('.') === true ? 1 : 0);
}

/** Formats an IPv4 address as IPv4, even if a dual-stack socket received it as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
