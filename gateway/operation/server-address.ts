/** Address of one of the servers that a connection string names. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** A connection string in its parts: what comes before and behind the hosts is the same for all of them. */
interface ConnectionString {
  readonly start: string;
  readonly hosts: readonly string[];
  readonly rest: string;
}

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/** `undefined` for what is no connection string of PostgreSQL. */
function partsOf(text: string): ConnectionString | undefined {
  const [, start, hosts, rest = ''] = form.exec(text) ?? [];
  return start === undefined || hosts === undefined ? undefined : { start, hosts: hosts.split(','), rest };
}

/**
 * A connection string for each server that the given one names, as in `postgresql://user@db1:5432,db2:5432/name`. A
 * string with one host, or with a socket, is the only one. Empty for what is no connection string.
 */
export function serverUrls(text: string): readonly string[] {
  const parts = partsOf(text);
  const urls = parts?.hosts.map((host) => urlOf(parts, host)) ?? [];
  return urls.every(isServerUrl) ? urls : [];
}

/** The gateway always looks for the primary, so what `target_session_attrs` says is taken as said. */
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

/** Hosts, ports and database name; never the password beside them. */
export function namesOfServers(text: string): string {
  const addresses = serverUrls(text).map((server) => {
    const { host, searchParams } = new URL(server);
    return searchParams.get('host') ?? host;
  });
  const [first = text] = serverUrls(text);
  return `${addresses.join(',')}${new URL(first).pathname}`;
}
