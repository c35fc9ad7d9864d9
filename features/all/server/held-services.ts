import { readOnly } from '../../../gateway/operation/errors.ts';
import type { Services } from './services.ts';

/**
 * Replaces services by those that send nothing and write no file: for a gateway that is read-only. Throws 503 for what
 * would.
 */
export function heldServices(services: Services): Services {
  const { faxes, workbench } = services;
  return {
    ...services,
    sendMail: refuse,
    faxes: { ...faxes, send: refuse },
    ...(workbench !== undefined && { workbench: { ...workbench, save: refuse } }),
  };
}

async function refuse(): Promise<never> {
  throw readOnly();
}
