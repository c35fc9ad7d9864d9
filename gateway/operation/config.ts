import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { type RiskGrade, riskGrades } from '../../engine/core/protocol/change-risk.ts';
import { nearest } from '../../engine/core/text/nearest.ts';
import {
  readDatabaseUrl,
  readMailServer,
  readNamedServices,
  readServiceUrl,
  readStandbys,
  refuseCredentials,
} from './config-addresses.ts';
import { ConfigError } from './config-error.ts';
import { readTraceConfig, type TraceConfig } from './trace-config.ts';

/** Configuration of the gateway: its address, data and external services. */
export interface GatewayConfig {
  readonly port: number;
  /** Only address to listen on; absent: this machine's own (loopback) addresses. */
  readonly host?: string;
  /** Absolute path of the folder for everything that the gateway stores on disk. */
  readonly dataDirectory: string;
  /** URL known to users, where a proxy is in front of the gateway; absent: the gateway's own. */
  readonly publicUrl?: string;
  /** Addresses and ranges of proxies that are trusted to name their clients. */
  readonly trustedProxies?: readonly string[];
  /** Maximum of requests a minute of one user; 0: no limit. */
  readonly rateLimit?: number;
  /** Maximum of concurrent connections from one address. */
  readonly connectionsPerAddress?: number;
  /** Token required from Prometheus; absent: only this machine may read `/metrics`. */
  readonly metricsToken?: string;
  /** Connection string of a PostgreSQL; absent: the embedded database inside the data folder. */
  readonly databaseUrl?: string;
  /** Connection string of the same PostgreSQL, bypassing the pooler. */
  readonly databaseListenUrl?: string;
  /** Connection strings of the standbys that answer large reads. */
  readonly databaseReadUrls?: readonly string[];
  /** Issuer of an outside identity provider, exactly as in its tokens; absent: the embedded one. */
  readonly oidcIssuer?: string;
  /** Client id at the identity provider; absent: that of the product. */
  readonly oidcClientId?: string;
  /** Required audience of access tokens; absent: this product's own name. */
  readonly oidcAudience?: string;
  /** OAuth scope that the page requests; absent: that of the embedded provider. */
  readonly oidcScope?: string;
  /** True if a new database starts with invented people, users and terms. */
  readonly hasDemonstration?: boolean;
  /** FHIR terminology server that is searched instead of the stored code systems. */
  readonly terminology?: TerminologyConfig;
  /** Mail server; absent: messages are written into the data folder. */
  readonly smtpUrl?: string;
  /** Sender of messages. */
  readonly mailFrom?: string;
  /** Service that sends faxes, with our credentials; absent: faxes are written into the data folder. */
  readonly faxUrl?: string;
  readonly faxToken?: string;
  /** Service that computes risk scores; absent: the demonstration. */
  readonly riskUrl?: string;
  /** Service that finds people to import; absent: the demonstration. */
  readonly importUrl?: string;
  /** Days that staged members are kept for their import; 0: for ever. */
  readonly stagedDays?: number;
  /** Virus scanner with its arguments, run on uploaded files; exits with 1 for an infected one. */
  readonly scanCommand?: readonly string[];
  /** Largest upload in bytes. */
  readonly largestUpload?: number;
  /** URL of the service that receives errors; absent: they are only logged. */
  readonly errorReportUrl?: string;
  /** Services behind the proxy, by the first segment of paths. */
  readonly proxyTargets?: Readonly<Record<string, string>>;
  /** Services of CDS Hooks, by the name shown to users. */
  readonly cdsServices?: Readonly<Record<string, string>>;
  /**
   * Target of Studio changes: files that the gateway runs from, or publication to running gateways; absent: files in
   * development, publication in a demonstration, else no Studio.
   */
  readonly studio?: StudioMode;
  /**
   * Highest risk grade of changes that their author may publish alone; absent: a second person must publish every
   * change.
   */
  readonly studioAlone?: RiskGrade;
  /** Limits of one Studio request: seconds of CPU time, and megabytes. */
  readonly studioSeconds?: number;
  readonly studioMegabytes?: number;
  /** Maximum of steps of the schemas' expressions in one request. */
  readonly expressionSteps?: number;
  /** Key that encrypts and authenticates backups; absent: they are not protected. */
  readonly backupKey?: string;
  /** True if users only read and their saves are refused. */
  readonly isReadOnly?: boolean;
  /** True if answers have a `Server-Timing` header; absent: in development only. */
  readonly hasServerTiming?: boolean;
  /** Target of traces (OpenTelemetry); absent: no traces. */
  readonly traces?: TraceConfig;
  readonly logLevel: LogLevel;
}

