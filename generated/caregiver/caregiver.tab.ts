// GENERATED from schemas/caregiver/caregiver.tab.json sha256:39bf2e7b2c30f0e8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const caregiverTab: TabDescriptor = freeze<TabDescriptor>({
  name: "caregiver",
  title: "Caregivers",
  item: "Caregiver",
  entity: "caregiver",
  form: "caregiver",
  source: {
    kind: "object",
    record: "patient",
    at: "/caregiver",
    save: "patient.save",
  },
  table: {
    pageSize: 0,
    pageButtons: 1,
    sort: [],
    columns: [
      {
        field: "name.first",
        title: "First Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "name.middle",
        title: "Middle Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "name.last",
        title: "Last Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "relationship",
        title: "Relationship",
        cell: "code",
        codes: "relationships",
        isSortable: true,
      },
      {
        field: "primaryCaregiver",
        title: "Primary Caregiver",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "preferredContact",
        title: "Preferred Contact",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "powerOfAttorney",
        title: "Power of Attorney",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "address.line1",
        title: "Address Line 1",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address.city",
        title: "City",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address.state",
        title: "State",
        cell: "code",
        codes: "states",
        isSortable: true,
      },
      {
        field: "address.zip",
        title: "Zip",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address.phone",
        title: "Phone",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "address.fax",
        title: "Fax",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "address.primary",
        title: "Preferred Address",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "address.phonePreferred",
        title: "Preferred Phone",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "address2.line1",
        title: "Address Line 1",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address2.city",
        title: "City",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address2.state",
        title: "State",
        cell: "code",
        codes: "states",
        isSortable: true,
      },
      {
        field: "address2.zip",
        title: "Zip",
        cell: "text",
        isSortable: true,
      },
      {
        field: "address2.phone",
        title: "Phone",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "address2.fax",
        title: "Fax",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "address2.primary",
        title: "Preferred Address",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "address2.phonePreferred",
        title: "Preferred Phone",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "cellphone.number",
        title: "Cell Number",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "cellphone.isSmartPhone",
        title: "Smartphone",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "cellphone.receiveSMS",
        title: "Text Message Services",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "email",
        title: "Email",
        cell: "text",
        isSortable: true,
      },
      {
        field: "receiveEmail",
        title: "Receive Email",
        cell: "boolean",
        isSortable: true,
      },
    ],
  },
  actions: {
    add: {
      access: "patient.write",
    },
    edit: {
      access: "patient.write",
    },
    remove: {
      access: "patient.write",
    },
    history: {
      title: "History of this Caregiver",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No caregiver recorded.",
});
