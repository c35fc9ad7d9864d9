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

/** External services that handlers use, outside of the store. */
export interface Services {
  readonly sendMail: Mailer;
  readonly faxes: FaxSender;
  readonly riskOf: RiskProvider;
  readonly findPeople: PeopleSource;
  /** Providers of decision support besides the checks of the schema set. */
  readonly decisionProviders: readonly DecisionProvider[];
  /** Virus scanner for uploaded files. */
  readonly scan: Scanner;
  /** Size limit of an uploaded file, in bytes. */
  readonly largestUpload: number;
  readonly drawDocument: DocumentPrinter;
  /** Address of the product, as written into letters. */
  readonly origin: string;
  /** Addresses that the proxy forwards to, by first segment of the URL path. */
  readonly proxyTargets: ProxyTargets;
  /**
   * Workbench through which the Studio reads and writes schema files; absent where the product runs without schema
   * sources.
   */
  readonly workbench?: Workbench;
  /** Compiler of the schema versions that the Studio publishes; absent where nothing can be published. */
  readonly versions?: SchemaVersions;
  /** Highest risk grade of changes that their own author may publish; absent: none. */
  readonly publishedAlone?: RiskGrade;
}

/** Services of an unconfigured gateway: no mail, no external services, and demonstrations marked as such. */
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
