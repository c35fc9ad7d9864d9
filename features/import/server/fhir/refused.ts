import { reasonAgainst } from '../../shared/standing.ts';
import type { Findings } from './findings.ts';
import type { Element } from './resource.ts';

/** Drops the resources whose meaning something may turn around that is not known here, and says why. */
export function withoutRefused(resources: readonly Element[], findings: Findings): readonly Element[] {
  return resources.filter((resource) => {
    const reason = reasonAgainst(resource);
    if (reason !== undefined) findings.leaveOut(String(resource['resourceType']), reason);
    return reason === undefined;
  });
}
