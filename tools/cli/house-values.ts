import type { HouseSettings } from './command.ts';

/** Value in the schemas that belongs to the demonstration and that an operator's own installation replaces. */
export interface HouseValue {
  readonly what: string;
  /** File, as a path from the root of the project. */
  readonly file: string;
  /** JSON Pointer to the value. */
  readonly at: string;
  /** Value in the demonstration. */
  readonly value: unknown;
}

const product = 'schemas/product.json';

export const houseValues: readonly HouseValue[] = [
  { what: 'Name of the product', file: product, at: '/title', value: 'Regimen' },
  { what: 'Copyright in the footer', file: product, at: '/copyright', value: '© 2026 The Regimen authors' },
  {
    what: 'Link in the header of public pages',
    file: product,
    at: '/externalSite/url',
    value: 'https://www.healthcare.gov/',
  },
  {
    what: 'Button that adds a patient by hand',
    file: product,
    at: '/messages/import.manually',
    value: 'Add Manually (for non-EMTM patients)',
  },
  {
    what: 'Batch that people are imported from',
    file: product,
    at: '/constants/import-batch/value',
    value: 'EMTM',
  },
  {
    what: 'Organization that marks patients of an ECPN',
    file: product,
    at: '/constants/ecpn-organization/value',
    value: 'org:EMTM',
  },
  {
    what: 'Organizations that keep the discharge date',
    file: product,
    at: '/constants/discharge-organizations/value',
    value: ['EMTM'],
  },
  {
    what: 'Organizations with the column Call or Home',
    file: product,
    at: '/constants/call-or-home-organizations/value',
    value: ['ECPN'],
  },
  {
    what: 'Health plans',
    file: 'schemas/codes/plan-codes.codes.json',
    at: '/codes/0/display',
    value: 'Demonstration Health Plan Northeast',
  },
];

/** Names of the demonstration anywhere in the schemas, except in examples, which keep them. */
export const houseNames = /\b(?:EMTM|ECPN|Demonstration Health Plan)\b/;

export interface HouseSetting {
  readonly variable: string;
  readonly what: string;
  readonly isSet: (settings: HouseSettings) => boolean;
}

export const houseSettings: readonly HouseSetting[] = [
  {
    variable: 'OIDC_ISSUER (with DEMO_DATA=no)',
    what: 'Real people, and no notice of a demonstration',
    isSet: ({ hasDemonstration }) => hasDemonstration === false,
  },
  { variable: 'DATABASE_URL', what: 'A PostgreSQL', isSet: ({ databaseUrl }) => isThere(databaseUrl) },
  {
    variable: 'PUBLIC_URL',
    what: 'Address in links and letters',
    isSet: ({ publicUrl }) => isThere(publicUrl),
  },
  {
    variable: 'SMTP_URL (with MAIL_FROM)',
    what: 'Mail and its sender',
    isSet: ({ smtpUrl }) => isThere(smtpUrl),
  },
  { variable: 'FAX_URL', what: 'Faxes', isSet: ({ faxUrl }) => isThere(faxUrl) },
  { variable: 'RISK_URL', what: 'Risk scores', isSet: ({ riskUrl }) => isThere(riskUrl) },
  {
    variable: 'IMPORT_URL',
    what: 'Where people are imported from',
    isSet: ({ importUrl }) => isThere(importUrl),
  },
  { variable: 'BACKUP_KEY', what: 'Key of backups', isSet: ({ backupKey }) => isThere(backupKey) },
];

function isThere(setting: string | undefined): boolean {
  return setting !== undefined;
}
