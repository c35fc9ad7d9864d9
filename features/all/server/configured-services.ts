import { join } from 'node:path';
import type { GatewayConfig } from '../../../gateway/operation/config.ts';
import { createCdsProvider } from '../../decision-support/server/cds-hooks/cds-provider.ts';
import { createFolderFaxSender } from '../../faxes/server/folder-fax-sender.ts';
import { createHttpFaxSender } from '../../faxes/server/http-fax-sender.ts';
import { createOutsidePeople } from '../../import/server/outside-people.ts';
import { createFolderMailer } from '../../invitation/server/folder-mailer.ts';
import { createSmtpMailer } from '../../invitation/server/smtp-mailer.ts';
import { noRisk } from '../../risk/server/no-risk.ts';
import { createOutsideRisk } from '../../risk/server/outside-risk.ts';
import { createScanner } from '../../staging/server/scanner.ts';
import { noServices, type Services } from './services.ts';

/** Creates the external services that the operator has named; without a mail server, mail goes to a folder. */
export function createServices(config: GatewayConfig, isDemonstration: () => Promise<boolean>): Services {
  const { smtpUrl, mailFrom = 'no-reply@localhost', riskUrl, importUrl, faxUrl, dataDirectory } = config;
  const invented = inventedWhile(isDemonstration);
  return {
    sendMail:
      smtpUrl === undefined
        ? createFolderMailer(join(dataDirectory, 'mail'), mailFrom)
        : createSmtpMailer(smtpUrl, mailFrom),
    faxes:
      faxUrl === undefined
        ? createFolderFaxSender(join(dataDirectory, 'fax'))
        : createHttpFaxSender({ url: faxUrl, token: config.faxToken }),
    riskOf: riskUrl === undefined ? invented.riskOf : createOutsideRisk(riskUrl),
    findPeople: importUrl === undefined ? invented.findPeople : createOutsidePeople(importUrl),
    decisionProviders: Object.entries(config.cdsServices ?? {}).map(([name, url]) =>
      createCdsProvider({ name, url }),
    ),
    scan: config.scanCommand === undefined ? noServices.scan : createScanner(config.scanCommand),
    largestUpload: config.largestUpload ?? noServices.largestUpload,
    drawDocument: noServices.drawDocument,
    origin: config.publicUrl ?? noServices.origin,
    proxyTargets: config.proxyTargets ?? {},
    ...(config.studioAlone !== undefined && { publishedAlone: config.studioAlone }),
  };
}

/** Invents risk scores and people only while the database holds nothing but a demonstration. */
function inventedWhile(isDemonstration: () => Promise<boolean>): Pick<Services, 'riskOf' | 'findPeople'> {
  return {
    riskOf: async (question) => ((await isDemonstration()) ? noServices.riskOf : noRisk)(question),
    findPeople: async (search) => ((await isDemonstration()) ? noServices.findPeople(search) : []),
  };
}