export type StudioMode = 'files' | 'publish' | 'none';

/** Reports whether the Studio of a gateway, by its configuration in use, is open. */
export function hasStudio({ studio }: Pick<GatewayConfig, 'studio'>): boolean {
  return studio === 'publish' || studio === 'files';
}

const studioModes: readonly (readonly [string, StudioMode])[] = [
  ['files', 'files'],
  ['yes', 'files'],
  ['publish', 'publish'],
  ['no', 'none'],
];

export interface TerminologyConfig {
  /** Base address without a trailing slash. */
  readonly url: string;
  /**
   * Canonical URLs of value sets, by the name of the search; only for searches that use other than the default
   * value sets.
   */
  readonly valueSets: Readonly<Record<string, string>>;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment, which only this function does. Keeps data in the folder of the product
 * unless `DATA_DIR` says where. Throws `ConfigError` for an invalid value.
 */
export function readConfig(environment: Environment = process.env, folderOfProduct = '.'): GatewayConfig {
  const host = present(environment['HOST']);
  const publicUrl = present(environment['PUBLIC_URL']);
  const metricsToken = present(environment['METRICS_TOKEN']);
  const databaseUrl = present(environment['DATABASE_URL']);
  const databaseListenUrl = present(environment['DATABASE_LISTEN_URL']);
  const databaseReadUrls = present(environment['DATABASE_READ_URLS']);
  const oidcIssuer = present(environment['OIDC_ISSUER']);
  const oidcClientId = present(environment['OIDC_CLIENT_ID']);
  const oidcAudience = present(environment['OIDC_AUDIENCE']);
  const oidcScope = present(environment['OIDC_SCOPE']);
  const smtpUrl = present(environment['SMTP_URL']);
  const faxUrl = present(environment['FAX_URL']);
  const faxToken = present(environment['FAX_TOKEN']);
  const riskUrl = present(environment['RISK_URL']);
  const importUrl = present(environment['IMPORT_URL']);
  const errorReportUrl = present(environment['ERROR_REPORT_URL']);
  const mailFrom = present(environment['MAIL_FROM']);
  const backupKey = present(environment['BACKUP_KEY']);
  const proxyTargets = present(environment['PROXY_TARGETS']);
  const cdsServices = present(environment['CDS_SERVICES']);
  const studio = present(environment['STUDIO']);
  const studioAlone = present(environment['STUDIO_ALONE']);
  const serverTiming = present(environment['SERVER_TIMING']);
  const readOnly = present(environment['READ_ONLY']);
  const scanCommand = present(environment['SCAN_COMMAND']);
  const collector = present(environment['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const terminologyUrl = present(environment['FHIR_TERMINOLOGY_URL']);
  refuseHalves(environment);
  return {
    port: readPort(present(environment['PORT'])),
    ...(host === undefined ? {} : { host: readHost(host) }),
    ...(publicUrl === undefined ? {} : { publicUrl: readPublicUrl(publicUrl) }),
    trustedProxies: readProxies(present(environment['TRUST_PROXY'])),
    rateLimit: readRateLimit(present(environment['RATE_LIMIT'])),
    connectionsPerAddress: readConnectionLimit(present(environment['CONNECTION_LIMIT'])),
    ...(metricsToken === undefined ? {} : { metricsToken: readMetricsToken(metricsToken) }),
    dataDirectory: resolve(present(environment['DATA_DIR']) ?? join(folderOfProduct, 'data')),
    ...(databaseUrl === undefined ? {} : { databaseUrl: readDatabaseUrl('DATABASE_URL', databaseUrl) }),
    ...(databaseListenUrl === undefined
      ? {}
      : { databaseListenUrl: readDatabaseUrl('DATABASE_LISTEN_URL', databaseListenUrl) }),
    ...(databaseReadUrls === undefined ? {} : { databaseReadUrls: readStandbys(databaseReadUrls) }),
    ...(oidcIssuer === undefined ? {} : { oidcIssuer: readIssuer(oidcIssuer) }),
    ...(oidcClientId === undefined ? {} : { oidcClientId }),
    ...(oidcAudience === undefined ? {} : { oidcAudience }),
    ...(oidcScope === undefined ? {} : { oidcScope: readScope(oidcScope) }),
    hasDemonstration: readDemonstration(present(environment['DEMO_DATA']), oidcIssuer),
    ...readTerminology(terminologyUrl, readValueSets(environment)),
    ...(smtpUrl === undefined ? {} : { smtpUrl: readMailServer(smtpUrl) }),
    ...(faxUrl === undefined ? {} : { faxUrl: readServiceUrl('FAX_URL', faxUrl) }),
    ...(faxToken === undefined ? {} : { faxToken }),
    ...(riskUrl === undefined ? {} : { riskUrl: readServiceUrl('RISK_URL', riskUrl) }),
    ...(importUrl === undefined ? {} : { importUrl: readServiceUrl('IMPORT_URL', importUrl) }),
    ...(errorReportUrl === undefined
      ? {}
      : { errorReportUrl: readServiceUrl('ERROR_REPORT_URL', errorReportUrl) }),
    ...(mailFrom === undefined ? {} : { mailFrom: readSender(mailFrom) }),
    ...(proxyTargets === undefined ? {} : { proxyTargets: readNamedServices('PROXY_TARGETS', proxyTargets) }),
    ...(cdsServices === undefined ? {} : { cdsServices: readNamedServices('CDS_SERVICES', cdsServices) }),
    ...(backupKey === undefined ? {} : { backupKey: readBackupKey(backupKey) }),
    ...(studio === undefined ? {} : { studio: readStudio(studio) }),
    ...(studioAlone === undefined ? {} : { studioAlone: readStudioAlone(studioAlone) }),
    studioSeconds: readWhole(environment, 'STUDIO_SECONDS', { usual: 20, least: 1, most: 600 }),
    studioMegabytes: readWhole(environment, 'STUDIO_MEMORY_MB', { usual: 1_024, least: 256, most: 16_384 }),
    expressionSteps: readWhole(environment, 'EXPRESSION_STEPS', {
      usual: 60_000_000,
      least: 100_000,
      most: 1_000_000_000,
    }),
    ...(serverTiming === undefined ? {} : { hasServerTiming: readServerTiming(serverTiming) }),
    ...(readOnly === undefined ? {} : { isReadOnly: readReadOnly(readOnly) }),
    ...(collector === undefined ? {} : { traces: readTraces(collector, environment) }),
    ...(scanCommand === undefined ? {} : { scanCommand: readScanCommand(scanCommand, environment) }),
    largestUpload: readLargestUpload(present(environment['UPLOAD_LIMIT_MB'])),
    stagedDays: readStagedDays(present(environment['STAGED_DAYS'])),
    logLevel: readLogLevel(present(environment['LOG_LEVEL'])),
  };
}

/** Environment variable that resembles a setting but is not read. */
export interface UnknownSetting {
  readonly name: string;
  /** Setting that was probably meant, if any is similar. */
  readonly meant?: string;
}

/**
 * Pattern of variables for other programs: those that an orchestrator sets for each of its services, and those of
 * PostgreSQL (`PGHOST`).
 */
const ofOthers = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_|_PORT$|^PG[A-Z]+$/;

/** Lists unused variables that begin like a setting, or differ from a setting by a typing mistake. */
export function unknownSettings(environment: Environment = process.env): readonly UnknownSetting[] {
  const known = settingsOf(environment);
  const families = new Set([...known].filter((name) => name.includes('_')).map(familyOf));
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || name.startsWith(valueSetPrefix) || ofOthers.test(name)) return [];
    const meant = name.length < 6 ? undefined : nearest(name, known);
    if (meant === undefined && !families.has(familyOf(name))) return [];
    return [{ name, ...(meant === undefined ? {} : { meant }) }];
  });
}

function familyOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1);
}

/** Collects the names of the variables that `readConfig` reads. */
function settingsOf(environment: Environment): ReadonlySet<string> {
  const asked = new Set<string>(traceSettings);
  readConfig(
    new Proxy(environment, {
      get: (target, name) => {
        if (typeof name === 'string' && name !== 'PATH') asked.add(name);
        return Reflect.get(target, name);
      },
    }),
  );
  return asked;
}

function present(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function readPort(value = '8080'): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new ConfigError(`PORT is "${value}". Set it to a number from 1 to 65535 (0 takes any free port).`);
}

/** Reads a host name or an address of this machine; the port is a separate setting. */
function readHost(value: string): string {
  const isNumbers = /^[\d.]+$/.test(value);
  if (isIP(value) !== 0 || (!isNumbers && /^[\w.-]+$/.test(value))) return value;
  throw new ConfigError(
    `HOST is "${value}". Write the one address to listen on, without a port, as in 0.0.0.0; PORT is the port.`,
  );
}

function readPublicUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(
    `PUBLIC_URL is "${value}". Write the address that users type, without a path or a user, as in https://meds.example.org.`,
  );
}

function readProxies(value = ''): readonly string[] {
  const proxies = value.split(/[\s,]+/).filter((proxy) => proxy !== '');
  for (const proxy of proxies) {
    if (isAddressOrRange(proxy)) continue;
    throw new ConfigError(
      `TRUST_PROXY names "${proxy}". List addresses or ranges, as in TRUST_PROXY=10.0.0.5,192.168.0.0/16.`,
    );
  }
  return proxies;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && isRange && rest.length === 0;
}

