import type { RiskGrade } from '../../../engine/core/protocol/change-risk.ts';
import type { SchemaVersions } from '../../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../../engine/core/protocol/workbench.ts';
import { type DocumentPrinter, drawDocument } from '../../../gateway/documents/draw-document.ts';
import type { DecisionProvider } from '../../decision-support/server/decision-provider.ts';
import { type FaxSender, noFaxSender } from '../../faxes/server/fax-sender.ts';
import { demonstrationPeople } from '../../import/server/demonstration-people.ts';
import type { PeopleSource } from '../../import/server/people-source.ts';
import type { Mailer } from '../../invitation/server/mailer.ts';
import { noMailer } from '../../invitation/server/mailer.ts';
import type { ProxyTargets } from '../../proxy/server/proxy-targets.ts';
import { demonstrationRisk } from '../../risk/server/demonstration-risk.ts';
import type { RiskProvider } from '../../risk/server/risk-provider.ts';
import { noScanner, type Scanner } from '../../staging/server/scanner.ts';

/** Services outside of the store that handlers use. */
export interface Services {
  readonly sendMail: Mailer;
  readonly faxes: FaxSender;
  readonly riskOf: RiskProvider;
  readonly findPeople: PeopleSource;
  /** The decision support providers, beside the checks of the schema set. */
  readonly decisionProviders: readonly DecisionProvider[];
  /** Looks for viruses in files that users send. */
  readonly scan: Scanner;
  /** Bytes of the largest file that users may send. */
  readonly largestUpload: number;
  readonly drawDocument: DocumentPrinter;
  /** Address of the product in letters. */
  readonly origin: string;
  /** Addresses that the proxy passes on to, by the first part of the path. */
  readonly proxyTargets: ProxyTargets;
  /** Workbench through which the Studio reads and writes schema files; absent: the product runs without them. */
  readonly workbench?: Workbench;
  /** Compiles what the Studio publishes; absent: it publishes nothing. */
  readonly versions?: SchemaVersions;
  /** The highest grade of changes that their own author may publish; absent: none. */
  readonly publishedAlone?: RiskGrade;
}

/** Services where nothing is configured: no mail, no external services, and demonstrations marked as such. */
export const noServices: Services = {
  sendMail: noMailer,
  faxes: noFaxSender,
  riskOf: demonstrationRisk,
  findPeople: demonstrationPeople,
  decisionProviders: [],
  scan: noScanner,
  largestUpload: 512 * 1_048_576,
  drawDocument,
  origin: 'http://localhost',
  proxyTargets: {},
};
