import type { CallHandler } from '../call.ts';
import type { GatewayConfig } from '../config.ts';
import type { Log } from '../monitoring/log.ts';
import { fhirTerms } from './terminology/fhir-terms.ts';
import { createTerminologySearch } from './terminology-search.ts';

/** Handlers that the configuration puts in place of the usual ones. */
export function configuredHandlers(
  { terminology }: GatewayConfig,
  log: Log,
): Readonly<Record<string, CallHandler>> {
  if (terminology === undefined) return {};
  return { 'terminology-search': createTerminologySearch(fhirTerms({ ...terminology, log })) };
}
