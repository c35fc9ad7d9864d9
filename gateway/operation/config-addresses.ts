import { nearest } from '../../engine/core/text/nearest.ts';
import { ConfigError } from './config-error.ts';
import { serverUrls } from './server-address.ts';

/** Query parameters of a connection string that PostgreSQL (libpq) or its driver knows. */
const databaseOptions: ReadonlySet<string> = new Set([
  ...['user', 'password', 'host', 'hostaddr', 'port', 'dbname', 'options', 'client_encoding', 'service'],
  ...['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslpassword', 'sslrootcert', 'sslcrl', 'sslcrldir', 'sslsni'],
  ...['sslcertmode', 'sslcompression', 'sslnegotiation', 'uselibpqcompat', 'require_auth'],
  ...['ssl_min_protocol_version', 'ssl_max_protocol_version', 'channel_binding', 'gssencmode'],
  ...['krbsrvname', 'gsslib', 'gssdelegation', 'requirepeer', 'passfile', 'replication'],
  ...['application_name', 'fallback_application_name', 'connect_timeout', 'tcp_user_timeout'],
  ...['keepalives', 'keepalives_idle', 'keepalives_interval', 'keepalives_count'],
  ...['statement_timeout', 'query_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'],
  ...['target_session_attrs', 'load_balance_hosts', 'encoding'],
]);

/** Query parameters of an address that the mail library knows. */
const mailOptions: ReadonlySet<string> = new Set([
  ...['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure', 'name', 'localAddress', 'authMethod'],
  ...['pool', 'maxConnections', 'maxMessages', 'rateDelta', 'rateLimit', 'proxy', 'service'],
  ...['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout', 'tls.rejectUnauthorized'],
  ...['tls.servername', 'tls.minVersion', 'tls.maxVersion', 'tls.ciphers'],
]);

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Reads the address of a database. Messages do not repeat the address, which may contain a password. */
export function readDatabaseUrl(variable: string, value: string): string {
  const urls = serverUrls(value);
  if (urls.length === 0 || !urls.every(namesOneDatabase))
    throw new ConfigError(
      `${variable} is not a PostgreSQL address. Write it as postgresql://user:password@host:5432/name, with the signs of a password that are special in addresses encoded (# as %23). Several servers, of which one is the primary, stand with commas between: host1:5432,host2:5432.`,
    );
  for (const url of urls) checkDatabaseOptions(variable, new URL(url).searchParams);
  return value;
}

/**
 * Reports whether an address names one database; a slash in the name usually means that a second address was added
 * by mistake.
 */
function namesOneDatabase(url: string): boolean {
  return !new URL(url).pathname.slice(1).includes('/');
}

/** Refuses unknown parameters: a misspelt `sslmode` would leave the connection unencrypted. */
function checkDatabaseOptions(variable: string, options: URLSearchParams): void {
  checkOptions(variable, options, databaseOptions);
  const mode = options.get('sslmode');
  if (mode === null || sslModes.includes(mode)) return;
  throw new ConfigError(`${variable} has sslmode=${mode}. Choose one of ${sslModes.join(', ')}.`);
}

function checkOptions(variable: string, options: URLSearchParams, known: ReadonlySet<string>): void {
  for (const name of options.keys()) {
    if (known.has(name)) continue;
    const meant = nearest(name, known);
    throw new ConfigError(
      `${variable} has "${name}" behind its "?", which nothing reads. ${meant === undefined ? 'Leave it out.' : `Did you mean ${meant}?`}`,
    );
  }
}

/** Reads the addresses of the standbys. Messages do not repeat these, since they may contain passwords. */
export function readStandbys(value: string): readonly string[] {
  const urls = value.split(/\s*,\s*/);
  if (!urls.every((url) => serverUrls(url).length === 1 && namesOneDatabase(url)))
    throw new ConfigError(
      'DATABASE_READ_URLS is not a list of PostgreSQL addresses. Write one for each standby with commas between, as in postgresql://user:password@standby1:5432/name,postgresql://user:password@standby2:5432/name.',
    );
  for (const url of urls) checkDatabaseOptions('DATABASE_READ_URLS', new URL(url).searchParams);
  return urls;
}

/**
 * Reads the URL of an HTTP service, without repeating it in messages. Refuses a user and password in the URL, which a
 * request must not have (Fetch, 5.4).
 */
export function readServiceUrl(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError(
      `${variable} is no address of the right kind. Write it as ${examples[variable] ?? 'https://host/path'}.`,
    );
  refuseCredentials(variable, url);
  return value;
}

export function refuseCredentials(variable: string, { username, password }: URL): void {
  if (username === '' && password === '') return;
  throw new ConfigError(
    `${variable} has a user or a password before its host, which requests can not be made with. Leave them out.`,
  );
}

const examples: Readonly<Record<string, string>> = {
  FAX_URL: 'https://fax.example.org/faxes',
  RISK_URL: 'https://risk.example.org/score',
  IMPORT_URL: 'https://people.example.org/search',
  ERROR_REPORT_URL: 'https://errors.example.org/reports',
};

/** Reads the address of a mail server. Messages do not repeat the address, which may contain a password. */
export function readMailServer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError(
      'SMTP_URL is no address of the right kind. Write it as smtps://user:password@mail.example.org.',
    );
  checkOptions('SMTP_URL', url.searchParams, mailOptions);
  return value;
}

/** Reads services in the form `name=https://host/base`, separated by commas. */
export function readNamedServices(variable: string, value: string): Readonly<Record<string, string>> {
  const services = new Map<string, string>();
  for (const entry of value.split(',').filter((each) => each.trim() !== '')) {
    const [name, address] = readNamedService(variable, entry);
    if (services.has(name))
      throw new ConfigError(`${variable} names "${name}" twice. Give each service a name of its own.`);
    services.set(name, address);
  }
  return Object.fromEntries(services);
}

function readNamedService(variable: string, entry: string): readonly [string, string] {
  const [, name = '', address = ''] = /^\s*([A-Za-z0-9_-]+)=(https?:\/\/\S+?)\s*$/.exec(entry) ?? [];
  if (!URL.canParse(address))
    throw new ConfigError(
      `${variable} is not a list of services. Write it as labels=https://labels.example.org/api,maps=https://maps.example.org.`,
    );
  refuseCredentials(variable, new URL(address));
  return [name, address];
}
