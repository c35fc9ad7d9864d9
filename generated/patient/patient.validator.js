// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:e0e207b54e4b5cf6 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Patient","description":"A person who is cared for through an organization and its programs.","type":"object","required":["type","name","dob","sex","status","managingOrganization"],"properties":{"_id":{"title":"Id","description":"Identifies the record.","type":"string","minLength":1,"maxLength":100},"_rev":{"title":"Revision","description":"Counts the versions of the record, from 1.","type":"integer","minimum":1},"performedBy":{"title":"Performed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"type":{"title":"Type","description":"The kind of record.","const":"patient"},"name":{"title":"Name","x-access":{"write":"patient.edit"},"description":"The patient's name.","type":"object","required":["first","last"],"properties":{"first":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"middle":{"title":"Middle Name","description":"Further given names.","type":"string","maxLength":100},"last":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"dob":{"title":"Date of Birth","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-access":{"write":"patient.edit"}},"sex":{"title":"Sex","description":"As the clinical formulas use it.","type":"string","enum":["female","male"],"x-codes":"sexes","x-access":{"write":"patient.edit"}},"languagePreference":{"title":"Language","description":"The language to speak and write to the patient in.","type":"string","enum":["","en","fr","es","ase","am","ar","bn","zh","tl","de","gu","ht","hi","hmn","it","ja","km","ko","fa","pl","pt","ru","so","vi"],"x-codes":"languages","x-access":{"write":"patient.edit"}},"status":{"title":"Status","description":"Whether the patient is cared for now.","type":"string","enum":["active","inactive"],"x-codes":"patient-statuses","x-access":{"write":"patient.edit"},"default":"active"},"externalId":{"title":"Patient ID","x-access":{"write":"patient.edit"},"description":"The patient's id at the organization.","type":"string","minLength":1,"maxLength":100},"export_subject":{"title":"Export Subject","description":"The patient's id in the system of export.","type":"string","maxLength":200},"exported":{"title":"Exported","description":"The patient came by an export of another system.","type":"boolean"},"programId":{"title":"Program","x-access":{"write":"patient.edit"},"description":"The project that a new patient is enrolled in; asked on creation only and not stored.","x-transient":true,"type":"string","maxLength":100},"workflowIteration":{"title":"Engagement","description":"Counts the engagements of the patient.","type":"integer","minimum":1},"currentWorkflowState":{"title":"Workflow State","description":"Where a patient stands in the workflow, and how they came there.","type":"object","properties":{"name":{"title":"Workflow State","description":"Name of the state.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"previousActiveState":{"title":"Previous Active State","description":"The state to go back to after an opt-out or a failure to engage.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"reviewType":{"title":"Review Type","description":"The kind of review.","type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"],"x-codes":"review-types"},"year":{"title":"Year","description":"The year of the engagement.","type":"integer","minimum":1900,"maximum":9999},"ecpnReview":{"title":"ECPN Review","description":"The review is made for the secondary organization.","type":"boolean"},"optOutInfo":{"title":"Opt-out","description":"How the patient opted out.","type":"object","x-origin":"assumed","properties":{"app":{"title":"Interaction","description":"The interaction that it was said in.","type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"],"x-codes":"interaction-types"},"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"decisionReason":{"title":"Reason","description":"Why.","type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"],"x-codes":"decision-reasons"},"projectId":{"title":"Project","description":"The project that the enrollment ended in.","type":"string"},"performedBy":{"title":"Recorded By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false},"failureToEngageInfo":{"title":"Failure to engage","description":"How the patient could not be engaged.","type":"object","x-origin":"assumed","properties":{"app":{"title":"Interaction","description":"The interaction that was tried.","type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"],"x-codes":"interaction-types"},"attempt":{"title":"Attempt","description":"The attempt that was the last.","type":"integer","minimum":1},"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"performedBy":{"title":"Recorded By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false},"MSASentToMember":{"title":"Sent to Member","description":"The documents went to the member.","type":"boolean"},"MSASentToPrescriber":{"title":"Sent to Prescriber","description":"The documents went to the prescriber.","type":"boolean"}},"additionalProperties":false},"nextReviewDate":{"title":"Next Review","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"manualWorkflowStateChanges":{"title":"Manual Workflow Changes","description":"Every move of the patient to another workflow state by hand.","type":"array","items":{"type":"object","required":["from","to","date","user","reason"],"properties":{"from":{"title":"From","description":"The state before.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"to":{"title":"To","description":"The state after.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"user":{"title":"User","description":"Who moved the patient.","type":"string","maxLength":254},"reason":{"title":"Reason","description":"Why.","type":"string","enum":["correction","member-request","prescriber-request","hospice","deceased","not-eligible","new-documents","mailer-sent","other"],"x-codes":"manual-change-reasons"},"reasonOther":{"title":"Other Reason","description":"Why, where no reason of the list fits.","type":"string","maxLength":500}},"additionalProperties":false}},"managingOrganization":{"title":"Organization","x-access":{"write":"patient.edit"},"description":"Who cares for the patient.","type":"object","required":["id"],"properties":{"id":{"title":"Organization","description":"The organization that manages the patient now.","type":"string","minLength":1},"primary":{"title":"Primary Organization","description":"The organization the patient came from.","type":"string"},"secondary":{"title":"Secondary Organization","description":"A second organization that reviews.","type":"string"},"NPI":{"title":"NPI","description":"National Provider Identifier of the organization.","type":"string","maxLength":20}},"additionalProperties":false},"transferTo":{"title":"Transfer To","x-access":{"write":"patient.edit"},"description":"One of the user's organizations that is to manage the patient from now on; not stored.","x-transient":true,"type":"string","maxLength":100},"transferReason":{"title":"Transfer Reason","description":"Why the patient is transferred; stored with the change of organization.","type":"string","enum":["moved","facility-change","plan-change","member-request","capacity","entered-in-error","other"],"x-codes":"transfer-reasons","x-access":{"write":"patient.edit"},"x-transient":true},"orgChanges":{"title":"Changes of Organization","description":"Every change of the managing organization.","type":"array","items":{"type":"object","required":["from","to","date"],"properties":{"from":{"title":"From","description":"The organization before.","type":"string"},"to":{"title":"To","description":"The organization after.","type":"string"},"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"changedBy":{"title":"Changed By","description":"Who changed it.","type":"object","properties":{"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254},"auth0Id":{"title":"Identity","description":"The user's subject at the identity provider.","type":"string","maxLength":200}},"additionalProperties":false},"reason":{"title":"Reason","description":"Why.","type":"string","maxLength":500}},"additionalProperties":false}},"projects":{"title":"Projects","description":"Enrollment by project id.","type":"object","x-keys":{"entity":"project","by":"/couchId"},"additionalProperties":{"title":"Enrollment","description":"Where a patient stands in one project; kept in the patient's record by project id.","type":"object","required":["enrolled"],"properties":{"enrolled":{"title":"Enrolled","description":"Activated or declined.","type":"boolean","oneOf":[{"const":true,"title":"Activated"},{"const":false,"title":"Declined"}]},"enrollDate":{"title":"Enroll Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"reason":{"title":"Reason","description":"Why the enrollment changes; stored with the change.","type":"string","enum":["member-declined","member-opted-out","not-eligible","moved","hospice","deceased","unreachable","transferred","member-agreed","entered-in-error","other"],"x-codes":"disenroll-reasons","x-transient":true},"changes":{"title":"History","description":"Every change of the enrollment, oldest first.","type":"array","items":{"type":"object","required":["date","enrolled"],"properties":{"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"performedBy":{"title":"Changed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"userId":{"title":"User Id","description":"Who changed it, in older entries.","type":"string","maxLength":200},"enrolled":{"title":"Enrolled","description":"Activated or declined.","type":"boolean","oneOf":[{"const":true,"title":"Activated"},{"const":false,"title":"Declined"}]},"reason":{"title":"Reason","description":"Why it was changed.","type":"string","maxLength":500},"snowmedCode":{"title":"SNOMED Code","description":"The SNOMED CT code of the change.","type":"string","maxLength":20}},"additionalProperties":false}}},"additionalProperties":false}},"address":{"title":"Address","description":"One of the patient's two addresses, with the phone there.","type":"object","properties":{"primary":{"title":"Primary Address","description":"The address to write to.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked this address.","type":"boolean"},"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","maxLength":200},"line2":{"title":"Address Line 2","description":"Apartment, floor, building.","type":"string","maxLength":200},"line3":{"title":"Address Line 3","description":"Anything else.","type":"string","maxLength":200},"city":{"title":"City","description":"City.","type":"string","maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"phoneMobile":{"title":"Mobile Phone","description":"The number is a mobile phone's.","type":"boolean"}},"x-access":{"write":"patient.edit"},"additionalProperties":false},"address2":{"title":"Address 2","description":"One of the patient's two addresses, with the phone there.","type":"object","properties":{"primary":{"title":"Primary Address","description":"The address to write to.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked this address.","type":"boolean"},"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","maxLength":200},"line2":{"title":"Address Line 2","description":"Apartment, floor, building.","type":"string","maxLength":200},"line3":{"title":"Address Line 3","description":"Anything else.","type":"string","maxLength":200},"city":{"title":"City","description":"City.","type":"string","maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"phoneMobile":{"title":"Mobile Phone","description":"The number is a mobile phone's.","type":"boolean"}},"x-access":{"write":"patient.edit"},"additionalProperties":false},"telecom":{"title":"Contact","x-access":{"write":"patient.edit"},"description":"How to reach the patient.","type":"object","properties":{"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"phoneMobile":{"title":"Mobile Phone","description":"The number is a mobile phone's.","type":"boolean"},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]},"cellphone":{"title":"Cell Phone","description":"The patient's mobile phone.","type":"object","properties":{"number":{"title":"Cell Number","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"preferred":{"title":"Preferred","description":"The number to call first.","type":"boolean"},"isSmartPhone":{"title":"Smartphone","description":"The phone runs apps.","type":"boolean"},"os":{"title":"Phone System","description":"The phone's operating system.","type":"string","enum":["ios","android","other"],"x-codes":"phone-systems"},"receiveSMS":{"title":"Text Message Services","description":"The patient wants text messages.","type":"boolean"}},"additionalProperties":false}},"additionalProperties":false},"serviceOptions":{"title":"Services","x-access":{"write":"patient.edit"},"description":"The services that the patient has chosen.","type":"object","properties":{"myregimenServices":{"title":"MyRegimen Services","description":"The patient uses the app for patients.","type":"boolean"}},"additionalProperties":false},"medManager":{"title":"Manages Own Medications","description":"Whether the patient manages the medications themselves.","type":"string","enum":["true","false"],"x-codes":"yes-no","x-access":{"write":"patient.edit"}},"medManagerOther":{"title":"Medications Managed By","x-access":{"write":"patient.edit"},"description":"Who manages the medications, where the patient does not.","type":"string","maxLength":200},"facility":{"title":"Facility","x-access":{"write":"patient.edit"},"description":"The facility that the patient lives in.","type":"string","maxLength":200},"locationType":{"title":"Location","description":"Where the patient lives.","type":"string","enum":["Assisted Living Facility","Memory Care Unit","Own Home","Senior Living Facility","Foster Care/Group Home","Other"],"x-codes":"residence-types","x-access":{"write":"patient.edit"}},"referralType":{"title":"Referrals","x-access":{"write":"patient.edit"},"description":"Why and when the patient was referred.","type":"array","items":{"type":"object","required":["text"],"properties":{"text":{"title":"Referral","description":"Why the patient was referred.","type":"string","minLength":1,"maxLength":200},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"isNew":{"title":"New","description":"The referral has not been worked on yet.","type":"boolean"}},"additionalProperties":false}},"spouse":{"title":"Spouse","x-access":{"write":"patient.edit"},"description":"Name of the patient's spouse.","type":"string","maxLength":200},"eligibility":{"title":"Eligibility","x-access":{"write":"patient.edit"},"description":"What the plan says about eligibility.","type":"string","maxLength":200},"badNumber":{"title":"Bad Number","description":"The primary phone number does not reach the patient.","type":"boolean"},"dischargeDate":{"title":"Discharge Date","description":"The day of the last discharge; kept in the history.","type":"string","format":"date","x-transient":{"from":"self.history[size(self.history) - 1].dischargeDate"},"x-access":{"read":"patient.discharge","write":"patient.discharge"}},"homeCareFlag":{"title":"Home Care Flag","description":"Visit at home or call after the last discharge; kept in the history.","type":"string","enum":["","1","0"],"x-codes":"home-care-flags","x-transient":{"from":"self.history[size(self.history) - 1].homeCareFlag"},"x-access":{"read":"patient.discharge","write":"patient.discharge"}},"dischargeReason":{"title":"Reason for Change","description":"Why the discharge date or the home care flag was changed; kept in the history.","x-transient":true,"x-access":{"read":"patient.discharge","write":"patient.discharge"},"type":"string","maxLength":500},"history":{"title":"Discharge History","description":"Discharges of the patient, newest last.","type":"array","items":{"type":"object","properties":{"dischargeDate":{"title":"Discharge Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"homeCareFlag":{"title":"Home Care Flag","description":"Visit at home or call.","type":"string","enum":["","1","0"],"x-codes":"home-care-flags"},"manualChange":{"title":"Manual Change","description":"Set where a user entered it by hand.","type":"object","properties":{"reason":{"title":"Reason","description":"Why it was changed.","type":"string","maxLength":500},"updatedAt":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"user":{"title":"User","description":"Who changed it.","type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false}},"graduationStatus":{"title":"Graduation","description":"Whether the patient has finished the program.","type":"object","properties":{"graduated":{"title":"Graduated","description":"Reviews are no longer due.","type":"boolean"}},"additionalProperties":false},"riskFactors":{"title":"Risk Factors","description":"What raises the risk of harm by medications.","type":"array","x-key":"id","items":{"title":"Risk Factor","description":"Something that raises the patient's risk of harm by medications; kept in the patient's record.","type":"object","required":["id","category","riskFactor"],"properties":{"id":{"title":"Id","description":"Identifies the row within the patient.","type":"string","minLength":1,"maxLength":100},"category":{"title":"Category","description":"What it has to do with.","type":"string","enum":["lifestyle","function","falls","utilization","adherence","social","clinical"],"x-codes":"risk-factor-categories"},"riskFactor":{"title":"Risk Factor","description":"The risk factor.","type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"],"x-codes":"risk-factors"},"riskFactorNote":{"title":"Note","description":"Anything else worth knowing.","type":"string","maxLength":2000},"verified":{"title":"Verified","description":"Somebody has checked it.","type":"boolean"},"reportedBy":{"title":"Reported By","description":"Who reported it.","type":"string","enum":["member","caregiver","prescriber","pharmacy","facility","records","user"],"x-codes":"risk-factor-sources"},"changes":{"title":"Changes","description":"What the risk factor was before each change, oldest first.","type":"array","items":{"type":"object","x-origin":"assumed","required":["date"],"properties":{"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"performedBy":{"title":"Changed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"riskFactor":{"title":"Risk Factor","description":"Before the change.","type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"],"x-codes":"risk-factors"},"riskFactorNote":{"title":"Note","description":"Before the change.","type":"string","maxLength":2000},"verified":{"title":"Verified","description":"Before the change.","type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false}},"prescribers":{"title":"Prescribers","description":"Who prescribes for the patient.","type":"array","x-key":"id","items":{"title":"Prescriber","description":"Somebody who prescribes for the patient; kept in the patient's record.","type":"object","required":["id","firstName","lastName","addressLine1","city","state","zip","phone"],"properties":{"id":{"title":"Id","description":"Identifies the row within the patient.","type":"string","minLength":1},"prescriberType":{"title":"Type","description":"The prescriber's role.","type":"string","enum":["pcp","specialist","nurse-practitioner","physician-assistant","dentist","other"],"x-codes":"prescriber-types"},"firstName":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"lastName":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100},"addressLine1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"addressLine2":{"title":"Address Line 2","description":"Suite, floor, building.","type":"string","maxLength":200},"city":{"title":"City","description":"City of the practice.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory of the practice.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"faxNumber":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]},"isPrimary":{"title":"Primary","description":"The patient's main prescriber.","type":"boolean"},"isSecondary":{"title":"Secondary","description":"The patient's second prescriber.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked these details.","type":"boolean"}},"additionalProperties":false}},"pharmacies":{"title":"Pharmacies","description":"Where the patient gets medications.","type":"array","x-key":"id","items":{"title":"Pharmacy","description":"Where the patient gets medications; kept in the patient's record.","x-aliases":{"/faxNumber":["/fax"]},"type":"object","required":["id","name","pharmacyType","addressLine1","city","state","zip","telephoneNumber"],"properties":{"id":{"title":"Id","description":"Identifies the row within the patient.","type":"string","minLength":1,"maxLength":100},"name":{"title":"Name","description":"Name of the pharmacy.","type":"string","minLength":1,"maxLength":200},"pharmacyType":{"title":"Type","description":"The kind of the pharmacy.","type":"string","enum":["Community","Mail-Order","Compounding"],"x-codes":"pharmacy-types"},"addressLine1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"addressLine2":{"title":"Address Line 2","description":"Suite, floor, building.","type":"string","maxLength":200},"city":{"title":"City","description":"City of the pharmacy.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory of the pharmacy.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"telephoneNumber":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"faxNumber":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"isPrimary":{"title":"Primary","description":"The patient's main pharmacy.","type":"boolean"},"isSecondary":{"title":"Secondary","description":"The patient's second pharmacy.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked these details.","type":"boolean"}},"additionalProperties":false}},"caregiver":{"title":"Caregiver","description":"The one person who cares for the patient at home; kept in the patient's record.","x-aliases":{"/address/phone":["/phone"]},"type":"object","required":["name","relationship","address"],"properties":{"name":{"title":"Name","description":"The caregiver's name.","type":"object","required":["first","last"],"properties":{"first":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"middle":{"title":"Middle Name","description":"Further given names.","type":"string","maxLength":100},"last":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"relationship":{"title":"Relationship","description":"What the caregiver is to the patient.","type":"string","enum":["spouse","partner","child","parent","sibling","grandchild","other-relative","friend","neighbor","guardian","facility-staff","paid-caregiver","other"],"x-codes":"relationships"},"primaryCaregiver":{"title":"Primary Caregiver","description":"Cares for the patient first and foremost.","type":"boolean"},"preferredContact":{"title":"Preferred Contact","description":"Call the caregiver instead of the patient.","type":"boolean"},"powerOfAttorney":{"title":"Power of Attorney","description":"May decide for the patient.","type":"boolean"},"address":{"title":"Address","description":"One of the caregiver's two addresses, with the phone there.","type":"object","properties":{"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"city":{"title":"City","description":"City.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"primary":{"title":"Preferred Address","description":"The address to write to.","type":"boolean"},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"fax":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]}},"required":["line1","city","state","zip"],"additionalProperties":false},"address2":{"title":"Address 2","description":"One of the caregiver's two addresses, with the phone there.","type":"object","properties":{"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"city":{"title":"City","description":"City.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"primary":{"title":"Preferred Address","description":"The address to write to.","type":"boolean"},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"fax":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]}},"additionalProperties":false},"cellphone":{"title":"Cell Phone","description":"The caregiver's mobile phone.","type":"object","properties":{"number":{"title":"Cell Number","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"isSmartPhone":{"title":"Smartphone","description":"The phone runs apps.","type":"boolean"},"receiveSMS":{"title":"Text Message Services","description":"The caregiver wants text messages.","type":"boolean"}},"additionalProperties":false},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]},"receiveEmail":{"title":"Receive Email","description":"The caregiver wants e-mail.","type":"boolean"},"lastUpdate":{"title":"Last Update","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]}},"additionalProperties":false},"metadata":{"title":"Source Data","description":"What the system of origin said about the patient.","type":"object","properties":{"planCode":{"title":"Plan","description":"The patient's insurance plan.","type":"string","enum":["EMTM-01","EMTM-02","EMTM-03","EMTM-04","EMTM-05","EMTM-99"],"x-codes":"plan-codes"},"cohort":{"title":"Cohort","description":"The cohort of the program.","x-origin":"assumed","type":"string","maxLength":100},"group":{"title":"Group","description":"The group of the patient in the plan.","x-origin":"assumed","type":"string","maxLength":100}},"additionalProperties":false},"regimen_meta":{"title":"Marks","description":"Marks of this product on the patient.","type":"object","properties":{"nkda":{"title":"No Known Drug Allergies","description":"The patient has no known drug allergies.","type":"boolean"}},"additionalProperties":false},"call_log":{"title":"Interactions","description":"Read-only mirror of the patient's interactions, which are records of their own.","readOnly":true,"type":"array","items":{"type":"object","additionalProperties":true}},"schedule_log":{"title":"Scheduled Interactions","description":"Read-only mirror of the patient's scheduled interactions, which are records of their own.","readOnly":true,"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;
const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");
const pattern5 = new RegExp("^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dob === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dob"},message:"must have required property '"+"dob"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sex === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sex"},message:"must have required property '"+"sex"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.managingOrganization === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "managingOrganization"},message:"must have required property '"+"managingOrganization"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.performedBy !== undefined){
let data2 = data.performedBy;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "email"))){
const err12 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err13 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err15 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(func1(data5) > 254){
const err17 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.type !== undefined){
if("patient" !== data.type){
const err22 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.first === undefined){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.last === undefined){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "first") || (key2 === "middle")) || (key2 === "last"))){
const err25 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.first !== undefined){
let data9 = data8.first;
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err26 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data9) < 1){
const err27 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.middle !== undefined){
let data10 = data8.middle;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err29 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.last !== undefined){
let data11 = data8.last;
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err31 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data11) < 1){
const err32 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.dob !== undefined){
let data12 = data.dob;
if(typeof data12 === "string"){
if(!(formats2.validate(data12))){
const err35 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.sex !== undefined){
let data13 = data.sex;
if(typeof data13 !== "string"){
const err37 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((data13 === "female") || (data13 === "male"))){
const err38 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.languagePreference !== undefined){
let data14 = data.languagePreference;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/languagePreference",schemaPath:"#/properties/languagePreference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((((((((((((((((((((((data14 === "") || (data14 === "en")) || (data14 === "fr")) || (data14 === "es")) || (data14 === "ase")) || (data14 === "am")) || (data14 === "ar")) || (data14 === "bn")) || (data14 === "zh")) || (data14 === "tl")) || (data14 === "de")) || (data14 === "gu")) || (data14 === "ht")) || (data14 === "hi")) || (data14 === "hmn")) || (data14 === "it")) || (data14 === "ja")) || (data14 === "km")) || (data14 === "ko")) || (data14 === "fa")) || (data14 === "pl")) || (data14 === "pt")) || (data14 === "ru")) || (data14 === "so")) || (data14 === "vi"))){
const err40 = {instancePath:instancePath+"/languagePreference",schemaPath:"#/properties/languagePreference/enum",keyword:"enum",params:{allowedValues: schema0.properties.languagePreference.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((data15 === "active") || (data15 === "inactive"))){
const err42 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.externalId !== undefined){
let data16 = data.externalId;
if(typeof data16 === "string"){
if(func1(data16) > 100){
const err43 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data16) < 1){
const err44 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.export_subject !== undefined){
let data17 = data.export_subject;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err46 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.exported !== undefined){
if(typeof data.exported !== "boolean"){
const err48 = {instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.programId !== undefined){
let data19 = data.programId;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err49 = {instancePath:instancePath+"/programId",schemaPath:"#/properties/programId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/programId",schemaPath:"#/properties/programId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data20 = data.workflowIteration;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.currentWorkflowState !== undefined){
let data21 = data.currentWorkflowState;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!(func0.call(schema0.properties.currentWorkflowState.properties, key3))){
const err53 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data21.name !== undefined){
let data22 = data21.name;
if(typeof data22 !== "string"){
const err54 = {instancePath:instancePath+"/currentWorkflowState/name",schemaPath:"#/properties/currentWorkflowState/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((((((((((((((((((((((((data22 === "STAGED") || (data22 === "Imported")) || (data22 === "Waiting for Mailer")) || (data22 === "Ready for Initiating Call")) || (data22 === "Ready for Medication Review")) || (data22 === "Ready for Medication Safety Review")) || (data22 === "Ready for ECPN Medication Safety Review")) || (data22 === "Ready for MSR Preceptor Review")) || (data22 === "Ready for Consult")) || (data22 === "Ready for Printing")) || (data22 === "Ready for Mailing")) || (data22 === "Complete")) || (data22 === "Hospice Do Not Call")) || (data22 === "Disenrolled")) || (data22 === "Not Eligible")) || (data22 === "Member Opt Out at Initiating Call")) || (data22 === "Member Opt Out at Medication Review")) || (data22 === "Member Opt Out at Medication Safety Review")) || (data22 === "Decline of Service at Initiating Interaction")) || (data22 === "Decline of Service at Medication Review")) || (data22 === "Decline of Service at MSR")) || (data22 === "Failure to Engage at Initiating Call")) || (data22 === "Failure to Engage at Medication Review")) || (data22 === "Failure to Engage at Medication Safety Review")) || (data22 === "Unknown"))){
const err55 = {instancePath:instancePath+"/currentWorkflowState/name",schemaPath:"#/properties/currentWorkflowState/properties/name/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.previousActiveState !== undefined){
let data23 = data21.previousActiveState;
if(typeof data23 !== "string"){
const err56 = {instancePath:instancePath+"/currentWorkflowState/previousActiveState",schemaPath:"#/properties/currentWorkflowState/properties/previousActiveState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(((((((((((((((((((((((((data23 === "STAGED") || (data23 === "Imported")) || (data23 === "Waiting for Mailer")) || (data23 === "Ready for Initiating Call")) || (data23 === "Ready for Medication Review")) || (data23 === "Ready for Medication Safety Review")) || (data23 === "Ready for ECPN Medication Safety Review")) || (data23 === "Ready for MSR Preceptor Review")) || (data23 === "Ready for Consult")) || (data23 === "Ready for Printing")) || (data23 === "Ready for Mailing")) || (data23 === "Complete")) || (data23 === "Hospice Do Not Call")) || (data23 === "Disenrolled")) || (data23 === "Not Eligible")) || (data23 === "Member Opt Out at Initiating Call")) || (data23 === "Member Opt Out at Medication Review")) || (data23 === "Member Opt Out at Medication Safety Review")) || (data23 === "Decline of Service at Initiating Interaction")) || (data23 === "Decline of Service at Medication Review")) || (data23 === "Decline of Service at MSR")) || (data23 === "Failure to Engage at Initiating Call")) || (data23 === "Failure to Engage at Medication Review")) || (data23 === "Failure to Engage at Medication Safety Review")) || (data23 === "Unknown"))){
const err57 = {instancePath:instancePath+"/currentWorkflowState/previousActiveState",schemaPath:"#/properties/currentWorkflowState/properties/previousActiveState/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.previousActiveState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.reviewType !== undefined){
let data24 = data21.reviewType;
if(typeof data24 !== "string"){
const err58 = {instancePath:instancePath+"/currentWorkflowState/reviewType",schemaPath:"#/properties/currentWorkflowState/properties/reviewType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(((data24 === "Medication Safety Review (MSR)") || (data24 === "Medication Safety Review Lite (MSR Lite)")) || (data24 === "Medication Safety Advisory (MSA)"))){
const err59 = {instancePath:instancePath+"/currentWorkflowState/reviewType",schemaPath:"#/properties/currentWorkflowState/properties/reviewType/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.reviewType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.year !== undefined){
let data25 = data21.year;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err60 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9999 || isNaN(data25)){
const err61 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25 < 1900 || isNaN(data25)){
const err62 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data21.ecpnReview !== undefined){
if(typeof data21.ecpnReview !== "boolean"){
const err63 = {instancePath:instancePath+"/currentWorkflowState/ecpnReview",schemaPath:"#/properties/currentWorkflowState/properties/ecpnReview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.optOutInfo !== undefined){
let data27 = data21.optOutInfo;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!(((((key4 === "app") || (key4 === "date")) || (key4 === "decisionReason")) || (key4 === "projectId")) || (key4 === "performedBy"))){
const err64 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data27.app !== undefined){
let data28 = data27.app;
if(typeof data28 !== "string"){
const err65 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/app",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!((((((((((data28 === "Initiating Call") || (data28 === "Medication Review")) || (data28 === "Medication Safety Review")) || (data28 === "Follow-up Call")) || (data28 === "Resend Documents")) || (data28 === "Question for pharmacist")) || (data28 === "Question for technician")) || (data28 === "Fax issues")) || (data28 === "Direct Communication")) || (data28 === "Other"))){
const err66 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/app",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.optOutInfo.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data27.date !== undefined){
let data29 = data27.date;
if(typeof data29 === "string"){
if(!(formats0.validate(data29))){
const err67 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data27.decisionReason !== undefined){
let data30 = data27.decisionReason;
if(typeof data30 !== "string"){
const err69 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/decisionReason",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!(((((((((data30 === "not-interested") || (data30 === "too-busy")) || (data30 === "has-pharmacist")) || (data30 === "privacy")) || (data30 === "in-hospice")) || (data30 === "in-facility")) || (data30 === "few-medications")) || (data30 === "plan-change")) || (data30 === "other"))){
const err70 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/decisionReason",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.optOutInfo.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.projectId !== undefined){
if(typeof data27.projectId !== "string"){
const err71 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/projectId",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data27.performedBy !== undefined){
let data32 = data27.performedBy;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key5 in data32){
if(!(((key5 === "firstName") || (key5 === "lastName")) || (key5 === "email"))){
const err72 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data32.firstName !== undefined){
let data33 = data32.firstName;
if(typeof data33 === "string"){
if(func1(data33) > 100){
const err73 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/firstName",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/firstName",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data32.lastName !== undefined){
let data34 = data32.lastName;
if(typeof data34 === "string"){
if(func1(data34) > 100){
const err75 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/lastName",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/lastName",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data32.email !== undefined){
let data35 = data32.email;
if(typeof data35 === "string"){
if(func1(data35) > 254){
const err77 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/email",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy/email",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data21.failureToEngageInfo !== undefined){
let data36 = data21.failureToEngageInfo;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key6 in data36){
if(!((((key6 === "app") || (key6 === "attempt")) || (key6 === "date")) || (key6 === "performedBy"))){
const err81 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data36.app !== undefined){
let data37 = data36.app;
if(typeof data37 !== "string"){
const err82 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/app",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!((((((((((data37 === "Initiating Call") || (data37 === "Medication Review")) || (data37 === "Medication Safety Review")) || (data37 === "Follow-up Call")) || (data37 === "Resend Documents")) || (data37 === "Question for pharmacist")) || (data37 === "Question for technician")) || (data37 === "Fax issues")) || (data37 === "Direct Communication")) || (data37 === "Other"))){
const err83 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/app",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.failureToEngageInfo.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data36.attempt !== undefined){
let data38 = data36.attempt;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err84 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/attempt",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 1 || isNaN(data38)){
const err85 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/attempt",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data36.date !== undefined){
let data39 = data36.date;
if(typeof data39 === "string"){
if(!(formats0.validate(data39))){
const err86 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data36.performedBy !== undefined){
let data40 = data36.performedBy;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key7 in data40){
if(!(((key7 === "firstName") || (key7 === "lastName")) || (key7 === "email"))){
const err88 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data40.firstName !== undefined){
let data41 = data40.firstName;
if(typeof data41 === "string"){
if(func1(data41) > 100){
const err89 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/firstName",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/firstName",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data40.lastName !== undefined){
let data42 = data40.lastName;
if(typeof data42 === "string"){
if(func1(data42) > 100){
const err91 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/lastName",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/lastName",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data40.email !== undefined){
let data43 = data40.email;
if(typeof data43 === "string"){
if(func1(data43) > 254){
const err93 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/email",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy/email",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data21.MSASentToMember !== undefined){
if(typeof data21.MSASentToMember !== "boolean"){
const err97 = {instancePath:instancePath+"/currentWorkflowState/MSASentToMember",schemaPath:"#/properties/currentWorkflowState/properties/MSASentToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data21.MSASentToPrescriber !== undefined){
if(typeof data21.MSASentToPrescriber !== "boolean"){
const err98 = {instancePath:instancePath+"/currentWorkflowState/MSASentToPrescriber",schemaPath:"#/properties/currentWorkflowState/properties/MSASentToPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.nextReviewDate !== undefined){
let data46 = data.nextReviewDate;
if(typeof data46 === "string"){
if(!(formats2.validate(data46))){
const err100 = {instancePath:instancePath+"/nextReviewDate",schemaPath:"#/properties/nextReviewDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/nextReviewDate",schemaPath:"#/properties/nextReviewDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.manualWorkflowStateChanges !== undefined){
let data47 = data.manualWorkflowStateChanges;
if(Array.isArray(data47)){
const len0 = data47.length;
for(let i0=0; i0<len0; i0++){
let data48 = data47[i0];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.from === undefined){
const err102 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data48.to === undefined){
const err103 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data48.date === undefined){
const err104 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data48.user === undefined){
const err105 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data48.reason === undefined){
const err106 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key8 in data48){
if(!((((((key8 === "from") || (key8 === "to")) || (key8 === "date")) || (key8 === "user")) || (key8 === "reason")) || (key8 === "reasonOther"))){
const err107 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data48.from !== undefined){
let data49 = data48.from;
if(typeof data49 !== "string"){
const err108 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/from",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!(((((((((((((((((((((((((data49 === "STAGED") || (data49 === "Imported")) || (data49 === "Waiting for Mailer")) || (data49 === "Ready for Initiating Call")) || (data49 === "Ready for Medication Review")) || (data49 === "Ready for Medication Safety Review")) || (data49 === "Ready for ECPN Medication Safety Review")) || (data49 === "Ready for MSR Preceptor Review")) || (data49 === "Ready for Consult")) || (data49 === "Ready for Printing")) || (data49 === "Ready for Mailing")) || (data49 === "Complete")) || (data49 === "Hospice Do Not Call")) || (data49 === "Disenrolled")) || (data49 === "Not Eligible")) || (data49 === "Member Opt Out at Initiating Call")) || (data49 === "Member Opt Out at Medication Review")) || (data49 === "Member Opt Out at Medication Safety Review")) || (data49 === "Decline of Service at Initiating Interaction")) || (data49 === "Decline of Service at Medication Review")) || (data49 === "Decline of Service at MSR")) || (data49 === "Failure to Engage at Initiating Call")) || (data49 === "Failure to Engage at Medication Review")) || (data49 === "Failure to Engage at Medication Safety Review")) || (data49 === "Unknown"))){
const err109 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/from",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/from/enum",keyword:"enum",params:{allowedValues: schema0.properties.manualWorkflowStateChanges.items.properties.from.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data48.to !== undefined){
let data50 = data48.to;
if(typeof data50 !== "string"){
const err110 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/to",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!(((((((((((((((((((((((((data50 === "STAGED") || (data50 === "Imported")) || (data50 === "Waiting for Mailer")) || (data50 === "Ready for Initiating Call")) || (data50 === "Ready for Medication Review")) || (data50 === "Ready for Medication Safety Review")) || (data50 === "Ready for ECPN Medication Safety Review")) || (data50 === "Ready for MSR Preceptor Review")) || (data50 === "Ready for Consult")) || (data50 === "Ready for Printing")) || (data50 === "Ready for Mailing")) || (data50 === "Complete")) || (data50 === "Hospice Do Not Call")) || (data50 === "Disenrolled")) || (data50 === "Not Eligible")) || (data50 === "Member Opt Out at Initiating Call")) || (data50 === "Member Opt Out at Medication Review")) || (data50 === "Member Opt Out at Medication Safety Review")) || (data50 === "Decline of Service at Initiating Interaction")) || (data50 === "Decline of Service at Medication Review")) || (data50 === "Decline of Service at MSR")) || (data50 === "Failure to Engage at Initiating Call")) || (data50 === "Failure to Engage at Medication Review")) || (data50 === "Failure to Engage at Medication Safety Review")) || (data50 === "Unknown"))){
const err111 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/to",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/to/enum",keyword:"enum",params:{allowedValues: schema0.properties.manualWorkflowStateChanges.items.properties.to.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data48.date !== undefined){
let data51 = data48.date;
if(typeof data51 === "string"){
if(!(formats2.validate(data51))){
const err112 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/date",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/date",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data48.user !== undefined){
let data52 = data48.user;
if(typeof data52 === "string"){
if(func1(data52) > 254){
const err114 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/user",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/user",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data48.reason !== undefined){
let data53 = data48.reason;
if(typeof data53 !== "string"){
const err116 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reason",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!(((((((((data53 === "correction") || (data53 === "member-request")) || (data53 === "prescriber-request")) || (data53 === "hospice")) || (data53 === "deceased")) || (data53 === "not-eligible")) || (data53 === "new-documents")) || (data53 === "mailer-sent")) || (data53 === "other"))){
const err117 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reason",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.manualWorkflowStateChanges.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data48.reasonOther !== undefined){
let data54 = data48.reasonOther;
if(typeof data54 === "string"){
if(func1(data54) > 500){
const err118 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reasonOther",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reasonOther/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reasonOther",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reasonOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/manualWorkflowStateChanges",schemaPath:"#/properties/manualWorkflowStateChanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.managingOrganization !== undefined){
let data55 = data.managingOrganization;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.id === undefined){
const err122 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key9 in data55){
if(!((((key9 === "id") || (key9 === "primary")) || (key9 === "secondary")) || (key9 === "NPI"))){
const err123 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data55.id !== undefined){
let data56 = data55.id;
if(typeof data56 === "string"){
if(func1(data56) < 1){
const err124 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data55.primary !== undefined){
if(typeof data55.primary !== "string"){
const err126 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data55.secondary !== undefined){
if(typeof data55.secondary !== "string"){
const err127 = {instancePath:instancePath+"/managingOrganization/secondary",schemaPath:"#/properties/managingOrganization/properties/secondary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data55.NPI !== undefined){
let data59 = data55.NPI;
if(typeof data59 === "string"){
if(func1(data59) > 20){
const err128 = {instancePath:instancePath+"/managingOrganization/NPI",schemaPath:"#/properties/managingOrganization/properties/NPI/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/managingOrganization/NPI",schemaPath:"#/properties/managingOrganization/properties/NPI/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.transferTo !== undefined){
let data60 = data.transferTo;
if(typeof data60 === "string"){
if(func1(data60) > 100){
const err131 = {instancePath:instancePath+"/transferTo",schemaPath:"#/properties/transferTo/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/transferTo",schemaPath:"#/properties/transferTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.transferReason !== undefined){
let data61 = data.transferReason;
if(typeof data61 !== "string"){
const err133 = {instancePath:instancePath+"/transferReason",schemaPath:"#/properties/transferReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(((((((data61 === "moved") || (data61 === "facility-change")) || (data61 === "plan-change")) || (data61 === "member-request")) || (data61 === "capacity")) || (data61 === "entered-in-error")) || (data61 === "other"))){
const err134 = {instancePath:instancePath+"/transferReason",schemaPath:"#/properties/transferReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.transferReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.orgChanges !== undefined){
let data62 = data.orgChanges;
if(Array.isArray(data62)){
const len1 = data62.length;
for(let i1=0; i1<len1; i1++){
let data63 = data62[i1];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.from === undefined){
const err135 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data63.to === undefined){
const err136 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data63.date === undefined){
const err137 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key10 in data63){
if(!(((((key10 === "from") || (key10 === "to")) || (key10 === "date")) || (key10 === "changedBy")) || (key10 === "reason"))){
const err138 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data63.from !== undefined){
if(typeof data63.from !== "string"){
const err139 = {instancePath:instancePath+"/orgChanges/" + i1+"/from",schemaPath:"#/properties/orgChanges/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data63.to !== undefined){
if(typeof data63.to !== "string"){
const err140 = {instancePath:instancePath+"/orgChanges/" + i1+"/to",schemaPath:"#/properties/orgChanges/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data63.date !== undefined){
let data66 = data63.date;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
const err141 = {instancePath:instancePath+"/orgChanges/" + i1+"/date",schemaPath:"#/properties/orgChanges/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/orgChanges/" + i1+"/date",schemaPath:"#/properties/orgChanges/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data63.changedBy !== undefined){
let data67 = data63.changedBy;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key11 in data67){
if(!((key11 === "email") || (key11 === "auth0Id"))){
const err143 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy",schemaPath:"#/properties/orgChanges/items/properties/changedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data67.email !== undefined){
let data68 = data67.email;
if(typeof data68 === "string"){
if(func1(data68) > 254){
const err144 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/email",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/email",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data67.auth0Id !== undefined){
let data69 = data67.auth0Id;
if(typeof data69 === "string"){
if(func1(data69) > 200){
const err146 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/auth0Id",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/auth0Id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/auth0Id",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/auth0Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy",schemaPath:"#/properties/orgChanges/items/properties/changedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data63.reason !== undefined){
let data70 = data63.reason;
if(typeof data70 === "string"){
if(func1(data70) > 500){
const err149 = {instancePath:instancePath+"/orgChanges/" + i1+"/reason",schemaPath:"#/properties/orgChanges/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/orgChanges/" + i1+"/reason",schemaPath:"#/properties/orgChanges/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/orgChanges",schemaPath:"#/properties/orgChanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.projects !== undefined){
let data71 = data.projects;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key12 in data71){
let data72 = data71[key12];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.enrolled === undefined){
const err153 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key13 in data72){
if(!((((key13 === "enrolled") || (key13 === "enrollDate")) || (key13 === "reason")) || (key13 === "changes"))){
const err154 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data72.enrolled !== undefined){
let data73 = data72.enrolled;
if(typeof data73 !== "boolean"){
const err155 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
const _errs162 = errors;
let valid18 = false;
let passing0 = null;
const _errs163 = errors;
if(true !== data73){
const err156 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
var _valid0 = _errs163 === errors;
if(_valid0){
valid18 = true;
passing0 = 0;
}
const _errs164 = errors;
if(false !== data73){
const err157 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
var _valid0 = _errs164 === errors;
if(_valid0 && valid18){
valid18 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid18 = true;
passing0 = 1;
}
}
if(!valid18){
const err158 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
else {
errors = _errs162;
if(vErrors !== null){
if(_errs162){
vErrors.length = _errs162;
}
else {
vErrors = null;
}
}
}
}
if(data72.enrollDate !== undefined){
let data74 = data72.enrollDate;
if(typeof data74 === "string"){
if(!(formats2.validate(data74))){
const err159 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data72.reason !== undefined){
let data75 = data72.reason;
if(typeof data75 !== "string"){
const err161 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!(((((((((((data75 === "member-declined") || (data75 === "member-opted-out")) || (data75 === "not-eligible")) || (data75 === "moved")) || (data75 === "hospice")) || (data75 === "deceased")) || (data75 === "unreachable")) || (data75 === "transferred")) || (data75 === "member-agreed")) || (data75 === "entered-in-error")) || (data75 === "other"))){
const err162 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.projects.additionalProperties.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data72.changes !== undefined){
let data76 = data72.changes;
if(Array.isArray(data76)){
const len2 = data76.length;
for(let i2=0; i2<len2; i2++){
let data77 = data76[i2];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.date === undefined){
const err163 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data77.enrolled === undefined){
const err164 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
for(const key14 in data77){
if(!((((((key14 === "date") || (key14 === "performedBy")) || (key14 === "userId")) || (key14 === "enrolled")) || (key14 === "reason")) || (key14 === "snowmedCode"))){
const err165 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data77.date !== undefined){
let data78 = data77.date;
if(typeof data78 === "string"){
if(!(formats0.validate(data78))){
const err166 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/date",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/date",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data77.performedBy !== undefined){
let data79 = data77.performedBy;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key15 in data79){
if(!(((key15 === "firstName") || (key15 === "lastName")) || (key15 === "email"))){
const err168 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data79.firstName !== undefined){
let data80 = data79.firstName;
if(typeof data80 === "string"){
if(func1(data80) > 100){
const err169 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/firstName",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/firstName",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data79.lastName !== undefined){
let data81 = data79.lastName;
if(typeof data81 === "string"){
if(func1(data81) > 100){
const err171 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/lastName",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/lastName",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data79.email !== undefined){
let data82 = data79.email;
if(typeof data82 === "string"){
if(func1(data82) > 254){
const err173 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/email",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy/email",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data77.userId !== undefined){
let data83 = data77.userId;
if(typeof data83 === "string"){
if(func1(data83) > 200){
const err176 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/userId",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/userId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/userId",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data77.enrolled !== undefined){
let data84 = data77.enrolled;
if(typeof data84 !== "boolean"){
const err178 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
const _errs189 = errors;
let valid23 = false;
let passing1 = null;
const _errs190 = errors;
if(true !== data84){
const err179 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
var _valid1 = _errs190 === errors;
if(_valid1){
valid23 = true;
passing1 = 0;
}
const _errs191 = errors;
if(false !== data84){
const err180 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
var _valid1 = _errs191 === errors;
if(_valid1 && valid23){
valid23 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid23 = true;
passing1 = 1;
}
}
if(!valid23){
const err181 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
else {
errors = _errs189;
if(vErrors !== null){
if(_errs189){
vErrors.length = _errs189;
}
else {
vErrors = null;
}
}
}
}
if(data77.reason !== undefined){
let data85 = data77.reason;
if(typeof data85 === "string"){
if(func1(data85) > 500){
const err182 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data77.snowmedCode !== undefined){
let data86 = data77.snowmedCode;
if(typeof data86 === "string"){
if(func1(data86) > 20){
const err184 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/snowmedCode",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/snowmedCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/snowmedCode",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/snowmedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes",schemaPath:"#/properties/projects/additionalProperties/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
else {
const err188 = {instancePath:instancePath+"/projects/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.address !== undefined){
let data87 = data.address;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key16 in data87){
if(!(func0.call(schema0.properties.address.properties, key16))){
const err190 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data87.primary !== undefined){
if(typeof data87.primary !== "boolean"){
const err191 = {instancePath:instancePath+"/address/primary",schemaPath:"#/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data87.verified !== undefined){
if(typeof data87.verified !== "boolean"){
const err192 = {instancePath:instancePath+"/address/verified",schemaPath:"#/properties/address/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data87.line1 !== undefined){
let data90 = data87.line1;
if(typeof data90 === "string"){
if(func1(data90) > 200){
const err193 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data87.line2 !== undefined){
let data91 = data87.line2;
if(typeof data91 === "string"){
if(func1(data91) > 200){
const err195 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data87.line3 !== undefined){
let data92 = data87.line3;
if(typeof data92 === "string"){
if(func1(data92) > 200){
const err197 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
else {
const err198 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data87.city !== undefined){
let data93 = data87.city;
if(typeof data93 === "string"){
if(func1(data93) > 100){
const err199 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data87.state !== undefined){
let data94 = data87.state;
if(typeof data94 !== "string"){
const err201 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data94 === "AL") || (data94 === "AK")) || (data94 === "AZ")) || (data94 === "AR")) || (data94 === "CA")) || (data94 === "CO")) || (data94 === "CT")) || (data94 === "DE")) || (data94 === "DC")) || (data94 === "FL")) || (data94 === "GA")) || (data94 === "HI")) || (data94 === "ID")) || (data94 === "IL")) || (data94 === "IN")) || (data94 === "IA")) || (data94 === "KS")) || (data94 === "KY")) || (data94 === "LA")) || (data94 === "ME")) || (data94 === "MD")) || (data94 === "MA")) || (data94 === "MI")) || (data94 === "MN")) || (data94 === "MS")) || (data94 === "MO")) || (data94 === "MT")) || (data94 === "NE")) || (data94 === "NV")) || (data94 === "NH")) || (data94 === "NJ")) || (data94 === "NM")) || (data94 === "NY")) || (data94 === "NC")) || (data94 === "ND")) || (data94 === "OH")) || (data94 === "OK")) || (data94 === "OR")) || (data94 === "PA")) || (data94 === "RI")) || (data94 === "SC")) || (data94 === "SD")) || (data94 === "TN")) || (data94 === "TX")) || (data94 === "UT")) || (data94 === "VT")) || (data94 === "VA")) || (data94 === "WA")) || (data94 === "WV")) || (data94 === "WI")) || (data94 === "WY")) || (data94 === "AS")) || (data94 === "GU")) || (data94 === "MP")) || (data94 === "PR")) || (data94 === "VI"))){
const err202 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data87.zip !== undefined){
let data95 = data87.zip;
if(typeof data95 === "string"){
if(!pattern0.test(data95)){
const err203 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data87.phone !== undefined){
let data96 = data87.phone;
if(typeof data96 === "string"){
if(!pattern1.test(data96)){
const err205 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
else {
const err206 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data87.phonePreferred !== undefined){
if(typeof data87.phonePreferred !== "boolean"){
const err207 = {instancePath:instancePath+"/address/phonePreferred",schemaPath:"#/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data87.phoneMobile !== undefined){
if(typeof data87.phoneMobile !== "boolean"){
const err208 = {instancePath:instancePath+"/address/phoneMobile",schemaPath:"#/properties/address/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
else {
const err209 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data.address2 !== undefined){
let data99 = data.address2;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
for(const key17 in data99){
if(!(func0.call(schema0.properties.address2.properties, key17))){
const err210 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data99.primary !== undefined){
if(typeof data99.primary !== "boolean"){
const err211 = {instancePath:instancePath+"/address2/primary",schemaPath:"#/properties/address2/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data99.verified !== undefined){
if(typeof data99.verified !== "boolean"){
const err212 = {instancePath:instancePath+"/address2/verified",schemaPath:"#/properties/address2/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data99.line1 !== undefined){
let data102 = data99.line1;
if(typeof data102 === "string"){
if(func1(data102) > 200){
const err213 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data99.line2 !== undefined){
let data103 = data99.line2;
if(typeof data103 === "string"){
if(func1(data103) > 200){
const err215 = {instancePath:instancePath+"/address2/line2",schemaPath:"#/properties/address2/properties/line2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
else {
const err216 = {instancePath:instancePath+"/address2/line2",schemaPath:"#/properties/address2/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data99.line3 !== undefined){
let data104 = data99.line3;
if(typeof data104 === "string"){
if(func1(data104) > 200){
const err217 = {instancePath:instancePath+"/address2/line3",schemaPath:"#/properties/address2/properties/line3/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/address2/line3",schemaPath:"#/properties/address2/properties/line3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data99.city !== undefined){
let data105 = data99.city;
if(typeof data105 === "string"){
if(func1(data105) > 100){
const err219 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data99.state !== undefined){
let data106 = data99.state;
if(typeof data106 !== "string"){
const err221 = {instancePath:instancePath+"/address2/state",schemaPath:"#/properties/address2/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data106 === "AL") || (data106 === "AK")) || (data106 === "AZ")) || (data106 === "AR")) || (data106 === "CA")) || (data106 === "CO")) || (data106 === "CT")) || (data106 === "DE")) || (data106 === "DC")) || (data106 === "FL")) || (data106 === "GA")) || (data106 === "HI")) || (data106 === "ID")) || (data106 === "IL")) || (data106 === "IN")) || (data106 === "IA")) || (data106 === "KS")) || (data106 === "KY")) || (data106 === "LA")) || (data106 === "ME")) || (data106 === "MD")) || (data106 === "MA")) || (data106 === "MI")) || (data106 === "MN")) || (data106 === "MS")) || (data106 === "MO")) || (data106 === "MT")) || (data106 === "NE")) || (data106 === "NV")) || (data106 === "NH")) || (data106 === "NJ")) || (data106 === "NM")) || (data106 === "NY")) || (data106 === "NC")) || (data106 === "ND")) || (data106 === "OH")) || (data106 === "OK")) || (data106 === "OR")) || (data106 === "PA")) || (data106 === "RI")) || (data106 === "SC")) || (data106 === "SD")) || (data106 === "TN")) || (data106 === "TX")) || (data106 === "UT")) || (data106 === "VT")) || (data106 === "VA")) || (data106 === "WA")) || (data106 === "WV")) || (data106 === "WI")) || (data106 === "WY")) || (data106 === "AS")) || (data106 === "GU")) || (data106 === "MP")) || (data106 === "PR")) || (data106 === "VI"))){
const err222 = {instancePath:instancePath+"/address2/state",schemaPath:"#/properties/address2/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address2.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data99.zip !== undefined){
let data107 = data99.zip;
if(typeof data107 === "string"){
if(!pattern0.test(data107)){
const err223 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
else {
const err224 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data99.phone !== undefined){
let data108 = data99.phone;
if(typeof data108 === "string"){
if(!pattern1.test(data108)){
const err225 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
else {
const err226 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data99.phonePreferred !== undefined){
if(typeof data99.phonePreferred !== "boolean"){
const err227 = {instancePath:instancePath+"/address2/phonePreferred",schemaPath:"#/properties/address2/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data99.phoneMobile !== undefined){
if(typeof data99.phoneMobile !== "boolean"){
const err228 = {instancePath:instancePath+"/address2/phoneMobile",schemaPath:"#/properties/address2/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data.telecom !== undefined){
let data111 = data.telecom;
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
for(const key18 in data111){
if(!(((((key18 === "phone") || (key18 === "phonePreferred")) || (key18 === "phoneMobile")) || (key18 === "email")) || (key18 === "cellphone"))){
const err230 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data111.phone !== undefined){
let data112 = data111.phone;
if(typeof data112 === "string"){
if(!pattern1.test(data112)){
const err231 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
else {
const err232 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data111.phonePreferred !== undefined){
if(typeof data111.phonePreferred !== "boolean"){
const err233 = {instancePath:instancePath+"/telecom/phonePreferred",schemaPath:"#/properties/telecom/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data111.phoneMobile !== undefined){
if(typeof data111.phoneMobile !== "boolean"){
const err234 = {instancePath:instancePath+"/telecom/phoneMobile",schemaPath:"#/properties/telecom/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data111.email !== undefined){
let data115 = data111.email;
if(typeof data115 === "string"){
if(func1(data115) > 254){
const err235 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(!pattern5.test(data115)){
const err236 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
else {
const err237 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data111.cellphone !== undefined){
let data116 = data111.cellphone;
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
for(const key19 in data116){
if(!(((((key19 === "number") || (key19 === "preferred")) || (key19 === "isSmartPhone")) || (key19 === "os")) || (key19 === "receiveSMS"))){
const err238 = {instancePath:instancePath+"/telecom/cellphone",schemaPath:"#/properties/telecom/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data116.number !== undefined){
let data117 = data116.number;
if(typeof data117 === "string"){
if(!pattern1.test(data117)){
const err239 = {instancePath:instancePath+"/telecom/cellphone/number",schemaPath:"#/properties/telecom/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/telecom/cellphone/number",schemaPath:"#/properties/telecom/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data116.preferred !== undefined){
if(typeof data116.preferred !== "boolean"){
const err241 = {instancePath:instancePath+"/telecom/cellphone/preferred",schemaPath:"#/properties/telecom/properties/cellphone/properties/preferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data116.isSmartPhone !== undefined){
if(typeof data116.isSmartPhone !== "boolean"){
const err242 = {instancePath:instancePath+"/telecom/cellphone/isSmartPhone",schemaPath:"#/properties/telecom/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data116.os !== undefined){
let data120 = data116.os;
if(typeof data120 !== "string"){
const err243 = {instancePath:instancePath+"/telecom/cellphone/os",schemaPath:"#/properties/telecom/properties/cellphone/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(!(((data120 === "ios") || (data120 === "android")) || (data120 === "other"))){
const err244 = {instancePath:instancePath+"/telecom/cellphone/os",schemaPath:"#/properties/telecom/properties/cellphone/properties/os/enum",keyword:"enum",params:{allowedValues: schema0.properties.telecom.properties.cellphone.properties.os.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data116.receiveSMS !== undefined){
if(typeof data116.receiveSMS !== "boolean"){
const err245 = {instancePath:instancePath+"/telecom/cellphone/receiveSMS",schemaPath:"#/properties/telecom/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/telecom/cellphone",schemaPath:"#/properties/telecom/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data.serviceOptions !== undefined){
let data122 = data.serviceOptions;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
for(const key20 in data122){
if(!(key20 === "myregimenServices")){
const err248 = {instancePath:instancePath+"/serviceOptions",schemaPath:"#/properties/serviceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data122.myregimenServices !== undefined){
if(typeof data122.myregimenServices !== "boolean"){
const err249 = {instancePath:instancePath+"/serviceOptions/myregimenServices",schemaPath:"#/properties/serviceOptions/properties/myregimenServices/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/serviceOptions",schemaPath:"#/properties/serviceOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data.medManager !== undefined){
let data124 = data.medManager;
if(typeof data124 !== "string"){
const err251 = {instancePath:instancePath+"/medManager",schemaPath:"#/properties/medManager/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(!((data124 === "true") || (data124 === "false"))){
const err252 = {instancePath:instancePath+"/medManager",schemaPath:"#/properties/medManager/enum",keyword:"enum",params:{allowedValues: schema0.properties.medManager.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data.medManagerOther !== undefined){
let data125 = data.medManagerOther;
if(typeof data125 === "string"){
if(func1(data125) > 200){
const err253 = {instancePath:instancePath+"/medManagerOther",schemaPath:"#/properties/medManagerOther/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/medManagerOther",schemaPath:"#/properties/medManagerOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data.facility !== undefined){
let data126 = data.facility;
if(typeof data126 === "string"){
if(func1(data126) > 200){
const err255 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
else {
const err256 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data.locationType !== undefined){
let data127 = data.locationType;
if(typeof data127 !== "string"){
const err257 = {instancePath:instancePath+"/locationType",schemaPath:"#/properties/locationType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(!((((((data127 === "Assisted Living Facility") || (data127 === "Memory Care Unit")) || (data127 === "Own Home")) || (data127 === "Senior Living Facility")) || (data127 === "Foster Care/Group Home")) || (data127 === "Other"))){
const err258 = {instancePath:instancePath+"/locationType",schemaPath:"#/properties/locationType/enum",keyword:"enum",params:{allowedValues: schema0.properties.locationType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data.referralType !== undefined){
let data128 = data.referralType;
if(Array.isArray(data128)){
const len3 = data128.length;
for(let i3=0; i3<len3; i3++){
let data129 = data128[i3];
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.text === undefined){
const err259 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
for(const key21 in data129){
if(!(((key21 === "text") || (key21 === "date")) || (key21 === "isNew"))){
const err260 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data129.text !== undefined){
let data130 = data129.text;
if(typeof data130 === "string"){
if(func1(data130) > 200){
const err261 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(func1(data130) < 1){
const err262 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data129.date !== undefined){
let data131 = data129.date;
if(typeof data131 === "string"){
if(!(formats2.validate(data131))){
const err264 = {instancePath:instancePath+"/referralType/" + i3+"/date",schemaPath:"#/properties/referralType/items/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
else {
const err265 = {instancePath:instancePath+"/referralType/" + i3+"/date",schemaPath:"#/properties/referralType/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data129.isNew !== undefined){
if(typeof data129.isNew !== "boolean"){
const err266 = {instancePath:instancePath+"/referralType/" + i3+"/isNew",schemaPath:"#/properties/referralType/items/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
}
else {
const err267 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/referralType",schemaPath:"#/properties/referralType/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data.spouse !== undefined){
let data133 = data.spouse;
if(typeof data133 === "string"){
if(func1(data133) > 200){
const err269 = {instancePath:instancePath+"/spouse",schemaPath:"#/properties/spouse/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
else {
const err270 = {instancePath:instancePath+"/spouse",schemaPath:"#/properties/spouse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data.eligibility !== undefined){
let data134 = data.eligibility;
if(typeof data134 === "string"){
if(func1(data134) > 200){
const err271 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
else {
const err272 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data.badNumber !== undefined){
if(typeof data.badNumber !== "boolean"){
const err273 = {instancePath:instancePath+"/badNumber",schemaPath:"#/properties/badNumber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data.dischargeDate !== undefined){
let data136 = data.dischargeDate;
if(typeof data136 === "string"){
if(!(formats2.validate(data136))){
const err274 = {instancePath:instancePath+"/dischargeDate",schemaPath:"#/properties/dischargeDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/dischargeDate",schemaPath:"#/properties/dischargeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data.homeCareFlag !== undefined){
let data137 = data.homeCareFlag;
if(typeof data137 !== "string"){
const err276 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
if(!(((data137 === "") || (data137 === "1")) || (data137 === "0"))){
const err277 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/enum",keyword:"enum",params:{allowedValues: schema0.properties.homeCareFlag.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data.dischargeReason !== undefined){
let data138 = data.dischargeReason;
if(typeof data138 === "string"){
if(func1(data138) > 500){
const err278 = {instancePath:instancePath+"/dischargeReason",schemaPath:"#/properties/dischargeReason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else {
const err279 = {instancePath:instancePath+"/dischargeReason",schemaPath:"#/properties/dischargeReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data.history !== undefined){
let data139 = data.history;
if(Array.isArray(data139)){
const len4 = data139.length;
for(let i4=0; i4<len4; i4++){
let data140 = data139[i4];
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
for(const key22 in data140){
if(!(((key22 === "dischargeDate") || (key22 === "homeCareFlag")) || (key22 === "manualChange"))){
const err280 = {instancePath:instancePath+"/history/" + i4,schemaPath:"#/properties/history/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data140.dischargeDate !== undefined){
let data141 = data140.dischargeDate;
if(typeof data141 === "string"){
if(!(formats2.validate(data141))){
const err281 = {instancePath:instancePath+"/history/" + i4+"/dischargeDate",schemaPath:"#/properties/history/items/properties/dischargeDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/history/" + i4+"/dischargeDate",schemaPath:"#/properties/history/items/properties/dischargeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data140.homeCareFlag !== undefined){
let data142 = data140.homeCareFlag;
if(typeof data142 !== "string"){
const err283 = {instancePath:instancePath+"/history/" + i4+"/homeCareFlag",schemaPath:"#/properties/history/items/properties/homeCareFlag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(!(((data142 === "") || (data142 === "1")) || (data142 === "0"))){
const err284 = {instancePath:instancePath+"/history/" + i4+"/homeCareFlag",schemaPath:"#/properties/history/items/properties/homeCareFlag/enum",keyword:"enum",params:{allowedValues: schema0.properties.history.items.properties.homeCareFlag.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data140.manualChange !== undefined){
let data143 = data140.manualChange;
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
for(const key23 in data143){
if(!(((key23 === "reason") || (key23 === "updatedAt")) || (key23 === "user"))){
const err285 = {instancePath:instancePath+"/history/" + i4+"/manualChange",schemaPath:"#/properties/history/items/properties/manualChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data143.reason !== undefined){
let data144 = data143.reason;
if(typeof data144 === "string"){
if(func1(data144) > 500){
const err286 = {instancePath:instancePath+"/history/" + i4+"/manualChange/reason",schemaPath:"#/properties/history/items/properties/manualChange/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
else {
const err287 = {instancePath:instancePath+"/history/" + i4+"/manualChange/reason",schemaPath:"#/properties/history/items/properties/manualChange/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data143.updatedAt !== undefined){
let data145 = data143.updatedAt;
if(typeof data145 === "string"){
if(!(formats0.validate(data145))){
const err288 = {instancePath:instancePath+"/history/" + i4+"/manualChange/updatedAt",schemaPath:"#/properties/history/items/properties/manualChange/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
else {
const err289 = {instancePath:instancePath+"/history/" + i4+"/manualChange/updatedAt",schemaPath:"#/properties/history/items/properties/manualChange/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data143.user !== undefined){
let data146 = data143.user;
if(typeof data146 === "string"){
if(func1(data146) > 254){
const err290 = {instancePath:instancePath+"/history/" + i4+"/manualChange/user",schemaPath:"#/properties/history/items/properties/manualChange/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/history/" + i4+"/manualChange/user",schemaPath:"#/properties/history/items/properties/manualChange/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
}
else {
const err292 = {instancePath:instancePath+"/history/" + i4+"/manualChange",schemaPath:"#/properties/history/items/properties/manualChange/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
}
else {
const err293 = {instancePath:instancePath+"/history/" + i4,schemaPath:"#/properties/history/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
else {
const err294 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data.graduationStatus !== undefined){
let data147 = data.graduationStatus;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
for(const key24 in data147){
if(!(key24 === "graduated")){
const err295 = {instancePath:instancePath+"/graduationStatus",schemaPath:"#/properties/graduationStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data147.graduated !== undefined){
if(typeof data147.graduated !== "boolean"){
const err296 = {instancePath:instancePath+"/graduationStatus/graduated",schemaPath:"#/properties/graduationStatus/properties/graduated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/graduationStatus",schemaPath:"#/properties/graduationStatus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data.riskFactors !== undefined){
let data149 = data.riskFactors;
if(Array.isArray(data149)){
const len5 = data149.length;
for(let i5=0; i5<len5; i5++){
let data150 = data149[i5];
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.id === undefined){
const err298 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data150.category === undefined){
const err299 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data150.riskFactor === undefined){
const err300 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "riskFactor"},message:"must have required property '"+"riskFactor"+"'"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
for(const key25 in data150){
if(!(((((((key25 === "id") || (key25 === "category")) || (key25 === "riskFactor")) || (key25 === "riskFactorNote")) || (key25 === "verified")) || (key25 === "reportedBy")) || (key25 === "changes"))){
const err301 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data150.id !== undefined){
let data151 = data150.id;
if(typeof data151 === "string"){
if(func1(data151) > 100){
const err302 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(func1(data151) < 1){
const err303 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
else {
const err304 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data150.category !== undefined){
let data152 = data150.category;
if(typeof data152 !== "string"){
const err305 = {instancePath:instancePath+"/riskFactors/" + i5+"/category",schemaPath:"#/properties/riskFactors/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(!(((((((data152 === "lifestyle") || (data152 === "function")) || (data152 === "falls")) || (data152 === "utilization")) || (data152 === "adherence")) || (data152 === "social")) || (data152 === "clinical"))){
const err306 = {instancePath:instancePath+"/riskFactors/" + i5+"/category",schemaPath:"#/properties/riskFactors/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data150.riskFactor !== undefined){
let data153 = data150.riskFactor;
if(typeof data153 !== "string"){
const err307 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactor",schemaPath:"#/properties/riskFactors/items/properties/riskFactor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data153 === "tobacco") || (data153 === "alcohol")) || (data153 === "cannabis")) || (data153 === "other-substances")) || (data153 === "caffeine")) || (data153 === "inactivity")) || (data153 === "diet")) || (data153 === "memory")) || (data153 === "vision")) || (data153 === "hearing")) || (data153 === "dexterity")) || (data153 === "swallowing")) || (data153 === "fall")) || (data153 === "gait")) || (data153 === "assistive-device")) || (data153 === "hospital-stay")) || (data153 === "emergency-visit")) || (data153 === "many-prescribers")) || (data153 === "many-pharmacies")) || (data153 === "missed-doses")) || (data153 === "cost")) || (data153 === "complex-regimen")) || (data153 === "stops-early")) || (data153 === "lives-alone")) || (data153 === "transport")) || (data153 === "food")) || (data153 === "literacy")) || (data153 === "no-caregiver")) || (data153 === "renal")) || (data153 === "hepatic")) || (data153 === "pregnancy")) || (data153 === "breastfeeding")) || (data153 === "dialysis"))){
const err308 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactor",schemaPath:"#/properties/riskFactors/items/properties/riskFactor/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.riskFactor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data150.riskFactorNote !== undefined){
let data154 = data150.riskFactorNote;
if(typeof data154 === "string"){
if(func1(data154) > 2000){
const err309 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
else {
const err310 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data150.verified !== undefined){
if(typeof data150.verified !== "boolean"){
const err311 = {instancePath:instancePath+"/riskFactors/" + i5+"/verified",schemaPath:"#/properties/riskFactors/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data150.reportedBy !== undefined){
let data156 = data150.reportedBy;
if(typeof data156 !== "string"){
const err312 = {instancePath:instancePath+"/riskFactors/" + i5+"/reportedBy",schemaPath:"#/properties/riskFactors/items/properties/reportedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(!(((((((data156 === "member") || (data156 === "caregiver")) || (data156 === "prescriber")) || (data156 === "pharmacy")) || (data156 === "facility")) || (data156 === "records")) || (data156 === "user"))){
const err313 = {instancePath:instancePath+"/riskFactors/" + i5+"/reportedBy",schemaPath:"#/properties/riskFactors/items/properties/reportedBy/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.reportedBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data150.changes !== undefined){
let data157 = data150.changes;
if(Array.isArray(data157)){
const len6 = data157.length;
for(let i6=0; i6<len6; i6++){
let data158 = data157[i6];
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.date === undefined){
const err314 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
for(const key26 in data158){
if(!(((((key26 === "date") || (key26 === "performedBy")) || (key26 === "riskFactor")) || (key26 === "riskFactorNote")) || (key26 === "verified"))){
const err315 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data158.date !== undefined){
let data159 = data158.date;
if(typeof data159 === "string"){
if(!(formats0.validate(data159))){
const err316 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/date",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
else {
const err317 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/date",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data158.performedBy !== undefined){
let data160 = data158.performedBy;
if(data160 && typeof data160 == "object" && !Array.isArray(data160)){
for(const key27 in data160){
if(!(((key27 === "firstName") || (key27 === "lastName")) || (key27 === "email"))){
const err318 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data160.firstName !== undefined){
let data161 = data160.firstName;
if(typeof data161 === "string"){
if(func1(data161) > 100){
const err319 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/firstName",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
else {
const err320 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/firstName",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data160.lastName !== undefined){
let data162 = data160.lastName;
if(typeof data162 === "string"){
if(func1(data162) > 100){
const err321 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/lastName",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
else {
const err322 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/lastName",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data160.email !== undefined){
let data163 = data160.email;
if(typeof data163 === "string"){
if(func1(data163) > 254){
const err323 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/email",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
else {
const err324 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy/email",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
}
else {
const err325 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
if(data158.riskFactor !== undefined){
let data164 = data158.riskFactor;
if(typeof data164 !== "string"){
const err326 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactor",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data164 === "tobacco") || (data164 === "alcohol")) || (data164 === "cannabis")) || (data164 === "other-substances")) || (data164 === "caffeine")) || (data164 === "inactivity")) || (data164 === "diet")) || (data164 === "memory")) || (data164 === "vision")) || (data164 === "hearing")) || (data164 === "dexterity")) || (data164 === "swallowing")) || (data164 === "fall")) || (data164 === "gait")) || (data164 === "assistive-device")) || (data164 === "hospital-stay")) || (data164 === "emergency-visit")) || (data164 === "many-prescribers")) || (data164 === "many-pharmacies")) || (data164 === "missed-doses")) || (data164 === "cost")) || (data164 === "complex-regimen")) || (data164 === "stops-early")) || (data164 === "lives-alone")) || (data164 === "transport")) || (data164 === "food")) || (data164 === "literacy")) || (data164 === "no-caregiver")) || (data164 === "renal")) || (data164 === "hepatic")) || (data164 === "pregnancy")) || (data164 === "breastfeeding")) || (data164 === "dialysis"))){
const err327 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactor",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactor/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.changes.items.properties.riskFactor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data158.riskFactorNote !== undefined){
let data165 = data158.riskFactorNote;
if(typeof data165 === "string"){
if(func1(data165) > 2000){
const err328 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
else {
const err329 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data158.verified !== undefined){
if(typeof data158.verified !== "boolean"){
const err330 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/verified",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
}
else {
const err331 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
}
else {
const err332 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes",schemaPath:"#/properties/riskFactors/items/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
else {
const err333 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
else {
const err334 = {instancePath:instancePath+"/riskFactors",schemaPath:"#/properties/riskFactors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
if(data.prescribers !== undefined){
let data167 = data.prescribers;
if(Array.isArray(data167)){
const len7 = data167.length;
for(let i7=0; i7<len7; i7++){
let data168 = data167[i7];
if(data168 && typeof data168 == "object" && !Array.isArray(data168)){
if(data168.id === undefined){
const err335 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data168.firstName === undefined){
const err336 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data168.lastName === undefined){
const err337 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data168.addressLine1 === undefined){
const err338 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "addressLine1"},message:"must have required property '"+"addressLine1"+"'"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
if(data168.city === undefined){
const err339 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if(data168.state === undefined){
const err340 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(data168.zip === undefined){
const err341 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(data168.phone === undefined){
const err342 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
for(const key28 in data168){
if(!(func0.call(schema0.properties.prescribers.items.properties, key28))){
const err343 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data168.id !== undefined){
let data169 = data168.id;
if(typeof data169 === "string"){
if(func1(data169) < 1){
const err344 = {instancePath:instancePath+"/prescribers/" + i7+"/id",schemaPath:"#/properties/prescribers/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
else {
const err345 = {instancePath:instancePath+"/prescribers/" + i7+"/id",schemaPath:"#/properties/prescribers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data168.prescriberType !== undefined){
let data170 = data168.prescriberType;
if(typeof data170 !== "string"){
const err346 = {instancePath:instancePath+"/prescribers/" + i7+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(!((((((data170 === "pcp") || (data170 === "specialist")) || (data170 === "nurse-practitioner")) || (data170 === "physician-assistant")) || (data170 === "dentist")) || (data170 === "other"))){
const err347 = {instancePath:instancePath+"/prescribers/" + i7+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescribers.items.properties.prescriberType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data168.firstName !== undefined){
let data171 = data168.firstName;
if(typeof data171 === "string"){
if(func1(data171) > 100){
const err348 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(func1(data171) < 1){
const err349 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
else {
const err350 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data168.lastName !== undefined){
let data172 = data168.lastName;
if(typeof data172 === "string"){
if(func1(data172) > 100){
const err351 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
if(func1(data172) < 1){
const err352 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
else {
const err353 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data168.addressLine1 !== undefined){
let data173 = data168.addressLine1;
if(typeof data173 === "string"){
if(func1(data173) > 200){
const err354 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(func1(data173) < 1){
const err355 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
else {
const err356 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data168.addressLine2 !== undefined){
let data174 = data168.addressLine2;
if(typeof data174 === "string"){
if(func1(data174) > 200){
const err357 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
else {
const err358 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data168.city !== undefined){
let data175 = data168.city;
if(typeof data175 === "string"){
if(func1(data175) > 100){
const err359 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(func1(data175) < 1){
const err360 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
else {
const err361 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data168.state !== undefined){
let data176 = data168.state;
if(typeof data176 !== "string"){
const err362 = {instancePath:instancePath+"/prescribers/" + i7+"/state",schemaPath:"#/properties/prescribers/items/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data176 === "AL") || (data176 === "AK")) || (data176 === "AZ")) || (data176 === "AR")) || (data176 === "CA")) || (data176 === "CO")) || (data176 === "CT")) || (data176 === "DE")) || (data176 === "DC")) || (data176 === "FL")) || (data176 === "GA")) || (data176 === "HI")) || (data176 === "ID")) || (data176 === "IL")) || (data176 === "IN")) || (data176 === "IA")) || (data176 === "KS")) || (data176 === "KY")) || (data176 === "LA")) || (data176 === "ME")) || (data176 === "MD")) || (data176 === "MA")) || (data176 === "MI")) || (data176 === "MN")) || (data176 === "MS")) || (data176 === "MO")) || (data176 === "MT")) || (data176 === "NE")) || (data176 === "NV")) || (data176 === "NH")) || (data176 === "NJ")) || (data176 === "NM")) || (data176 === "NY")) || (data176 === "NC")) || (data176 === "ND")) || (data176 === "OH")) || (data176 === "OK")) || (data176 === "OR")) || (data176 === "PA")) || (data176 === "RI")) || (data176 === "SC")) || (data176 === "SD")) || (data176 === "TN")) || (data176 === "TX")) || (data176 === "UT")) || (data176 === "VT")) || (data176 === "VA")) || (data176 === "WA")) || (data176 === "WV")) || (data176 === "WI")) || (data176 === "WY")) || (data176 === "AS")) || (data176 === "GU")) || (data176 === "MP")) || (data176 === "PR")) || (data176 === "VI"))){
const err363 = {instancePath:instancePath+"/prescribers/" + i7+"/state",schemaPath:"#/properties/prescribers/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescribers.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data168.zip !== undefined){
let data177 = data168.zip;
if(typeof data177 === "string"){
if(!pattern0.test(data177)){
const err364 = {instancePath:instancePath+"/prescribers/" + i7+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
else {
const err365 = {instancePath:instancePath+"/prescribers/" + i7+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data168.phone !== undefined){
let data178 = data168.phone;
if(typeof data178 === "string"){
if(!pattern1.test(data178)){
const err366 = {instancePath:instancePath+"/prescribers/" + i7+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
else {
const err367 = {instancePath:instancePath+"/prescribers/" + i7+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
if(data168.faxNumber !== undefined){
let data179 = data168.faxNumber;
if(typeof data179 === "string"){
if(!pattern1.test(data179)){
const err368 = {instancePath:instancePath+"/prescribers/" + i7+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
else {
const err369 = {instancePath:instancePath+"/prescribers/" + i7+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
if(data168.email !== undefined){
let data180 = data168.email;
if(typeof data180 === "string"){
if(func1(data180) > 254){
const err370 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(!pattern5.test(data180)){
const err371 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
else {
const err372 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data168.isPrimary !== undefined){
if(typeof data168.isPrimary !== "boolean"){
const err373 = {instancePath:instancePath+"/prescribers/" + i7+"/isPrimary",schemaPath:"#/properties/prescribers/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data168.isSecondary !== undefined){
if(typeof data168.isSecondary !== "boolean"){
const err374 = {instancePath:instancePath+"/prescribers/" + i7+"/isSecondary",schemaPath:"#/properties/prescribers/items/properties/isSecondary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data168.verified !== undefined){
if(typeof data168.verified !== "boolean"){
const err375 = {instancePath:instancePath+"/prescribers/" + i7+"/verified",schemaPath:"#/properties/prescribers/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
}
else {
const err376 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
}
else {
const err377 = {instancePath:instancePath+"/prescribers",schemaPath:"#/properties/prescribers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
if(data.pharmacies !== undefined){
let data184 = data.pharmacies;
if(Array.isArray(data184)){
const len8 = data184.length;
for(let i8=0; i8<len8; i8++){
let data185 = data184[i8];
if(data185 && typeof data185 == "object" && !Array.isArray(data185)){
if(data185.id === undefined){
const err378 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data185.name === undefined){
const err379 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if(data185.pharmacyType === undefined){
const err380 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "pharmacyType"},message:"must have required property '"+"pharmacyType"+"'"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
if(data185.addressLine1 === undefined){
const err381 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "addressLine1"},message:"must have required property '"+"addressLine1"+"'"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data185.city === undefined){
const err382 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data185.state === undefined){
const err383 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
if(data185.zip === undefined){
const err384 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if(data185.telephoneNumber === undefined){
const err385 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "telephoneNumber"},message:"must have required property '"+"telephoneNumber"+"'"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
for(const key29 in data185){
if(!(func0.call(schema0.properties.pharmacies.items.properties, key29))){
const err386 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
if(data185.id !== undefined){
let data186 = data185.id;
if(typeof data186 === "string"){
if(func1(data186) > 100){
const err387 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(func1(data186) < 1){
const err388 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
else {
const err389 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data185.name !== undefined){
let data187 = data185.name;
if(typeof data187 === "string"){
if(func1(data187) > 200){
const err390 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if(func1(data187) < 1){
const err391 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
else {
const err392 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data185.pharmacyType !== undefined){
let data188 = data185.pharmacyType;
if(typeof data188 !== "string"){
const err393 = {instancePath:instancePath+"/pharmacies/" + i8+"/pharmacyType",schemaPath:"#/properties/pharmacies/items/properties/pharmacyType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(!(((data188 === "Community") || (data188 === "Mail-Order")) || (data188 === "Compounding"))){
const err394 = {instancePath:instancePath+"/pharmacies/" + i8+"/pharmacyType",schemaPath:"#/properties/pharmacies/items/properties/pharmacyType/enum",keyword:"enum",params:{allowedValues: schema0.properties.pharmacies.items.properties.pharmacyType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
if(data185.addressLine1 !== undefined){
let data189 = data185.addressLine1;
if(typeof data189 === "string"){
if(func1(data189) > 200){
const err395 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if(func1(data189) < 1){
const err396 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
else {
const err397 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data185.addressLine2 !== undefined){
let data190 = data185.addressLine2;
if(typeof data190 === "string"){
if(func1(data190) > 200){
const err398 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine2",schemaPath:"#/properties/pharmacies/items/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
else {
const err399 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine2",schemaPath:"#/properties/pharmacies/items/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data185.city !== undefined){
let data191 = data185.city;
if(typeof data191 === "string"){
if(func1(data191) > 100){
const err400 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(func1(data191) < 1){
const err401 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
else {
const err402 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data185.state !== undefined){
let data192 = data185.state;
if(typeof data192 !== "string"){
const err403 = {instancePath:instancePath+"/pharmacies/" + i8+"/state",schemaPath:"#/properties/pharmacies/items/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data192 === "AL") || (data192 === "AK")) || (data192 === "AZ")) || (data192 === "AR")) || (data192 === "CA")) || (data192 === "CO")) || (data192 === "CT")) || (data192 === "DE")) || (data192 === "DC")) || (data192 === "FL")) || (data192 === "GA")) || (data192 === "HI")) || (data192 === "ID")) || (data192 === "IL")) || (data192 === "IN")) || (data192 === "IA")) || (data192 === "KS")) || (data192 === "KY")) || (data192 === "LA")) || (data192 === "ME")) || (data192 === "MD")) || (data192 === "MA")) || (data192 === "MI")) || (data192 === "MN")) || (data192 === "MS")) || (data192 === "MO")) || (data192 === "MT")) || (data192 === "NE")) || (data192 === "NV")) || (data192 === "NH")) || (data192 === "NJ")) || (data192 === "NM")) || (data192 === "NY")) || (data192 === "NC")) || (data192 === "ND")) || (data192 === "OH")) || (data192 === "OK")) || (data192 === "OR")) || (data192 === "PA")) || (data192 === "RI")) || (data192 === "SC")) || (data192 === "SD")) || (data192 === "TN")) || (data192 === "TX")) || (data192 === "UT")) || (data192 === "VT")) || (data192 === "VA")) || (data192 === "WA")) || (data192 === "WV")) || (data192 === "WI")) || (data192 === "WY")) || (data192 === "AS")) || (data192 === "GU")) || (data192 === "MP")) || (data192 === "PR")) || (data192 === "VI"))){
const err404 = {instancePath:instancePath+"/pharmacies/" + i8+"/state",schemaPath:"#/properties/pharmacies/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.pharmacies.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data185.zip !== undefined){
let data193 = data185.zip;
if(typeof data193 === "string"){
if(!pattern0.test(data193)){
const err405 = {instancePath:instancePath+"/pharmacies/" + i8+"/zip",schemaPath:"#/properties/pharmacies/items/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
else {
const err406 = {instancePath:instancePath+"/pharmacies/" + i8+"/zip",schemaPath:"#/properties/pharmacies/items/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data185.telephoneNumber !== undefined){
let data194 = data185.telephoneNumber;
if(typeof data194 === "string"){
if(!pattern1.test(data194)){
const err407 = {instancePath:instancePath+"/pharmacies/" + i8+"/telephoneNumber",schemaPath:"#/properties/pharmacies/items/properties/telephoneNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
else {
const err408 = {instancePath:instancePath+"/pharmacies/" + i8+"/telephoneNumber",schemaPath:"#/properties/pharmacies/items/properties/telephoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
if(data185.faxNumber !== undefined){
let data195 = data185.faxNumber;
if(typeof data195 === "string"){
if(!pattern1.test(data195)){
const err409 = {instancePath:instancePath+"/pharmacies/" + i8+"/faxNumber",schemaPath:"#/properties/pharmacies/items/properties/faxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
else {
const err410 = {instancePath:instancePath+"/pharmacies/" + i8+"/faxNumber",schemaPath:"#/properties/pharmacies/items/properties/faxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data185.isPrimary !== undefined){
if(typeof data185.isPrimary !== "boolean"){
const err411 = {instancePath:instancePath+"/pharmacies/" + i8+"/isPrimary",schemaPath:"#/properties/pharmacies/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data185.isSecondary !== undefined){
if(typeof data185.isSecondary !== "boolean"){
const err412 = {instancePath:instancePath+"/pharmacies/" + i8+"/isSecondary",schemaPath:"#/properties/pharmacies/items/properties/isSecondary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data185.verified !== undefined){
if(typeof data185.verified !== "boolean"){
const err413 = {instancePath:instancePath+"/pharmacies/" + i8+"/verified",schemaPath:"#/properties/pharmacies/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
}
else {
const err414 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
}
else {
const err415 = {instancePath:instancePath+"/pharmacies",schemaPath:"#/properties/pharmacies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data.caregiver !== undefined){
let data199 = data.caregiver;
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.name === undefined){
const err416 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
if(data199.relationship === undefined){
const err417 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "relationship"},message:"must have required property '"+"relationship"+"'"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
if(data199.address === undefined){
const err418 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
for(const key30 in data199){
if(!(func0.call(schema0.properties.caregiver.properties, key30))){
const err419 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
if(data199.name !== undefined){
let data200 = data199.name;
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
if(data200.first === undefined){
const err420 = {instancePath:instancePath+"/caregiver/name",schemaPath:"#/properties/caregiver/properties/name/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
if(data200.last === undefined){
const err421 = {instancePath:instancePath+"/caregiver/name",schemaPath:"#/properties/caregiver/properties/name/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
for(const key31 in data200){
if(!(((key31 === "first") || (key31 === "middle")) || (key31 === "last"))){
const err422 = {instancePath:instancePath+"/caregiver/name",schemaPath:"#/properties/caregiver/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
if(data200.first !== undefined){
let data201 = data200.first;
if(typeof data201 === "string"){
if(func1(data201) > 100){
const err423 = {instancePath:instancePath+"/caregiver/name/first",schemaPath:"#/properties/caregiver/properties/name/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
if(func1(data201) < 1){
const err424 = {instancePath:instancePath+"/caregiver/name/first",schemaPath:"#/properties/caregiver/properties/name/properties/first/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
else {
const err425 = {instancePath:instancePath+"/caregiver/name/first",schemaPath:"#/properties/caregiver/properties/name/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
if(data200.middle !== undefined){
let data202 = data200.middle;
if(typeof data202 === "string"){
if(func1(data202) > 100){
const err426 = {instancePath:instancePath+"/caregiver/name/middle",schemaPath:"#/properties/caregiver/properties/name/properties/middle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
else {
const err427 = {instancePath:instancePath+"/caregiver/name/middle",schemaPath:"#/properties/caregiver/properties/name/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
}
if(data200.last !== undefined){
let data203 = data200.last;
if(typeof data203 === "string"){
if(func1(data203) > 100){
const err428 = {instancePath:instancePath+"/caregiver/name/last",schemaPath:"#/properties/caregiver/properties/name/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
if(func1(data203) < 1){
const err429 = {instancePath:instancePath+"/caregiver/name/last",schemaPath:"#/properties/caregiver/properties/name/properties/last/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
else {
const err430 = {instancePath:instancePath+"/caregiver/name/last",schemaPath:"#/properties/caregiver/properties/name/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
}
else {
const err431 = {instancePath:instancePath+"/caregiver/name",schemaPath:"#/properties/caregiver/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
if(data199.relationship !== undefined){
let data204 = data199.relationship;
if(typeof data204 !== "string"){
const err432 = {instancePath:instancePath+"/caregiver/relationship",schemaPath:"#/properties/caregiver/properties/relationship/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
if(!(((((((((((((data204 === "spouse") || (data204 === "partner")) || (data204 === "child")) || (data204 === "parent")) || (data204 === "sibling")) || (data204 === "grandchild")) || (data204 === "other-relative")) || (data204 === "friend")) || (data204 === "neighbor")) || (data204 === "guardian")) || (data204 === "facility-staff")) || (data204 === "paid-caregiver")) || (data204 === "other"))){
const err433 = {instancePath:instancePath+"/caregiver/relationship",schemaPath:"#/properties/caregiver/properties/relationship/enum",keyword:"enum",params:{allowedValues: schema0.properties.caregiver.properties.relationship.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
if(data199.primaryCaregiver !== undefined){
if(typeof data199.primaryCaregiver !== "boolean"){
const err434 = {instancePath:instancePath+"/caregiver/primaryCaregiver",schemaPath:"#/properties/caregiver/properties/primaryCaregiver/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
if(data199.preferredContact !== undefined){
if(typeof data199.preferredContact !== "boolean"){
const err435 = {instancePath:instancePath+"/caregiver/preferredContact",schemaPath:"#/properties/caregiver/properties/preferredContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
if(data199.powerOfAttorney !== undefined){
if(typeof data199.powerOfAttorney !== "boolean"){
const err436 = {instancePath:instancePath+"/caregiver/powerOfAttorney",schemaPath:"#/properties/caregiver/properties/powerOfAttorney/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
}
if(data199.address !== undefined){
let data208 = data199.address;
if(data208 && typeof data208 == "object" && !Array.isArray(data208)){
if(data208.line1 === undefined){
const err437 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "line1"},message:"must have required property '"+"line1"+"'"};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
if(data208.city === undefined){
const err438 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
if(data208.state === undefined){
const err439 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
if(data208.zip === undefined){
const err440 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
for(const key32 in data208){
if(!((((((((key32 === "line1") || (key32 === "city")) || (key32 === "state")) || (key32 === "zip")) || (key32 === "primary")) || (key32 === "phone")) || (key32 === "phonePreferred")) || (key32 === "fax"))){
const err441 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
}
if(data208.line1 !== undefined){
let data209 = data208.line1;
if(typeof data209 === "string"){
if(func1(data209) > 200){
const err442 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
if(func1(data209) < 1){
const err443 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
else {
const err444 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data208.city !== undefined){
let data210 = data208.city;
if(typeof data210 === "string"){
if(func1(data210) > 100){
const err445 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
if(func1(data210) < 1){
const err446 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
else {
const err447 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
}
if(data208.state !== undefined){
let data211 = data208.state;
if(typeof data211 !== "string"){
const err448 = {instancePath:instancePath+"/caregiver/address/state",schemaPath:"#/properties/caregiver/properties/address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data211 === "AL") || (data211 === "AK")) || (data211 === "AZ")) || (data211 === "AR")) || (data211 === "CA")) || (data211 === "CO")) || (data211 === "CT")) || (data211 === "DE")) || (data211 === "DC")) || (data211 === "FL")) || (data211 === "GA")) || (data211 === "HI")) || (data211 === "ID")) || (data211 === "IL")) || (data211 === "IN")) || (data211 === "IA")) || (data211 === "KS")) || (data211 === "KY")) || (data211 === "LA")) || (data211 === "ME")) || (data211 === "MD")) || (data211 === "MA")) || (data211 === "MI")) || (data211 === "MN")) || (data211 === "MS")) || (data211 === "MO")) || (data211 === "MT")) || (data211 === "NE")) || (data211 === "NV")) || (data211 === "NH")) || (data211 === "NJ")) || (data211 === "NM")) || (data211 === "NY")) || (data211 === "NC")) || (data211 === "ND")) || (data211 === "OH")) || (data211 === "OK")) || (data211 === "OR")) || (data211 === "PA")) || (data211 === "RI")) || (data211 === "SC")) || (data211 === "SD")) || (data211 === "TN")) || (data211 === "TX")) || (data211 === "UT")) || (data211 === "VT")) || (data211 === "VA")) || (data211 === "WA")) || (data211 === "WV")) || (data211 === "WI")) || (data211 === "WY")) || (data211 === "AS")) || (data211 === "GU")) || (data211 === "MP")) || (data211 === "PR")) || (data211 === "VI"))){
const err449 = {instancePath:instancePath+"/caregiver/address/state",schemaPath:"#/properties/caregiver/properties/address/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.caregiver.properties.address.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
if(data208.zip !== undefined){
let data212 = data208.zip;
if(typeof data212 === "string"){
if(!pattern0.test(data212)){
const err450 = {instancePath:instancePath+"/caregiver/address/zip",schemaPath:"#/properties/caregiver/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
}
else {
const err451 = {instancePath:instancePath+"/caregiver/address/zip",schemaPath:"#/properties/caregiver/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
if(data208.primary !== undefined){
if(typeof data208.primary !== "boolean"){
const err452 = {instancePath:instancePath+"/caregiver/address/primary",schemaPath:"#/properties/caregiver/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
}
if(data208.phone !== undefined){
let data214 = data208.phone;
if(typeof data214 === "string"){
if(!pattern1.test(data214)){
const err453 = {instancePath:instancePath+"/caregiver/address/phone",schemaPath:"#/properties/caregiver/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
else {
const err454 = {instancePath:instancePath+"/caregiver/address/phone",schemaPath:"#/properties/caregiver/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
if(data208.phonePreferred !== undefined){
if(typeof data208.phonePreferred !== "boolean"){
const err455 = {instancePath:instancePath+"/caregiver/address/phonePreferred",schemaPath:"#/properties/caregiver/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data208.fax !== undefined){
let data216 = data208.fax;
if(typeof data216 === "string"){
if(!pattern1.test(data216)){
const err456 = {instancePath:instancePath+"/caregiver/address/fax",schemaPath:"#/properties/caregiver/properties/address/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
}
else {
const err457 = {instancePath:instancePath+"/caregiver/address/fax",schemaPath:"#/properties/caregiver/properties/address/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
}
else {
const err458 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
}
if(data199.address2 !== undefined){
let data217 = data199.address2;
if(data217 && typeof data217 == "object" && !Array.isArray(data217)){
for(const key33 in data217){
if(!((((((((key33 === "line1") || (key33 === "city")) || (key33 === "state")) || (key33 === "zip")) || (key33 === "primary")) || (key33 === "phone")) || (key33 === "phonePreferred")) || (key33 === "fax"))){
const err459 = {instancePath:instancePath+"/caregiver/address2",schemaPath:"#/properties/caregiver/properties/address2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
}
if(data217.line1 !== undefined){
let data218 = data217.line1;
if(typeof data218 === "string"){
if(func1(data218) > 200){
const err460 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
if(func1(data218) < 1){
const err461 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
}
else {
const err462 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
}
if(data217.city !== undefined){
let data219 = data217.city;
if(typeof data219 === "string"){
if(func1(data219) > 100){
const err463 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
if(func1(data219) < 1){
const err464 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
}
else {
const err465 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
if(data217.state !== undefined){
let data220 = data217.state;
if(typeof data220 !== "string"){
const err466 = {instancePath:instancePath+"/caregiver/address2/state",schemaPath:"#/properties/caregiver/properties/address2/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data220 === "AL") || (data220 === "AK")) || (data220 === "AZ")) || (data220 === "AR")) || (data220 === "CA")) || (data220 === "CO")) || (data220 === "CT")) || (data220 === "DE")) || (data220 === "DC")) || (data220 === "FL")) || (data220 === "GA")) || (data220 === "HI")) || (data220 === "ID")) || (data220 === "IL")) || (data220 === "IN")) || (data220 === "IA")) || (data220 === "KS")) || (data220 === "KY")) || (data220 === "LA")) || (data220 === "ME")) || (data220 === "MD")) || (data220 === "MA")) || (data220 === "MI")) || (data220 === "MN")) || (data220 === "MS")) || (data220 === "MO")) || (data220 === "MT")) || (data220 === "NE")) || (data220 === "NV")) || (data220 === "NH")) || (data220 === "NJ")) || (data220 === "NM")) || (data220 === "NY")) || (data220 === "NC")) || (data220 === "ND")) || (data220 === "OH")) || (data220 === "OK")) || (data220 === "OR")) || (data220 === "PA")) || (data220 === "RI")) || (data220 === "SC")) || (data220 === "SD")) || (data220 === "TN")) || (data220 === "TX")) || (data220 === "UT")) || (data220 === "VT")) || (data220 === "VA")) || (data220 === "WA")) || (data220 === "WV")) || (data220 === "WI")) || (data220 === "WY")) || (data220 === "AS")) || (data220 === "GU")) || (data220 === "MP")) || (data220 === "PR")) || (data220 === "VI"))){
const err467 = {instancePath:instancePath+"/caregiver/address2/state",schemaPath:"#/properties/caregiver/properties/address2/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.caregiver.properties.address2.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
}
if(data217.zip !== undefined){
let data221 = data217.zip;
if(typeof data221 === "string"){
if(!pattern0.test(data221)){
const err468 = {instancePath:instancePath+"/caregiver/address2/zip",schemaPath:"#/properties/caregiver/properties/address2/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
else {
const err469 = {instancePath:instancePath+"/caregiver/address2/zip",schemaPath:"#/properties/caregiver/properties/address2/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
if(data217.primary !== undefined){
if(typeof data217.primary !== "boolean"){
const err470 = {instancePath:instancePath+"/caregiver/address2/primary",schemaPath:"#/properties/caregiver/properties/address2/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
}
if(data217.phone !== undefined){
let data223 = data217.phone;
if(typeof data223 === "string"){
if(!pattern1.test(data223)){
const err471 = {instancePath:instancePath+"/caregiver/address2/phone",schemaPath:"#/properties/caregiver/properties/address2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
else {
const err472 = {instancePath:instancePath+"/caregiver/address2/phone",schemaPath:"#/properties/caregiver/properties/address2/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
}
if(data217.phonePreferred !== undefined){
if(typeof data217.phonePreferred !== "boolean"){
const err473 = {instancePath:instancePath+"/caregiver/address2/phonePreferred",schemaPath:"#/properties/caregiver/properties/address2/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
if(data217.fax !== undefined){
let data225 = data217.fax;
if(typeof data225 === "string"){
if(!pattern1.test(data225)){
const err474 = {instancePath:instancePath+"/caregiver/address2/fax",schemaPath:"#/properties/caregiver/properties/address2/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
}
else {
const err475 = {instancePath:instancePath+"/caregiver/address2/fax",schemaPath:"#/properties/caregiver/properties/address2/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
}
}
else {
const err476 = {instancePath:instancePath+"/caregiver/address2",schemaPath:"#/properties/caregiver/properties/address2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data199.cellphone !== undefined){
let data226 = data199.cellphone;
if(data226 && typeof data226 == "object" && !Array.isArray(data226)){
for(const key34 in data226){
if(!(((key34 === "number") || (key34 === "isSmartPhone")) || (key34 === "receiveSMS"))){
const err477 = {instancePath:instancePath+"/caregiver/cellphone",schemaPath:"#/properties/caregiver/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
}
if(data226.number !== undefined){
let data227 = data226.number;
if(typeof data227 === "string"){
if(!pattern1.test(data227)){
const err478 = {instancePath:instancePath+"/caregiver/cellphone/number",schemaPath:"#/properties/caregiver/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
}
else {
const err479 = {instancePath:instancePath+"/caregiver/cellphone/number",schemaPath:"#/properties/caregiver/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
if(data226.isSmartPhone !== undefined){
if(typeof data226.isSmartPhone !== "boolean"){
const err480 = {instancePath:instancePath+"/caregiver/cellphone/isSmartPhone",schemaPath:"#/properties/caregiver/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
}
if(data226.receiveSMS !== undefined){
if(typeof data226.receiveSMS !== "boolean"){
const err481 = {instancePath:instancePath+"/caregiver/cellphone/receiveSMS",schemaPath:"#/properties/caregiver/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
}
else {
const err482 = {instancePath:instancePath+"/caregiver/cellphone",schemaPath:"#/properties/caregiver/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
}
if(data199.email !== undefined){
let data230 = data199.email;
if(typeof data230 === "string"){
if(func1(data230) > 254){
const err483 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
if(!pattern5.test(data230)){
const err484 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
}
else {
const err485 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
if(data199.receiveEmail !== undefined){
if(typeof data199.receiveEmail !== "boolean"){
const err486 = {instancePath:instancePath+"/caregiver/receiveEmail",schemaPath:"#/properties/caregiver/properties/receiveEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
}
if(data199.lastUpdate !== undefined){
let data232 = data199.lastUpdate;
if(typeof data232 === "string"){
if(!(formats0.validate(data232))){
const err487 = {instancePath:instancePath+"/caregiver/lastUpdate",schemaPath:"#/properties/caregiver/properties/lastUpdate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
}
else {
const err488 = {instancePath:instancePath+"/caregiver/lastUpdate",schemaPath:"#/properties/caregiver/properties/lastUpdate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
}
}
else {
const err489 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
}
if(data.metadata !== undefined){
let data233 = data.metadata;
if(data233 && typeof data233 == "object" && !Array.isArray(data233)){
for(const key35 in data233){
if(!(((key35 === "planCode") || (key35 === "cohort")) || (key35 === "group"))){
const err490 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
if(data233.planCode !== undefined){
let data234 = data233.planCode;
if(typeof data234 !== "string"){
const err491 = {instancePath:instancePath+"/metadata/planCode",schemaPath:"#/properties/metadata/properties/planCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
if(!((((((data234 === "EMTM-01") || (data234 === "EMTM-02")) || (data234 === "EMTM-03")) || (data234 === "EMTM-04")) || (data234 === "EMTM-05")) || (data234 === "EMTM-99"))){
const err492 = {instancePath:instancePath+"/metadata/planCode",schemaPath:"#/properties/metadata/properties/planCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.metadata.properties.planCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
}
if(data233.cohort !== undefined){
let data235 = data233.cohort;
if(typeof data235 === "string"){
if(func1(data235) > 100){
const err493 = {instancePath:instancePath+"/metadata/cohort",schemaPath:"#/properties/metadata/properties/cohort/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
else {
const err494 = {instancePath:instancePath+"/metadata/cohort",schemaPath:"#/properties/metadata/properties/cohort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
}
if(data233.group !== undefined){
let data236 = data233.group;
if(typeof data236 === "string"){
if(func1(data236) > 100){
const err495 = {instancePath:instancePath+"/metadata/group",schemaPath:"#/properties/metadata/properties/group/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
else {
const err496 = {instancePath:instancePath+"/metadata/group",schemaPath:"#/properties/metadata/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
}
else {
const err497 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
}
if(data.regimen_meta !== undefined){
let data237 = data.regimen_meta;
if(data237 && typeof data237 == "object" && !Array.isArray(data237)){
for(const key36 in data237){
if(!(key36 === "nkda")){
const err498 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
if(data237.nkda !== undefined){
if(typeof data237.nkda !== "boolean"){
const err499 = {instancePath:instancePath+"/regimen_meta/nkda",schemaPath:"#/properties/regimen_meta/properties/nkda/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
}
}
else {
const err500 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
}
if(data.call_log !== undefined){
let data239 = data.call_log;
if(Array.isArray(data239)){
const len9 = data239.length;
for(let i9=0; i9<len9; i9++){
let data240 = data239[i9];
if(data240 && typeof data240 == "object" && !Array.isArray(data240)){
}
else {
const err501 = {instancePath:instancePath+"/call_log/" + i9,schemaPath:"#/properties/call_log/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
}
else {
const err502 = {instancePath:instancePath+"/call_log",schemaPath:"#/properties/call_log/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
if(data.schedule_log !== undefined){
let data241 = data.schedule_log;
if(Array.isArray(data241)){
const len10 = data241.length;
for(let i10=0; i10<len10; i10++){
let data242 = data241[i10];
if(data242 && typeof data242 == "object" && !Array.isArray(data242)){
}
else {
const err503 = {instancePath:instancePath+"/schedule_log/" + i10,schemaPath:"#/properties/schedule_log/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
}
else {
const err504 = {instancePath:instancePath+"/schedule_log",schemaPath:"#/properties/schedule_log/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
}
else {
const err505 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
