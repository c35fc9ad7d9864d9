import { expect, it } from 'vitest';
import { isAbout } from './is-about.ts';

const member = { record: { entity: 'member', call: 'member.get', param: 'memberId' } };
const loan = { record: { entity: 'loan', call: 'loan.get', param: 'loanId', subject: member.record } };

it('finds the screens of the record that pages are about, and of what belongs to it', () => {
  expect([member, loan, {}].map((screen) => isAbout(screen, 'member.get'))).toEqual([true, true, false]);
});

it('finds none in a product that names no such record', () => {
  expect([member, loan, {}].map((screen) => isAbout(screen, undefined))).toEqual([false, false, false]);
});