function readRateLimit(value = '1200'): number {
  if (/^\d{1,7}$/.test(value)) return Number(value);
  throw new ConfigError(
    `RATE_LIMIT is "${value}". Write how often one user may ask in a minute, or 0 for no limit.`,
  );
}

interface WholeNumber {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

function readWhole(environment: Environment, name: string, { usual, least, most }: WholeNumber): number {
  const value = present(environment[name]) ?? String(usual);
  const number = Number(value);
  if (/^\d{1,10}$/.test(value) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} is "${value}". Write a number from ${least} to ${most}; ${usual} is usual.`);
}

function readServerTiming(value: string): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new ConfigError(
    `SERVER_TIMING is "${value}". Write yes where answers should say how long each part of them took, or no.`,
  );
}

function readReadOnly(value: string): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new ConfigError(
    `READ_ONLY is "${value}". Write yes while users should read and save nothing, or no.`,
  );
}

function readMetricsToken(value: string): string {
  if (!/^[!-~]+$/.test(value))
    throw new ConfigError(
      'METRICS_TOKEN has blanks or signs that no header takes. Make one with "openssl rand -base64 24".',
    );
  if (value.length >= 16) return value;
  throw new ConfigError(
    'METRICS_TOKEN is shorter than 16 characters, and can be guessed. Make one with "openssl rand -base64 24".',
  );
}

/** Settings without effect unless another is set, with the consequence. */
const halves: readonly (readonly [name: string, needed: string, otherwise: string])[] = [
  ['DATABASE_LISTEN_URL', 'DATABASE_URL', 'everything would be stored in the embedded database'],
  ['DATABASE_READ_URLS', 'DATABASE_URL', 'the standbys have no primary that they follow'],
  ['OIDC_AUDIENCE', 'OIDC_ISSUER', 'people would sign in at the embedded provider of the demonstration'],
  ['OIDC_SCOPE', 'OIDC_ISSUER', 'people would sign in at the embedded provider of the demonstration'],
  ['FAX_TOKEN', 'FAX_URL', 'faxes would be written into the data folder and sent to nobody'],
  ['SMTP_URL', 'MAIL_FROM', 'mails would come from no-reply@localhost, which mail servers refuse'],
];

function refuseHalves(environment: Environment): void {
  for (const [name, needed, otherwise] of halves) {
    if (present(environment[name]) === undefined || present(environment[needed]) !== undefined) continue;
    throw new ConfigError(
      `${name} is set, and ${needed} is not: ${otherwise}. Set ${needed} too, or leave ${name} out.`,
    );
  }
}

/** Reads the scanner's command. Checks at the start that the program exists, rather than with the first file. */
function readScanCommand(value: string, environment: Environment): readonly string[] {
  const { PATH: path = '' } = environment;
  const [program = '', ...words] = value.split(/\s+/);
  const folders = path.split(delimiter);
  const paths = program.includes('/') ? [resolve(program)] : folders.map((folder) => join(folder, program));
  if (paths.some(isProgram)) return [program, ...words];
  throw new ConfigError(
    `SCAN_COMMAND names the program "${program}", which is not there or may not be run. Install it, or write its whole path, as in SCAN_COMMAND="/usr/bin/clamdscan -".`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function readStagedDays(value = '365'): number {
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new ConfigError(
    `STAGED_DAYS is "${value}". Write how many days staged members are kept, as in STAGED_DAYS=90, or 0 to keep them.`,
  );
}

function readLargestUpload(value = '512'): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value) * 1_048_576;
  throw new ConfigError(
    `UPLOAD_LIMIT_MB is "${value}". Write how many megabytes a file may have that users send, as in UPLOAD_LIMIT_MB=512.`,
  );
}

function readConnectionLimit(value = '500'): number {
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new ConfigError(
    `CONNECTION_LIMIT is "${value}". Write how many connections one address may hold open, as in CONNECTION_LIMIT=500.`,
  );
}

function readIssuer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined) refuseCredentials('OIDC_ISSUER', url);
  if (url?.pathname.includes('/.well-known/') === true)
    throw new ConfigError(
      `OIDC_ISSUER is "${value}". Leave out what begins with /.well-known: that stands behind the issuer.`,
    );
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return value;
  throw new ConfigError(
    `OIDC_ISSUER is "${value}". Write the identity provider's address, as in https://id.example.org.`,
  );
}

