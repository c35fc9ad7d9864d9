import type { LoadRecord } from '../../engine/core/protocol/load.ts';

const content = `
**These terms were written for a demonstration. They bind nobody and were not looked at by a lawyer. Whoever runs this system for real patients puts their own terms in their place.**

## 1. What this system is for

It helps trained staff to review the medications of patients and to keep in contact with them. It supports a professional judgement and never replaces it: what it shows has to be checked before a patient is treated by it.

## 2. Who may use it

- You are at least 18 years old, and your organization has given you an account.
- You use the account yourself and give its password to nobody.
- You open the records of patients only where you take part in their care.

## 3. What you see and what you write

1. Patient information is confidential, here and after you have logged out.
2. What you open, change and print is recorded with your name and the time.
3. You enter what you know to be true, and correct what turns out to be wrong.

## 4. What the demonstration holds

All patients, users and organizations are invented. The catalogue of drugs, the risk scores and these terms are examples. Do not enter data of real persons.

## 5. No warranty

The demonstration comes as it is. It may be changed, emptied or switched off at any time.

## 6. Ending and changing

You may stop using the system at any time by logging out. When these terms change, you will be asked again before you go on.
`.trim();

/** Terms of use of the demonstration, which users are asked once to accept. */
export const demoTerms: readonly LoadRecord[] = [
  {
    entity: 'eula',
    record: {
      _id: 'demo-terms-2026-1',
      type: 'eula',
      id: 'demonstration-2026-1',
      content,
      createdAt: '2026-01-01T00:00:00Z',
    },
  },
];
