// GENERATED from screens/dashboard/dashboard.screen.json sha256:a60f35050b68434b by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const dashboardScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "dashboard",
  title: "Dashboard",
  route: "/dashboard",
  access: "patient.read",
  loggedOutUnless: "patient.read",
  menu: {
    label: "Dashboard",
    order: 1,
  },
  boxes: [
    {
      name: "view",
      title: "Dashboard",
      tabs: [
        {
          kind: "tab",
          tab: "priority-queues",
        },
        {
          kind: "tab",
          tab: "member-search",
        },
      ],
    },
  ],
});
