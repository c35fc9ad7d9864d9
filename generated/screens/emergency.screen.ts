// GENERATED from screens/emergency/emergency.screen.json sha256:80b75fa7998e0515 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const emergencyScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "emergency",
  title: "Emergency Access",
  route: "/dashboard/emergency",
  access: "patient.emergency",
  menu: {
    label: "Emergency Access",
    order: 2,
    under: "dashboard",
  },
  flow: "emergency",
  boxes: [],
});
