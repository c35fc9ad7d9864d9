import type { GatewayConfig } from '../../../gateway/config.ts';
import type { CallHandler } from '../../../gateway/context/call.ts';
import type { Log } from '../../../gateway/monitoring/log.ts';
import { fhirTerms } from '../../terminology/server/fhir-terms.ts';
import { createTerminologySearch } from '../../terminology/server/terminology-search.ts';

/** Handlers that the configuration puts in place of the usual ones. */
export function configuredHandlers(
  { terminology }: GatewayConfig,
  log: Log,
): Readonly<Record<string, CallHandler>> {
  if (terminology === undefined) return {};
  return { 'terminology-search': createTerminologySearch(fhirTerms({ ...terminology, log })) };
}
