import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { allergyConversions } from './allergy.ts';
import { careConversions } from './care-conversions.ts';
import { conditionConversions } from './condition.ts';
import { contactConversions } from './contact.ts';
import {
  type Conversions,
  conversionRefusal,
  mappingOf,
  type ReadResource,
  readMapped,
} from './conversion.ts';
import { observationConversions } from './observation.ts';
import { onsetConversions } from './onset.ts';
import { patientConversions } from './patient-conversions.ts';

/** Readings of what other systems send, by their names in mappings. */
const conversions: Conversions = {
  ...allergyConversions,
  ...careConversions,
  ...conditionConversions,
  ...contactConversions,
  ...observationConversions,
  ...onsetConversions,
  ...patientConversions,
};

/** Reads the fields of an entity from a resource, by the entity's mapping. */
export function readEntity(entity: string, input: ReadResource): JsonObject {
  return readMapped(mappingOf(input.product, entity), input, conversions);
}

/** Finds why a resource of others is not taken as an entity. */
export function refusalOfEntity(entity: string, input: ReadResource): string | undefined {
  return conversionRefusal(mappingOf(input.product, entity), input, conversions);
}
