import type { CheckFinding } from '../../../engine/core/checks/run-checks.ts';
import type { Regimen } from '../../../generated/decision/regimen.types.ts';
import type { ProviderFinding } from './decision-provider.ts';

/** Converts the finding of a check, resolving its medications by id. */
export function findingOf(found: CheckFinding, { medications }: Regimen): ProviderFinding {
  return {
    check: found.check,
    type: found.set.title,
    severity: found.severity,
    medications: found.rows.flatMap((at) => medications[at]?.id ?? []),
    message: found.message,
    advice: found.advice,
    source: found.source,
    version: found.set.version,
    isDemonstration: found.set.isDemonstration,
  };
}
