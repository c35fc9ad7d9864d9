// GENERATED from screens/patient/patient.screen.json sha256:fc90c68749fad980 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const patientScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "patient",
  title: "Patient",
  route: "/dashboard/patient/:patientId/:hashPayload?",
  access: "patient.read",
  loggedOutUnless: "patient.read",
  record: {
    entity: "patient",
    call: "patient.get",
    param: "patientId",
    owners: "organization.list",
  },
  boxes: [
    {
      name: "profile",
      title: "Profile",
      tabs: [
        {
          kind: "card",
          card: "profile",
        },
        {
          kind: "group",
          name: "history",
          title: "Past Medical History",
          tabs: [
            {
              kind: "tab",
              tab: "allergies",
            },
            {
              kind: "tab",
              tab: "side-effects",
            },
            {
              kind: "tab",
              tab: "conditions",
            },
            {
              kind: "tab",
              tab: "observations",
            },
            {
              kind: "tab",
              tab: "risk-factors",
            },
          ],
        },
        {
          kind: "group",
          name: "providers",
          title: "Prescribers and Pharmacies",
          tabs: [
            {
              kind: "tab",
              tab: "prescribers",
            },
            {
              kind: "tab",
              tab: "pharmacies",
            },
          ],
        },
        {
          kind: "tab",
          tab: "caregiver",
        },
        {
          kind: "tab",
          tab: "audit-trail",
        },
      ],
    },
    {
      name: "outreach",
      title: "Notes and Outreach",
      tabs: [
        {
          kind: "tab",
          tab: "notes",
        },
        {
          kind: "tab",
          tab: "interactions",
        },
        {
          kind: "tab",
          tab: "scheduled-interactions",
        },
        {
          kind: "tab",
          tab: "projects",
        },
      ],
    },
    {
      name: "medications",
      title: "Medications",
      tabs: [
        {
          kind: "tab",
          tab: "medications",
        },
      ],
    },
  ],
});
