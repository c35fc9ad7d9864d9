import { zoneOfZip } from './local-time.ts';

/** The letters of the zone of a zip, as the value set of zones has them; blank where it is not known. */
export function zipZone({ zip }: { readonly zip: string }): string {
  return zoneOfZip(zip) ?? '';
}
