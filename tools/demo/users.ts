import type { LoadRecord } from '../../engine/core/protocol/load.ts';

/** Account of a demonstration user for the embedded identity provider. */
export interface DemoAccount {
  /** Subject (`sub`) of the user's tokens, the same as `auth0Id` in the user record. */
  readonly subject: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  /** Purpose of the user in a demonstration, as a clause after the name. */
  readonly purpose: string;
}

interface DemoUser {
  readonly localPart: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly purpose: string;
  readonly role: string;
  readonly organizations: readonly string[];
  readonly mayEdit: boolean;
  /** Permissions in addition to those of the role and `mayEdit`. */
  readonly permissions?: readonly string[];
}

const users: readonly DemoUser[] = [
  {
    localPart: 'pharmacist',
    firstName: 'Penny',
    lastName: 'Pharmacist',
    title: 'Demo Pharmacist',
    purpose: 'looks after patients',
    role: 'pharmacist',
    organizations: ['EMTM'],
    mayEdit: true,
  },
  {
    localPart: 'analyst',
    firstName: 'Ana',
    lastName: 'Analyst',
    title: 'Demo Analyst',
    purpose: 'changes forms, tables and rules in the Studio',
    role: 'clinical_admin',
    organizations: ['EMTM'],
    mayEdit: true,
  },
  {
    localPart: 'reviewer',
    firstName: 'Rae',
    lastName: 'Reviewer',
    title: 'Demo Reviewer',
    purpose: 'publishes what the analyst has changed',
    role: 'user_admin',
    organizations: ['EMTM'],
    mayEdit: false,
  },
  {
    localPart: 'support',
    firstName: 'Sam',
    lastName: 'Support',
    title: 'Demo Support',
    purpose: 'may read, and edits little',
    role: 'support',
    organizations: ['EMTM'],
    mayEdit: false,
  },
  {
    localPart: 'clinical',
    firstName: 'Clara',
    lastName: 'Clinical',
    title: 'Demo Clinical Lead',
    purpose: 'reads reports, reviews and emergency access',
    role: 'clinical_admin',
    organizations: ['EMTM'],
    mayEdit: true,
    permissions: ['early-access-features'],
  },
  {
    localPart: 'admin',
    firstName: 'Alan',
    lastName: 'Admin',
    title: 'Demo User Administrator',
    purpose: 'manages users, queues and the access log',
    role: 'user_admin',
    organizations: ['EMTM'],
    mayEdit: false,
  },
  {
    localPart: 'ecpn',
    firstName: 'Ellis',
    lastName: 'Community',
    title: 'Demo Pharmacist',
    purpose: 'is a pharmacist of a community network',
    role: 'pharmacist',
    organizations: ['ECPN'],
    mayEdit: true,
  },
  {
    localPart: 'outsider',
    firstName: 'Olive',
    lastName: 'Outsider',
    title: 'Demo Pharmacist',
    purpose: 'belongs to an organization without these patients',
    role: 'pharmacist',
    organizations: ['NORTH'],
    mayEdit: true,
  },
  {
    localPart: 'discharges',
    firstName: 'Dana',
    lastName: 'Discharges',
    title: 'Demo Transitions Pharmacist',
    purpose: 'corrects dates of discharge',
    role: 'pharmacist',
    organizations: ['EMTM'],
    mayEdit: true,
    permissions: ['edit-discharge-date'],
  },
  {
    localPart: 'network',
    firstName: 'Nell',
    lastName: 'Network',
    title: 'Demo Pharmacist of Two Organizations',
    purpose: 'works for two organizations',
    role: 'pharmacist',
    organizations: ['EMTM', 'ECPN'],
    mayEdit: true,
  },
];

/** Lists the accounts of the hosted login, in the order printed at start. */
export function demoAccounts(): readonly DemoAccount[] {
  return users.map((user) => ({
    subject: subjectOf(user),
    email: emailOf(user),
    password: 'demo',
    firstName: user.firstName,
    lastName: user.lastName,
    name: `${user.firstName} ${user.lastName}`,
    purpose: user.purpose,
  }));
}

/** Creates the user records; permissions begin with the product's slug. */
export function userRecords(slug: string): readonly LoadRecord[] {
  return users.map((user) => ({
    entity: 'user',
    record: {
      _id: `user-${user.localPart}`,
      type: 'user',
      id: `user-${user.localPart}`,
      auth0Id: subjectOf(user),
      email: emailOf(user),
      firstName: user.firstName,
      lastName: user.lastName,
      title: user.title,
      roles: [user.role],
      permissions: [
        ...(user.mayEdit ? [`${slug}-advisor.edit-patient`, `${slug}-advisor.reset-workflow`] : []),
        ...(user.permissions ?? []),
      ],
      organizations: user.organizations,
    },
  }));
}

function subjectOf(user: DemoUser): string {
  return `demo|${user.localPart}`;
}

function emailOf(user: DemoUser): string {
  return `${user.localPart}@demo.test`;
}
