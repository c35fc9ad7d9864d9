// GENERATED from screens/emergency-accesses/emergency-accesses.screen.json sha256:ee895aca910d3908 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const emergencyAccessesScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "emergency-accesses",
  title: "Emergency Access to Your Patients",
  route: "/dashboard/emergency-accesses",
  access: "emergency.review",
  menu: {
    label: "Review Emergency Access",
    order: 3,
    under: "dashboard",
  },
  boxes: [
    {
      name: "main",
      title: "Emergency Access to Your Patients",
      tabs: [
        {
          kind: "tab",
          tab: "emergency-accesses",
        },
      ],
    },
  ],
});
