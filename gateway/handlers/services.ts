import { type DocumentPrinter, drawDocument } from '../documents/draw-document.ts';
import { demonstrationPeople } from './import/demonstration-people.ts';
import type { PeopleSource } from './import/people-source.ts';
import type { Mailer } from './invitation/mailer.ts';
import { noMailer } from './invitation/mailer.ts';
import type { ProxyTargets } from './proxy/proxy-targets.ts';
import { demonstrationRisk } from './risk/demonstration-risk.ts';
import type { RiskProvider } from './risk/risk-provider.ts';

/** What handlers reach outside of the store. */
export interface Services {
  readonly sendMail: Mailer;
  readonly riskOf: RiskProvider;
  readonly findPeople: PeopleSource;
  readonly drawDocument: DocumentPrinter;
  /** Addresses that the proxy passes on to, by the first part of the path. */
  readonly proxyTargets: ProxyTargets;
}

/** Where nothing is configured: no mail, no neighbours, and demonstrations that say what they are. */
export const noServices: Services = {
  sendMail: noMailer,
  riskOf: demonstrationRisk,
  findPeople: demonstrationPeople,
  drawDocument,
  proxyTargets: {},
};
