import { zoneOfZip } from './local-time.ts';

/** Finds the letters of a zip's time zone, as in the value set of zones; blank where it is unknown. */
export function zipZone({ zip }: { readonly zip: string }): string {
  return zoneOfZip(zip) ?? '';
}
