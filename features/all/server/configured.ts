import type { GatewayConfig } from '../../../gateway/operation/config.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import type { CallHandler } from '../../../gateway/records/context/call.ts';
import { fhirTerms } from '../../terminology/server/fhir-terms.ts';
import { createTerminologySearch } from '../../terminology/server/terminology-search.ts';

/** Lists the handlers that the configuration puts in place of the usual ones. */
export function configuredHandlers(
  { terminology }: GatewayConfig,
  log: Log,
): Readonly<Record<string, CallHandler>> {
  if (terminology === undefined) return {};
  return { 'terminology-search': createTerminologySearch(fhirTerms({ ...terminology, log })) };
}
