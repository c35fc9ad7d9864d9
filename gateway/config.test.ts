import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      trustedProxies: [],
      rateLimit: 1200,
      dataDirectory: resolve('data'),
      oidcClientId: 'regimen-web',
      logLevel: 'info',
    });
  });

  it('takes each setting from its variable, and a blank one as none', () => {
    const environment = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://user@db/name',
      OIDC_ISSUER: 'https://id.example.org/',
      OIDC_CLIENT_ID: 'web',
      LOG_LEVEL: ' ',
      FHIR_TERMINOLOGY_URL: 'https://tx.example.org/fhir/',
      FHIR_VALUE_SET_ALLERGENS: 'https://tx.example.org/allergens',
      PUBLIC_URL: 'https://meds.example.org/',
      TRUST_PROXY: '10.0.0.5, fd00::/8',
      RATE_LIMIT: '0',
      METRICS_TOKEN: 'scrape-me',
    };
    expect(readConfig(environment)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      publicUrl: 'https://meds.example.org',
      trustedProxies: ['10.0.0.5', 'fd00::/8'],
      rateLimit: 0,
      metricsToken: 'scrape-me',
      dataDirectory: '/srv/data',
      databaseUrl: 'postgresql://user@db/name',
      oidcIssuer: 'https://id.example.org',
      oidcClientId: 'web',
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
    [
      { FHIR_TERMINOLOGY_URL: 'tx' },
      'FHIR_TERMINOLOGY_URL is no address. Write the base of a FHIR R4 server',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@db' },
      'DATABASE_URL is not a PostgreSQL address. Write it as postgresql://',
    ],
    [{ OIDC_ISSUER: 'id.example.org' }, 'OIDC_ISSUER is "id.example.org".'],
    [{ PUBLIC_URL: 'https://example.org/meds' }, 'without a path, as in https://meds.example.org'],
    [{ TRUST_PROXY: 'proxy.example.org' }, 'TRUST_PROXY names "proxy.example.org". List addresses or ranges'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY names "10.0.0.0/40".'],
    [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT is "many". Write how often one user may ask in a minute'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Choose one of debug, info, warn, error, silent.'],
  ])('says of %j which setting makes no sense and what to write instead', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('does not repeat a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow('secret');
  });
});
