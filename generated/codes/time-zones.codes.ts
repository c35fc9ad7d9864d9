// GENERATED from schemas/codes/time-zones.codes.json sha256:0b529910ad76c9f2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const timeZonesCodes: ValueSet = freeze<ValueSet>({
  name: "time-zones",
  title: "Time zones",
  codes: [
    {
      code: "E",
      display: "Eastern",
      zone: "America/New_York",
    },
    {
      code: "C",
      display: "Central",
      zone: "America/Chicago",
    },
    {
      code: "M",
      display: "Mountain",
      zone: "America/Denver",
    },
    {
      code: "P",
      display: "Pacific",
      zone: "America/Los_Angeles",
    },
    {
      code: "AK",
      display: "Alaska",
      zone: "America/Anchorage",
    },
    {
      code: "HI",
      display: "Hawaii",
      zone: "Pacific/Honolulu",
    },
    {
      code: "AZ",
      display: "Mountain Standard Time - Arizona",
      zone: "America/Phoenix",
    },
  ],
});