function readScope(value: string): string {
  const words = value.split(/\s+/);
  if (words.includes('openid')) return words.join(' ');
  throw new ConfigError(
    `OIDC_SCOPE is "${value}". List what to ask for with blanks between, openid among it, as in "openid profile email".`,
  );
}

/** Settings that matter only with a collector. */
const traceSettings = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];

function readTraces(endpoint: string, environment: Environment): TraceConfig {
  return readTraceConfig({
    endpoint,
    headers: present(environment['OTEL_EXPORTER_OTLP_HEADERS']),
    serviceName: present(environment['OTEL_SERVICE_NAME']),
    resource: present(environment['OTEL_RESOURCE_ATTRIBUTES']),
    sampler: present(environment['OTEL_TRACES_SAMPLER']),
    ratio: present(environment['OTEL_TRACES_SAMPLER_ARG']),
  });
}

/**
 * Reads whether there is a demonstration. Refuses one with an external identity provider, where demonstration
 * users could not sign in and real users would find invented patients.
 */
function readDemonstration(value: string | undefined, issuer: string | undefined): boolean {
  if (value !== undefined && value !== 'yes' && value !== 'no')
    throw new ConfigError(
      `DEMO_DATA is "${value}". Write yes for a database that starts with invented people, or no.`,
    );
  if (value === 'no' && issuer === undefined)
    throw new ConfigError(
      'DEMO_DATA is "no", but the embedded sign-in knows only the users of the demonstration. Set OIDC_ISSUER too.',
    );
  return value === undefined ? issuer === undefined : value === 'yes';
}

