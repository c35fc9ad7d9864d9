// GENERATED from the whole schema set sha256:a26d3247533befc8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../engine/core/freeze.ts';
import type { Product } from '../engine/core/product.ts';
import { signedInAccess, patientReadAccess, patientWriteAccess } from './access/product.access.ts';
import { allergiesTab } from './allergy/allergies.tab.ts';
import { allergyListCall, allergySaveCall, allergyRemoveCall } from './allergy/allergy.calls.ts';
import { allergyForm } from './allergy/allergy.form.ts';
import { allergyEntity } from './allergy/allergy.schema.ts';
import { prescriberTypesCodes } from './codes/prescriber-types.codes.ts';
import { reactionsCodes } from './codes/reactions.codes.ts';
import { sexesCodes } from './codes/sexes.codes.ts';
import { statesCodes } from './codes/states.codes.ts';
import { organizationListCall } from './organization/organization.calls.ts';
import { organizationEntity } from './organization/organization.schema.ts';
import { memberSearchTab } from './patient/member-search.tab.ts';
import { patientGetCall, patientSaveCall, patientSearchCall } from './patient/patient.calls.ts';
import { patientEntity } from './patient/patient.schema.ts';
import { patientSearch } from './patient/patient.search.ts';
import { prescriberForm } from './prescriber/prescriber.form.ts';
import { prescriberEntity } from './prescriber/prescriber.schema.ts';
import { prescribersTab } from './prescriber/prescribers.tab.ts';
import { projectListCall } from './project/project.calls.ts';
import { projectEntity } from './project/project.schema.ts';
import { dashboardScreen } from './screens/dashboard.screen.ts';
import { patientScreen } from './screens/patient.screen.ts';
import { codedSubstanceEntity } from './shared/coded-substance.schema.ts';
import { dateEntity } from './shared/date.schema.ts';
import { emailEntity } from './shared/email.schema.ts';
import { phoneEntity } from './shared/phone.schema.ts';
import { zipEntity } from './shared/zip.schema.ts';
import { terminologyAllergyCall } from './terminology/terminology.calls.ts';
import { userMeCall } from './user/user.calls.ts';
import { userEntity } from './user/user.schema.ts';

/** Everything that the schema set describes. */
export const product: Product = freeze({
  hash: 'a26d3247533befc80ae8569f1f79880d4dc7e07ae5981b7d5ed1d957670373cd',
  info: {
    slug: "regimen",
    title: "Regimen",
    version: "2022.2.0",
    copyright: "© 2026 The Regimen authors",
    dataNotice: "Demonstration system with synthetic data. Not for clinical use.",
    acceptableUse: "This system holds protected health information. It may be used by authorized persons only, and only for the care of the patients in it. What you see and change is recorded under your name. Do not share your account, and log out when you leave your computer.",
  },
  entities: {
    "allergy": allergyEntity,
    "organization": organizationEntity,
    "patient": patientEntity,
    "prescriber": prescriberEntity,
    "project": projectEntity,
    "coded-substance": codedSubstanceEntity,
    "date": dateEntity,
    "email": emailEntity,
    "phone": phoneEntity,
    "zip": zipEntity,
    "user": userEntity,
  },
  forms: {
    "allergy": allergyForm,
    "prescriber": prescriberForm,
  },
  tabs: {
    "allergies": allergiesTab,
    "member-search": memberSearchTab,
    "prescribers": prescribersTab,
  },
  screens: {
    "dashboard": dashboardScreen,
    "patient": patientScreen,
  },
  calls: {
    "allergy.list": allergyListCall,
    "allergy.save": allergySaveCall,
    "allergy.remove": allergyRemoveCall,
    "organization.list": organizationListCall,
    "patient.get": patientGetCall,
    "patient.save": patientSaveCall,
    "patient.search": patientSearchCall,
    "project.list": projectListCall,
    "terminology.allergy": terminologyAllergyCall,
    "user.me": userMeCall,
  },
  codes: {
    "prescriber-types": prescriberTypesCodes,
    "reactions": reactionsCodes,
    "sexes": sexesCodes,
    "states": statesCodes,
  },
  searches: {
    "patient": patientSearch,
  },
  access: {
    "signed-in": signedInAccess,
    "patient.read": patientReadAccess,
    "patient.write": patientWriteAccess,
  },
  messages: {
    required: "Required",
    type: "Invalid Format",
    format: "Invalid Format",
    pattern: "Invalid Format",
    enum: "Choose one of the options",
    const: "Invalid value",
    maxLength: "At most {limit} characters",
    minLength: "At least {limit} characters",
    minimum: "Must be at least {limit}",
    maximum: "Must be at most {limit}",
    minItems: "At least {limit} needed",
    maxItems: "At most {limit} allowed",
    uniqueItems: "Each entry may stand here only once",
    "unknown-field": "This field is not known. Remove it, or add it to the schema.",
    "date.invalid": "Invalid Date",
    "date.minimum": "Date cannot be before year 1900",
    "date.not-in-future": "Date cannot be in the future",
    "date.today-or-future": "Date must be today or in the future",
    "date.today-or-past": "Date must be today or in the past",
    conflict: "Unable to save {item}. The item was updated by another user before saving. Please try editing the item again",
    "save-failed": "An error occurred",
    "update-missing": "Patient data [{type}] was missing for update",
    "update-failed": "An error occurred updating the patient data",
    "delete-failed": "An error occurred deleting the patient data",
    "render-failed": "An error has occurred, and this component can not be rendered",
  },
});
