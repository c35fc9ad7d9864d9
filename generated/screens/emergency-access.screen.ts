// GENERATED from screens/emergency-access/emergency-access.screen.json sha256:207022d4de3b44c5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const emergencyAccessScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "emergency-access",
  title: "Emergency Access to a Patient",
  route: "/dashboard/emergency-access/:emergencyId",
  access: "emergency.review",
  record: {
    entity: "emergency-access",
    call: "emergency.get",
    param: "emergencyId",
  },
  boxes: [
    {
      name: "main",
      title: "Emergency Access",
      tabs: [
        {
          kind: "card",
          card: "emergency-access",
        },
      ],
    },
  ],
});
