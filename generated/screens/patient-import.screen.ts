// GENERATED from screens/patient-import/patient-import.screen.json sha256:87e9cb2f7f291fa6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const patientImportScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "patient-import",
  title: "Add Patient",
  route: "/dashboard/patient-import",
  access: "patient.edit",
  loggedOutUnless: "patient.read",
  menu: {
    label: "Add Patient",
    order: 1,
    under: "dashboard",
    access: "patient.import-menu",
  },
  flow: "patient-import",
  boxes: [],
});
