import { reasonAgainst } from '../../shared/standing.ts';
import type { FindingCollector } from './findings.ts';
import type { Element } from './resource.ts';

/** Drops the resources whose meaning something may turn around that is not known here, and says why. */
export function withoutRefused(
  resources: readonly Element[],
  findings: FindingCollector,
): readonly Element[] {
  return resources.filter((resource) => {
    const reason = reasonAgainst(resource);
    if (reason !== undefined) findings.leaveOut(String(resource['resourceType']), reason);
    return reason === undefined;
  });
}