function readStudio(value: string): StudioMode {
  const mode = studioModes.find(([written]) => written === value)?.[1];
  if (mode !== undefined) return mode;
  throw new ConfigError(
    `STUDIO is "${value}". Write publish where the Studio publishes changes into the running gateways, files where it changes the schema files of this one, or no.`,
  );
}

/** Reads the grade. Refuses the grade of access changes, since users must not give rights to themselves. */
function readStudioAlone(value: string): RiskGrade {
  const allowed = riskGrades.filter((grade) => grade !== 'access');
  const grade = allowed.find((each) => each === value);
  if (grade !== undefined) return grade;
  throw new ConfigError(
    `STUDIO_ALONE is "${value}". Write the highest grade of changes that one person publishes alone: ${allowed.join(', ')}. A change of access always needs a second person.`,
  );
}

function readSender(value: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(value) || /^[^@<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>$/.test(value)) return value;
  throw new ConfigError(
    `MAIL_FROM is "${value}". Write an e-mail address, as in care@example.org or "Care <care@example.org>".`,
  );
}

type ValueSets = TerminologyConfig['valueSets'];

function readTerminology(url: string | undefined, valueSets: ValueSets): Pick<GatewayConfig, 'terminology'> {
  if (url !== undefined) return { terminology: { url: readTerminologyUrl(url), valueSets } };
  const [catalogue] = Object.keys(valueSets);
  if (catalogue === undefined) return {};
  throw new ConfigError(
    `${valueSetPrefix}${catalogue.toUpperCase()} is set, and FHIR_TERMINOLOGY_URL is not: the stored code systems would be searched. Set FHIR_TERMINOLOGY_URL too, or leave it out.`,
  );
}

function readTerminologyUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined) refuseCredentials('FHIR_TERMINOLOGY_URL', url);
  if (url !== undefined && /^https?:$/.test(url.protocol)) return value.replace(/\/+$/, '');
  throw new ConfigError(
    'FHIR_TERMINOLOGY_URL is no address. Write the base of a FHIR R4 server, as in https://tx.example.org/fhir.',
  );
}

const valueSetPrefix = 'FHIR_VALUE_SET_';

/** Reads `FHIR_VALUE_SET_…` variables; the keys are the suffixes in lower case. */
function readValueSets(environment: Environment): Readonly<Record<string, string>> {
  const names = Object.keys(environment).filter((name) => name.startsWith(valueSetPrefix));
  const entries = names.flatMap((name) => {
    const given = present(environment[name]);
    if (given === undefined) return [];
    if (URL.canParse(given)) return [[name.slice(valueSetPrefix.length).toLowerCase(), given]];
    throw new ConfigError(
      `${name} is "${given}". Write the canonical address of a value set, as in https://tx.example.org/ValueSet/drugs.`,
    );
  });
  return Object.fromEntries(entries);
}

/** Reads the key of backups. Messages do not repeat the key. */
function readBackupKey(value: string): string {
  if (value.length >= 32) return value;
  throw new ConfigError(
    'BACKUP_KEY is shorter than 32 characters. Make one with "openssl rand -base64 32", and keep it apart from the backups.',
  );
}

function readLogLevel(value = 'info'): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (level !== undefined) return level;
  throw new ConfigError(`LOG_LEVEL is "${value}". Choose one of ${logLevels.join(', ')}.`);
}
