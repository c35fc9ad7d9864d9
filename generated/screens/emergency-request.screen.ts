// GENERATED from screens/emergency-request/emergency-request.screen.json sha256:b68e9bdf6f6c67b4 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const emergencyRequestScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "emergency-request",
  title: "Emergency Access",
  route: "/dashboard/emergency",
  access: "patient.emergency",
  menu: {
    label: "Emergency Access",
    order: 2,
    under: "dashboard",
  },
  flow: "emergency-request",
  boxes: [],
});
