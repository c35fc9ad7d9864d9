/** Address of one server of a connection string. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Parts of a connection string; the parts before and after the hosts are the same for all hosts. */
interface ConnectionString {
  readonly start: string;
  readonly hosts: readonly string[];
  readonly rest: string;
}

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/** Splits a connection string of PostgreSQL; `undefined` for any other text. */
function partsOf(text: string): ConnectionString | undefined {
  const [, start, hosts, rest = ''] = form.exec(text) ?? [];
  return start === undefined || hosts === undefined ? undefined : { start, hosts: hosts.split(','), rest };
}

/**
 * Lists a connection string for each server of the given one, as in `postgresql://user@db1:5432,db2:5432/name`. For
 * one host or a socket, lists the given one. Empty for any other text.
 */
export function serverUrls(text: string): readonly string[] {
  const parts = partsOf(text);
  const urls = parts?.hosts.map((host) => urlOf(parts, host)) ?? [];
  return urls.every(isServerUrl) ? urls : [];
}

/**
 * Builds the connection string of one host, without `target_session_attrs`: the gateway always looks for the primary.
 */
function urlOf({ start, rest }: ConnectionString, host: string): string {
  return `${start}${host}${rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')}`;
}

function isServerUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && (url.hostname !== '' || url.searchParams.has('host'));
}

/** Finds the address of a server of a connection string with several hosts. */
export function addressOf(url: string): ServerAddress {
  const { hostname, port } = new URL(url);
  // Removes the brackets of an IPv6 address, which belong to the URL.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
}

/** Formats hosts, ports and database, without the user's password. */
export function namesOfServers(text: string): string {
  const addresses = serverUrls(text).map((server) => {
    const { host, searchParams } = new URL(server);
    return searchParams.get('host') ?? host;
  });
  const [first = text] = serverUrls(text);
  return `${addresses.join(',')}${new URL(first).pathname}`;
}
