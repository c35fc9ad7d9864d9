import { readOnly } from '../../../gateway/operation/errors.ts';
import type { Services } from './services.ts';

/** Replaces services by those of a read-only gateway, which send nothing and write no file but throw 503. */
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
