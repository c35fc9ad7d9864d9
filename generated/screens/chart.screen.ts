// GENERATED from screens/chart/chart.screen.json sha256:03dc4b5eb460c7a2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const chartScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "chart",
  title: "Chart",
  route: "/chart/:patientId",
  access: "patient.read",
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
