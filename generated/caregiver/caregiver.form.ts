// GENERATED from schemas/caregiver/caregiver.form.json sha256:f1ef935b932f7de1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const caregiverForm: FormDescriptor = freeze<FormDescriptor>({
  name: "caregiver",
  entity: "caregiver",
  layout: [
    {
      row: [
        "name.first",
        "name.middle",
        "name.last",
      ],
    },
    {
      row: [
        "relationship",
      ],
    },
    {
      row: [
        "primaryCaregiver",
        "preferredContact",
        "powerOfAttorney",
      ],
    },
    {
      group: "Address",
      rows: [
        {
          row: [
            "address.line1",
          ],
        },
        {
          row: [
            "address.city",
            "address.state",
            "address.zip",
          ],
        },
        {
          row: [
            "address.phone",
            "address.fax",
          ],
        },
        {
          row: [
            "address.primary",
            "address.phonePreferred",
          ],
        },
      ],
    },
    {
      group: "Address 2",
      rows: [
        {
          row: [
            "address2.line1",
          ],
        },
        {
          row: [
            "address2.city",
            "address2.state",
            "address2.zip",
          ],
        },
        {
          row: [
            "address2.phone",
            "address2.fax",
          ],
        },
        {
          row: [
            "address2.primary",
            "address2.phonePreferred",
          ],
        },
      ],
    },
    {
      group: "Cell phone and email",
      rows: [
        {
          row: [
            "cellphone.number",
          ],
        },
        {
          row: [
            "cellphone.isSmartPhone",
            "cellphone.receiveSMS",
          ],
        },
        {
          row: [
            "email",
            "receiveEmail",
          ],
        },
      ],
    },
  ],
  fields: {
    "name.first": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "name.middle": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "name.last": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    relationship: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    primaryCaregiver: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    preferredContact: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    powerOfAttorney: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.line1": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "address.city": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "address.state": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "address.zip": {
      uiSchema: {
        "ui:help": "##### or #####-####",
      },
      widget: "zip",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "address.phone": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.fax": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.primary": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.phonePreferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.line1": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.city": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.state": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.zip": {
      uiSchema: {
        "ui:help": "##### or #####-####",
      },
      widget: "zip",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.phone": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.fax": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.primary": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.phonePreferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "cellphone.number": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "cellphone.isSmartPhone": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "cellphone.receiveSMS": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    email: {
      uiSchema: {},
      widget: "email",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    receiveEmail: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
