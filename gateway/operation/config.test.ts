import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readConfig, unknownSettings } from './config.ts';
import { ConfigError } from './config-error.ts';

const operatorFolder = join(import.meta.dirname, '../../docs/operator');

function operatorFile(name: string): string {
  return readFileSync(join(operatorFolder, name), 'utf8');
}

/** Lists the texts that the first group of a pattern finds, without repetitions and sorted. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

/** Variables that the configuration reads. */
const settings = namesIn(
  readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8'),
  /environment(?:\['|, ')([A-Z_]+)'/g,
);

const compileSchema = (schema: AnySchema) => new Ajv({ allowUnionTypes: true }).compile(schema);

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      trustedProxies: [],
      rateLimit: 1200,
      connectionsPerAddress: 500,
      dataDirectory: resolve('data'),
      hasDemonstration: true,
      logLevel: 'info',
      stagedDays: 365,
      largestUpload: 512 * 1024 * 1024,
      studioSeconds: 20,
      studioMegabytes: 1_024,
      expressionSteps: 60_000_000,
    });
  });

  it('keeps data in the folder of the product, unless DATA_DIR says where', () => {
    expect(readConfig({}, '/srv/lending').dataDirectory).toBe('/srv/lending/data');
    expect(readConfig({ DATA_DIR: '/srv/data' }, '/srv/lending').dataDirectory).toBe('/srv/data');
  });

  it('takes each setting from its variable, and a blank one as none', () => {
    const environment = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://user@db/name',
      DATABASE_LISTEN_URL: 'postgresql://user@db:5433/name',
      OIDC_ISSUER: 'https://id.example.org/',
      OIDC_CLIENT_ID: 'web',
      OIDC_AUDIENCE: 'https://meds.example.org/api',
      OIDC_SCOPE: 'openid  profile offline_access',
      MAIL_FROM: 'Care Team <care@example.org>',
      LOG_LEVEL: ' ',
      FHIR_TERMINOLOGY_URL: 'https://tx.example.org/fhir/',
      FHIR_VALUE_SET_ALLERGENS: 'https://tx.example.org/allergens',
      PUBLIC_URL: 'https://meds.example.org/',
      TRUST_PROXY: '10.0.0.5, fd00::/8',
      RATE_LIMIT: '0',
      CONNECTION_LIMIT: '40',
      METRICS_TOKEN: 'scrape-me-if-you-can',
      STAGED_DAYS: '30',
      UPLOAD_LIMIT_MB: '64',
      STUDIO_SECONDS: '30',
      EXPRESSION_STEPS: '1000000',
      SERVER_TIMING: 'yes',
      READ_ONLY: 'yes',
    };
    expect(readConfig(environment)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      publicUrl: 'https://meds.example.org',
      trustedProxies: ['10.0.0.5', 'fd00::/8'],
      rateLimit: 0,
      connectionsPerAddress: 40,
      metricsToken: 'scrape-me-if-you-can',
      stagedDays: 30,
      hasServerTiming: true,
      isReadOnly: true,
      largestUpload: 64 * 1024 * 1024,
      studioSeconds: 30,
      studioMegabytes: 1_024,
      expressionSteps: 1_000_000,
      dataDirectory: '/srv/data',
      databaseUrl: 'postgresql://user@db/name',
      databaseListenUrl: 'postgresql://user@db:5433/name',
      // Keeps the slash at the end, with which the tokens of some providers name their issuer.
      oidcIssuer: 'https://id.example.org/',
      oidcClientId: 'web',
      oidcAudience: 'https://meds.example.org/api',
      oidcScope: 'openid profile offline_access',
      hasDemonstration: false,
      mailFrom: 'Care Team <care@example.org>',
      terminology: {
        url: 'https://tx.example.org/fhir',
        valueSets: { allergens: 'https://tx.example.org/allergens' },
      },
      logLevel: 'info',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http". Set it to a number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT is "70000".'],
    [{ READ_ONLY: 'true' }, 'READ_ONLY is "true". Write yes'],
    [
      { FHIR_TERMINOLOGY_URL: 'tx' },
      'FHIR_TERMINOLOGY_URL is no address. Write the base of a FHIR R4 server',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@db' },
      'DATABASE_URL is not a PostgreSQL address. Write it as postgresql://',
    ],
    [
      { DATABASE_URL: 'postgresql://a/b', DATABASE_LISTEN_URL: 'db' },
      'DATABASE_LISTEN_URL is not a PostgreSQL',
    ],
    [{ DATABASE_LISTEN_URL: 'postgresql://db/name' }, 'DATABASE_LISTEN_URL is set, and DATABASE_URL is not'],
    [
      { DATABASE_URL: 'postgresql://db/name?sslmod=require' },
      '"sslmod" behind its "?", which nothing reads. Did',
    ],
    [
      { DATABASE_URL: 'postgresql://db/name?sslmode=verifyfull' },
      'has sslmode=verifyfull. Choose one of disable',
    ],
    [
      { DATABASE_URL: 'postgresql://a/b', DATABASE_READ_URLS: 'postgresql://c/d?ssl_mode=require' },
      'DATABASE_READ_URLS has "ssl_mode" behind its "?", which nothing reads. Did you mean sslmode?',
    ],
    [
      { DATABASE_URL: 'postgresql://a/b', DATABASE_READ_URLS: 'postgresql://c/d;postgresql://e/f' },
      'DATABASE_READ_URLS is not a list of PostgreSQL addresses.',
    ],
    [{ DATABASE_URL: 'postgresql://' }, 'DATABASE_URL is not a PostgreSQL address.'],
    [{ DATABASE_URL: 'postgresql://db:port/name' }, 'DATABASE_URL is not a PostgreSQL address.'],
    [
      { DATABASE_READ_URLS: 'postgresql://db2/name' },
      'Set DATABASE_URL too, or leave DATABASE_READ_URLS out.',
    ],
    [
      { DATABASE_URL: 'postgresql://db/name', DATABASE_READ_URLS: 'postgresql://db2/name, db3' },
      'DATABASE_READ_URLS is not a list of PostgreSQL addresses. Write one for each standby with commas',
    ],
    [{ STUDIO_ALONE: 'access' }, 'A change of access always needs a second person.'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA is "maybe". Write yes'],
    [{ DEMO_DATA: 'no' }, 'the embedded sign-in knows only the users of the demonstration. Set OIDC_ISSUER'],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_SCOPE: 'email' },
      'OIDC_SCOPE is "email". List what to ask for with blanks between',
    ],
    [{ MAIL_FROM: 'care' }, 'MAIL_FROM is "care". Write an e-mail address'],
    [{ OIDC_AUDIENCE: 'https://meds.example.org/api' }, 'OIDC_AUDIENCE is set, and OIDC_ISSUER is not'],
    [{ OIDC_SCOPE: 'openid' }, 'at the embedded provider of the demonstration. Set OIDC_ISSUER too'],
    [
      { OIDC_ISSUER: 'https://id.example.org/.well-known/openid-configuration' },
      'Leave out what begins with /.well-known',
    ],
    [
      { OIDC_ISSUER: 'https://user:secret@id.example.org' },
      'OIDC_ISSUER has a user or a password before its host',
    ],
    [{ OIDC_ISSUER: 'id.example.org' }, 'OIDC_ISSUER is "id.example.org".'],
    [{ PUBLIC_URL: 'https://example.org/meds' }, 'without a path or a user, as in https://meds.example.org'],
    [{ PUBLIC_URL: 'https://example.org/?from=mail' }, 'without a path or a user, as in'],
    [{ PUBLIC_URL: 'https://user@example.org' }, 'without a path or a user, as in'],
    [
      { HOST: 'meds.example.org:8080' },
      'HOST is "meds.example.org:8080". Write the one address to listen on',
    ],
    [{ HOST: 'http://0.0.0.0' }, 'HOST is "http://0.0.0.0".'],
    [{ HOST: '10.0.0.999' }, 'HOST is "10.0.0.999".'],
    [{ TRUST_PROXY: 'proxy.example.org' }, 'TRUST_PROXY names "proxy.example.org". List addresses or ranges'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY names "10.0.0.0/40".'],
    [{ CONNECTION_LIMIT: '0' }, 'CONNECTION_LIMIT is "0". Write how many connections one address may hold'],
    [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT is "many". Write how often one user may ask in a minute'],
    [{ STUDIO_SECONDS: '0' }, 'STUDIO_SECONDS is "0". Write a number from 1 to 600; 20 is usual.'],
    [{ STUDIO_MEMORY_MB: 'much' }, 'STUDIO_MEMORY_MB is "much".'],
    [{ EXPRESSION_STEPS: '10' }, 'EXPRESSION_STEPS is "10".'],
    [{ UPLOAD_LIMIT_MB: '0' }, 'UPLOAD_LIMIT_MB is "0". Write how many megabytes a file may have'],
    [{ STAGED_DAYS: 'few' }, 'STAGED_DAYS is "few". Write how many days staged members are kept'],
    [{ METRICS_TOKEN: 'guess' }, 'METRICS_TOKEN is shorter than 16 characters'],
    [{ METRICS_TOKEN: 'a word and another one' }, 'METRICS_TOKEN has blanks or signs that no header takes'],
    [{ METRICS_TOKEN: 'Schlüssel-der-Metriken' }, 'METRICS_TOKEN has blanks or signs that no header takes'],
    [
      { RISK_URL: 'risk' },
      'RISK_URL is no address of the right kind. Write it as https://risk.example.org/score.',
    ],
    [
      { RISK_URL: 'https://user:secret@risk.example.org' },
      'RISK_URL has a user or a password before its host',
    ],
    [{ FAX_URL: 'ftp://fax.example.org' }, 'FAX_URL is no address of the right kind.'],
    [{ CDS_SERVICES: 'a=https://user:secret@cds.example.org' }, 'CDS_SERVICES has a user or a password'],
    [{ PROXY_TARGETS: 'a=https://b.test,a=https://c.test' }, 'PROXY_TARGETS names "a" twice.'],
    [{ PROXY_TARGETS: 'labels' }, 'PROXY_TARGETS is not a list of services.'],
    [
      { FHIR_TERMINOLOGY_URL: 'https://user:secret@tx.example.org' },
      'FHIR_TERMINOLOGY_URL has a user or a pass',
    ],
    [{ FHIR_VALUE_SET_DRUGS: 'https://tx.example.org/drugs' }, 'FHIR_VALUE_SET_DRUGS is set, and FHIR_TERM'],
    [
      { FHIR_TERMINOLOGY_URL: 'https://tx.example.org/fhir', FHIR_VALUE_SET_ALLERGENS: 'all of them' },
      'FHIR_VALUE_SET_ALLERGENS is "all of them". Write the canonical address of a value set',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.org' },
      'SMTP_URL is set, and MAIL_FROM is not: mails would come from no-re',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.org?requireTls=true', MAIL_FROM: 'care@example.org' },
      'SMTP_URL has "requireTls" behind its "?", which nothing reads. Did you mean requireTLS?',
    ],
    [{ FAX_TOKEN: 'abc' }, 'FAX_TOKEN is set, and FAX_URL is not'],
    [
      { SMTP_URL: 'smtp://', MAIL_FROM: 'care@example.org' },
      'SMTP_URL is no address of the right kind. Write it as smtps://',
    ],
    [{ SCAN_COMMAND: 'no-such-scanner -', PATH: '/bin' }, 'SCAN_COMMAND names the program "no-such-scanner"'],
    [
      { SCAN_COMMAND: '/etc/passwd' },
      'SCAN_COMMAND names the program "/etc/passwd", which is not there or may not',
    ],
    [{ SCAN_COMMAND: '/tmp' }, 'SCAN_COMMAND names the program "/tmp"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Choose one of debug, info, warn, error, silent.'],
  ])('says of %j which setting makes no sense and what to write instead', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('takes a scanner of the path, with its words', () => {
    expect(readConfig({ SCAN_COMMAND: 'sh -c true', PATH: '/nowhere:/bin' }).scanCommand).toEqual([
      'sh',
      '-c',
      'true',
    ]);
  });

  it('knows what looks like a setting and is read by nobody', () => {
    const environment = {
      REDAONLY: 'yes',
      DATABASE_URI: '',
      OIDC_REDIRECTION: 'x',
      FHIR_TERMINOLOGY_URL: 'https://tx.example.org',
      FHIR_VALUE_SET_DRUGS: 'https://tx.example.org/drugs',
      OTEL_SERVICE_NAME: 'meds',
      DATABASE_SERVICE_HOST: '10.0.0.1',
      DATABASE_PORT_5432_TCP: 'tcp://10.0.0.1:5432',
      ...{ PGHOST: '10.0.0.1', PGPORT: '5432' },
      PORT: '8080',
      ...{
        PATH: '/bin',
        HOME: '/root',
        HOSTNAME: 'a',
        LANG: 'C',
        USER: 'x',
        PWD: '/',
        NODE_OPTIONS: '',
        CI: 'true',
      },
    };
    expect(unknownSettings(environment)).toEqual([
      { name: 'REDAONLY', meant: 'READ_ONLY' },
      { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
      { name: 'OIDC_REDIRECTION' },
    ]);
  });

  it('has no setting that the pages for operators do not name', () => {
    const names = readdirSync(operatorFolder).filter((name) => name.endsWith('.md'));
    const pages = names.map(operatorFile).join('\n');
    expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'SMTP_URL']));
    expect(settings.filter((name) => !pages.includes(`\`${name}\``))).toEqual([]);
  });

  it('has all its settings in the compose file, and no others', () => {
    const [, given = ''] =
      /gateway-1:[\s\S]*?environment:\n([\s\S]*?)\n {4}\w/.exec(operatorFile('compose/compose.yaml')) ?? [];
    expect(namesIn(given, /^ {6}(\w+):/gm)).toEqual(settings);
  });

  it('has all its settings in the Helm chart: passwords and keys in a Secret, the others by their values', () => {
    const { properties } = JSON.parse(operatorFile('helm/values.schema.json'));
    const secret = namesIn(properties.existingSecret.description, /\b([A-Z]+(?:_[A-Z]+)+)\b/g);
    const fixed = namesIn(operatorFile('helm/templates/settings.yaml'), /^ {2}([A-Z_]+):/gm);
    const open = Object.keys(properties.settings.properties);
    expect([...new Set([...secret, ...fixed, ...open])].toSorted()).toEqual(settings);
    expect(open.filter((name) => /KEY$|TOKEN$|HEADERS$|DATABASE|SMTP/.test(name))).toEqual([]);
    const isGiven = compileSchema(properties.settings);
    const least = { PUBLIC_URL: 'https://meds.example.org', OIDC_ISSUER: 'https://id.example.org' };
    expect(isGiven(least)).toBe(true);
    for (const wrong of [
      { DATABASE_URL: 'postgresql://db' },
      { PUBLIC_URL: '' },
      { STUDIO: 'files' },
      { RATE: 1 },
    ])
      expect([wrong, isGiven({ ...least, ...wrong })]).toEqual([wrong, false]);
  });

  it('takes a PostgreSQL by its socket', () => {
    const databaseUrl = 'postgresql:///meds?host=/run/postgresql';
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it('takes several servers, of which one is the primary', () => {
    const databaseUrl = 'postgresql://user@db1:5432,db2,[::1]:5433/name?target_session_attrs=primary';
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
    expect(() => readConfig({ DATABASE_URL: 'postgresql://db1,db2:port/name' })).toThrow(ConfigError);
  });

  it('takes standbys with commas between', () => {
    const primary = 'postgresql://user:secret@db1/name';
    const standbys = ['postgresql://user:secret@db2/name', 'postgresql://user:secret@db3/name'];
    const environment = { DATABASE_URL: primary, DATABASE_READ_URLS: standbys.join(', ') };
    expect(readConfig(environment).databaseReadUrls).toEqual(standbys);
    const wrong = { DATABASE_URL: primary, DATABASE_READ_URLS: 'mysql://root:secret@db2' };
    expect(() => readConfig(wrong)).not.toThrow('secret');
  });

  it('starts with the demonstration beside an outside identity provider only where that is asked for', () => {
    const outside = { OIDC_ISSUER: 'https://id.example.org' };
    expect(readConfig(outside).hasDemonstration).toBe(false);
    expect(readConfig({ ...outside, DEMO_DATA: 'yes' }).hasDemonstration).toBe(true);
  });

  it.each([
    { DATABASE_URL: 'mysql://root:secret@db' },
    { DATABASE_URL: 'postgresql://root:secret@db/name?sslmod=require' },
    { SMTP_URL: 'smtp://root:secret@mail?requireTls=true', MAIL_FROM: 'care@example.org' },
    { RISK_URL: 'https://root:secret@risk.example.org' },
    { OIDC_ISSUER: 'https://root:secret@id.example.org/' },
    { OIDC_ISSUER: 'https://root:secret@id.example.org/.well-known/openid-configuration' },
    { PROXY_TARGETS: 'a=https://root:secret@labels.example.org' },
  ])('does not repeat the password of %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).not.toThrow('secret');
  });
});
