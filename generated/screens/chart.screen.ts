// GENERATED from screens/chart/chart.screen.json sha256:169e977f0d8c3f51 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const chartScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "chart",
  title: "Chart",
  route: "/chart/:patientId",
  access: "patient.read",
  loggedOutUnless: "patient.read",
  record: {
    entity: "patient",
    call: "patient.get",
    param: "patientId",
  },
  boxes: [
    {
      name: "chart",
      title: "Chart",
      tabs: [
        {
          kind: "card",
          card: "chart",
        },
      ],
    },
  ],
});
