// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:fd7a459ff44ee6f2 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","name","dob","sex","status","managingOrganization"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"$ref":"#/$defs/part0"},"updatedAt":{"type":"string","format":"date-time"},"type":{"const":"patient"},"name":{"$ref":"#/$defs/part1"},"dob":{"type":"string","format":"date"},"sex":{"type":"string","enum":["female","male"]},"languagePreference":{"type":"string","enum":["","en","fr","es","ase","am","ar","bn","zh","tl","de","gu","ht","hi","hmn","it","ja","km","ko","fa","pl","pt","ru","so","vi"]},"status":{"type":"string","enum":["active","inactive"]},"externalId":{"type":"string","minLength":1,"maxLength":100},"export_subject":{"type":"string","maxLength":200},"exported":{"type":"boolean"},"programId":{"type":"string","maxLength":100},"workflowIteration":{"type":"integer","minimum":1},"currentWorkflowState":{"type":"object","properties":{"name":{"$ref":"#/$defs/part2"},"previousActiveState":{"$ref":"#/$defs/part2"},"reviewType":{"type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"]},"year":{"type":"integer","minimum":1900,"maximum":9999},"ecpnReview":{"type":"boolean"},"optOutInfo":{"type":"object","properties":{"app":{"$ref":"#/$defs/part3"},"date":{"type":"string","format":"date-time"},"decisionReason":{"type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"]},"projectId":{"type":"string"},"performedBy":{"$ref":"#/$defs/part0"}},"additionalProperties":false},"failureToEngageInfo":{"type":"object","properties":{"app":{"$ref":"#/$defs/part3"},"attempt":{"type":"integer","minimum":1},"date":{"type":"string","format":"date-time"},"performedBy":{"$ref":"#/$defs/part0"}},"additionalProperties":false},"MSASentToMember":{"type":"boolean"},"MSASentToPrescriber":{"type":"boolean"}},"additionalProperties":false},"nextReviewDate":{"type":"string","format":"date"},"manualWorkflowStateChanges":{"type":"array","maxItems":1000,"items":{"type":"object","required":["from","to","date","user","reason"],"properties":{"from":{"$ref":"#/$defs/part2"},"to":{"$ref":"#/$defs/part2"},"date":{"type":"string","format":"date"},"user":{"type":"string","maxLength":254},"reason":{"type":"string","enum":["correction","member-request","prescriber-request","hospice","deceased","not-eligible","new-documents","mailer-sent","other"]},"reasonOther":{"type":"string","maxLength":500}},"additionalProperties":false}},"managingOrganization":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1},"primary":{"type":"string","maxLength":100},"secondary":{"type":"string","maxLength":100},"NPI":{"type":"string","maxLength":20}},"additionalProperties":false},"transferTo":{"type":"string","maxLength":100},"transferReason":{"type":"string","enum":["moved","facility-change","plan-change","member-request","capacity","entered-in-error","other"]},"orgChanges":{"type":"array","maxItems":1000,"items":{"type":"object","required":["from","to","date"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"date":{"type":"string","format":"date-time"},"changedBy":{"type":"object","properties":{"email":{"type":"string","maxLength":254},"auth0Id":{"type":"string","maxLength":200}},"additionalProperties":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false}},"projects":{"type":"object","maxProperties":100,"additionalProperties":{"type":"object","required":["enrolled"],"properties":{"enrolled":{"type":"boolean","oneOf":[{"const":true},{"const":false}]},"enrollDate":{"type":"string","format":"date"},"reason":{"type":"string","enum":["member-declined","member-opted-out","not-eligible","moved","hospice","deceased","unreachable","transferred","member-agreed","entered-in-error","other"]},"changes":{"type":"array","maxItems":500,"items":{"type":"object","required":["date","enrolled"],"properties":{"date":{"type":"string","format":"date-time"},"performedBy":{"$ref":"#/$defs/part0"},"userId":{"type":"string","maxLength":200},"enrolled":{"type":"boolean","oneOf":[{"const":true},{"const":false}]},"reason":{"type":"string","maxLength":500},"snowmedCode":{"type":"string","maxLength":20}},"additionalProperties":false}}},"additionalProperties":false}},"address":{"$ref":"#/$defs/part4"},"address2":{"$ref":"#/$defs/part4"},"telecom":{"type":"object","properties":{"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"phoneMobile":{"type":"boolean"},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254},"cellphone":{"type":"object","properties":{"number":{"type":"string","pattern":"^[0-9]{10}$"},"preferred":{"type":"boolean"},"isSmartPhone":{"type":"boolean"},"os":{"type":"string","enum":["ios","android","other"]},"receiveSMS":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false},"serviceOptions":{"type":"object","properties":{"myregimenServices":{"type":"boolean"}},"additionalProperties":false},"medManager":{"type":"string","enum":["true","false"]},"medManagerOther":{"type":"string","maxLength":200},"facility":{"type":"string","maxLength":200},"locationType":{"type":"string","enum":["Assisted Living Facility","Memory Care Unit","Own Home","Senior Living Facility","Foster Care/Group Home","Other"]},"referralType":{"type":"array","maxItems":100,"items":{"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":200},"date":{"type":"string","format":"date"},"isNew":{"type":"boolean"}},"additionalProperties":false}},"spouse":{"type":"string","maxLength":200},"eligibility":{"type":"string","maxLength":200},"badNumber":{"type":"boolean"},"dischargeDate":{"type":"string","format":"date"},"homeCareFlag":{"type":"string","enum":["","1","0"]},"dischargeReason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":1000,"items":{"type":"object","properties":{"dischargeDate":{"type":"string","format":"date"},"homeCareFlag":{"type":"string","enum":["","1","0"]},"manualChange":{"type":"object","properties":{"reason":{"type":"string","maxLength":500},"updatedAt":{"type":"string","format":"date-time"},"user":{"type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false}},"graduationStatus":{"type":"object","properties":{"graduated":{"type":"boolean"}},"additionalProperties":false},"riskFactors":{"type":"array","maxItems":200,"items":{"type":"object","required":["id","category","riskFactor"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"category":{"type":"string","enum":["lifestyle","function","falls","utilization","adherence","social","clinical"]},"riskFactor":{"$ref":"#/$defs/part6"},"riskFactorNote":{"type":"string","maxLength":2000},"verified":{"type":"boolean"},"reportedBy":{"type":"string","enum":["member","caregiver","prescriber","pharmacy","facility","records","user"]},"changes":{"type":"array","maxItems":500,"items":{"type":"object","required":["date"],"properties":{"date":{"type":"string","format":"date-time"},"performedBy":{"$ref":"#/$defs/part0"},"riskFactor":{"$ref":"#/$defs/part6"},"riskFactorNote":{"type":"string","maxLength":2000},"verified":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false}},"prescribers":{"type":"array","maxItems":100,"items":{"type":"object","required":["id","firstName","lastName","addressLine1","city","state","zip","phone"],"properties":{"id":{"type":"string","minLength":1},"prescriberType":{"type":"string","enum":["pcp","specialist","nurse-practitioner","physician-assistant","dentist","other"]},"firstName":{"type":"string","minLength":1,"maxLength":100},"lastName":{"type":"string","minLength":1,"maxLength":100},"addressLine1":{"type":"string","minLength":1,"maxLength":200},"addressLine2":{"type":"string","maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"faxNumber":{"type":"string","pattern":"^[0-9]{10}$"},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254},"isPrimary":{"type":"boolean"},"isSecondary":{"type":"boolean"},"verified":{"type":"boolean"}},"additionalProperties":false}},"pharmacies":{"type":"array","maxItems":100,"items":{"type":"object","required":["id","name","pharmacyType","addressLine1","city","state","zip","telephoneNumber"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"name":{"type":"string","minLength":1,"maxLength":200},"pharmacyType":{"type":"string","enum":["Community","Mail-Order","Compounding"]},"addressLine1":{"type":"string","minLength":1,"maxLength":200},"addressLine2":{"type":"string","maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"telephoneNumber":{"type":"string","pattern":"^[0-9]{10}$"},"faxNumber":{"type":"string","pattern":"^[0-9]{10}$"},"isPrimary":{"type":"boolean"},"isSecondary":{"type":"boolean"},"verified":{"type":"boolean"}},"additionalProperties":false}},"caregiver":{"type":"object","required":["name","relationship","address"],"properties":{"name":{"$ref":"#/$defs/part1"},"relationship":{"type":"string","enum":["spouse","partner","child","parent","sibling","grandchild","other-relative","friend","neighbor","guardian","facility-staff","paid-caregiver","other"]},"primaryCaregiver":{"type":"boolean"},"preferredContact":{"type":"boolean"},"powerOfAttorney":{"type":"boolean"},"address":{"type":"object","properties":{"line1":{"type":"string","minLength":1,"maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"primary":{"type":"boolean"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"fax":{"type":"string","pattern":"^[0-9]{10}$"}},"required":["line1","city","state","zip"],"additionalProperties":false},"address2":{"type":"object","properties":{"line1":{"type":"string","minLength":1,"maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"primary":{"type":"boolean"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"fax":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false},"cellphone":{"type":"object","properties":{"number":{"type":"string","pattern":"^[0-9]{10}$"},"isSmartPhone":{"type":"boolean"},"receiveSMS":{"type":"boolean"}},"additionalProperties":false},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254},"receiveEmail":{"type":"boolean"},"lastUpdate":{"type":"string","format":"date-time"}},"additionalProperties":false},"metadata":{"type":"object","properties":{"planCode":{"type":"string","enum":["EMTM-01","EMTM-02","EMTM-03","EMTM-04","EMTM-05","EMTM-99"]},"cohort":{"type":"string","maxLength":100},"group":{"type":"string","maxLength":100}},"additionalProperties":false},"regimen_meta":{"type":"object","properties":{"nkda":{"type":"boolean"}},"additionalProperties":false},"call_log":{"$ref":"#/$defs/part7"},"schedule_log":{"$ref":"#/$defs/part7"}},"additionalProperties":false,"$defs":{"part0":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"part1":{"type":"object","required":["first","last"],"properties":{"first":{"type":"string","minLength":1,"maxLength":100},"middle":{"type":"string","maxLength":100},"last":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"part2":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]},"part3":{"type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"]},"part5":{"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"]},"part4":{"type":"object","properties":{"primary":{"type":"boolean"},"verified":{"type":"boolean"},"line1":{"type":"string","maxLength":200},"line2":{"type":"string","maxLength":200},"line3":{"type":"string","maxLength":200},"city":{"type":"string","maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"phoneMobile":{"type":"boolean"}},"additionalProperties":false},"part6":{"type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"]},"part7":{"type":"array","maxItems":2000,"items":{"type":"object","maxProperties":100,"additionalProperties":true}}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const schema1 = {"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "firstName") || (key0 === "lastName")) || (key0 === "email"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.firstName !== undefined){
let data0 = data.firstName;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err1 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lastName !== undefined){
let data1 = data.lastName;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err3 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254 && func1(data2) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"object","required":["first","last"],"properties":{"first":{"type":"string","minLength":1,"maxLength":100},"middle":{"type":"string","maxLength":100},"last":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "first") || (key0 === "middle")) || (key0 === "last"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first !== undefined){
let data0 = data.first;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.middle !== undefined){
let data1 = data.middle;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err6 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/middle",schemaPath:"#/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last !== undefined){
let data2 = data.last;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
const err8 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema3 = {"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((data === "STAGED") || (data === "Imported")) || (data === "Waiting for Mailer")) || (data === "Ready for Initiating Call")) || (data === "Ready for Medication Review")) || (data === "Ready for Medication Safety Review")) || (data === "Ready for ECPN Medication Safety Review")) || (data === "Ready for MSR Preceptor Review")) || (data === "Ready for Consult")) || (data === "Ready for Printing")) || (data === "Ready for Mailing")) || (data === "Complete")) || (data === "Hospice Do Not Call")) || (data === "Disenrolled")) || (data === "Not Eligible")) || (data === "Member Opt Out at Initiating Call")) || (data === "Member Opt Out at Medication Review")) || (data === "Member Opt Out at Medication Safety Review")) || (data === "Decline of Service at Initiating Interaction")) || (data === "Decline of Service at Medication Review")) || (data === "Decline of Service at MSR")) || (data === "Failure to Engage at Initiating Call")) || (data === "Failure to Engage at Medication Review")) || (data === "Failure to Engage at Medication Safety Review")) || (data === "Unknown"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data === "Initiating Call") || (data === "Medication Review")) || (data === "Medication Safety Review")) || (data === "Follow-up Call")) || (data === "Resend Documents")) || (data === "Question for pharmacist")) || (data === "Question for technician")) || (data === "Fax issues")) || (data === "Direct Communication")) || (data === "Other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema5 = {"type":"object","properties":{"primary":{"type":"boolean"},"verified":{"type":"boolean"},"line1":{"type":"string","maxLength":200},"line2":{"type":"string","maxLength":200},"line3":{"type":"string","maxLength":200},"city":{"type":"string","maxLength":100},"state":{"$ref":"#/$defs/part5"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"phoneMobile":{"type":"boolean"}},"additionalProperties":false};
const schema6 = {"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "AL") || (data === "AK")) || (data === "AZ")) || (data === "AR")) || (data === "CA")) || (data === "CO")) || (data === "CT")) || (data === "DE")) || (data === "DC")) || (data === "FL")) || (data === "GA")) || (data === "HI")) || (data === "ID")) || (data === "IL")) || (data === "IN")) || (data === "IA")) || (data === "KS")) || (data === "KY")) || (data === "LA")) || (data === "ME")) || (data === "MD")) || (data === "MA")) || (data === "MI")) || (data === "MN")) || (data === "MS")) || (data === "MO")) || (data === "MT")) || (data === "NE")) || (data === "NV")) || (data === "NH")) || (data === "NJ")) || (data === "NM")) || (data === "NY")) || (data === "NC")) || (data === "ND")) || (data === "OH")) || (data === "OK")) || (data === "OR")) || (data === "PA")) || (data === "RI")) || (data === "SC")) || (data === "SD")) || (data === "TN")) || (data === "TX")) || (data === "UT")) || (data === "VT")) || (data === "VA")) || (data === "WA")) || (data === "WV")) || (data === "WI")) || (data === "WY")) || (data === "AS")) || (data === "GU")) || (data === "MP")) || (data === "PR")) || (data === "VI"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.primary !== undefined){
if(typeof data.primary !== "boolean"){
const err1 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.verified !== undefined){
if(typeof data.verified !== "boolean"){
const err2 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.line1 !== undefined){
let data2 = data.line1;
if(typeof data2 === "string"){
if(data2.length > 200 && func1(data2) > 200){
const err3 = {instancePath:instancePath+"/line1",schemaPath:"#/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/line1",schemaPath:"#/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.line2 !== undefined){
let data3 = data.line2;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err5 = {instancePath:instancePath+"/line2",schemaPath:"#/properties/line2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/line2",schemaPath:"#/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.line3 !== undefined){
let data4 = data.line3;
if(typeof data4 === "string"){
if(data4.length > 200 && func1(data4) > 200){
const err7 = {instancePath:instancePath+"/line3",schemaPath:"#/properties/line3/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/line3",schemaPath:"#/properties/line3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data5 = data.city;
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err9 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate17(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : runtime.joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
let data7 = data.zip;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err11 = {instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.phonePreferred !== undefined){
if(typeof data.phonePreferred !== "boolean"){
const err15 = {instancePath:instancePath+"/phonePreferred",schemaPath:"#/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.phoneMobile !== undefined){
if(typeof data.phoneMobile !== "boolean"){
const err16 = {instancePath:instancePath+"/phoneMobile",schemaPath:"#/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data === "tobacco") || (data === "alcohol")) || (data === "cannabis")) || (data === "other-substances")) || (data === "caffeine")) || (data === "inactivity")) || (data === "diet")) || (data === "memory")) || (data === "vision")) || (data === "hearing")) || (data === "dexterity")) || (data === "swallowing")) || (data === "fall")) || (data === "gait")) || (data === "assistive-device")) || (data === "hospital-stay")) || (data === "emergency-visit")) || (data === "many-prescribers")) || (data === "many-pharmacies")) || (data === "missed-doses")) || (data === "cost")) || (data === "complex-regimen")) || (data === "stops-early")) || (data === "lives-alone")) || (data === "transport")) || (data === "food")) || (data === "literacy")) || (data === "no-caregiver")) || (data === "renal")) || (data === "hepatic")) || (data === "pregnancy")) || (data === "breastfeeding")) || (data === "dialysis"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema8 = {"type":"array","maxItems":2000,"items":{"type":"object","maxProperties":100,"additionalProperties":true}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 2000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;
const pattern3 = new RegExp("^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$", "u");

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
if(data0.length > 100 && func1(data0) > 100){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length < 1){
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
if(!(validate1(data.performedBy, {instancePath:instancePath+"/performedBy",parentData:data,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
if("patient" !== data.type){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : runtime.joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.dob !== undefined){
let data6 = data.dob;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err15 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err16 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sex !== undefined){
let data7 = data.sex;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data7 === "female") || (data7 === "male"))){
const err18 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.languagePreference !== undefined){
let data8 = data.languagePreference;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/languagePreference",schemaPath:"#/properties/languagePreference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((((((((((((((((data8 === "") || (data8 === "en")) || (data8 === "fr")) || (data8 === "es")) || (data8 === "ase")) || (data8 === "am")) || (data8 === "ar")) || (data8 === "bn")) || (data8 === "zh")) || (data8 === "tl")) || (data8 === "de")) || (data8 === "gu")) || (data8 === "ht")) || (data8 === "hi")) || (data8 === "hmn")) || (data8 === "it")) || (data8 === "ja")) || (data8 === "km")) || (data8 === "ko")) || (data8 === "fa")) || (data8 === "pl")) || (data8 === "pt")) || (data8 === "ru")) || (data8 === "so")) || (data8 === "vi"))){
const err20 = {instancePath:instancePath+"/languagePreference",schemaPath:"#/properties/languagePreference/enum",keyword:"enum",params:{allowedValues: schema0.properties.languagePreference.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "active") || (data9 === "inactive"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.externalId !== undefined){
let data10 = data.externalId;
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
const err23 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.export_subject !== undefined){
let data11 = data.export_subject;
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
const err26 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.exported !== undefined){
if(typeof data.exported !== "boolean"){
const err28 = {instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.programId !== undefined){
let data13 = data.programId;
if(typeof data13 === "string"){
if(data13.length > 100 && func1(data13) > 100){
const err29 = {instancePath:instancePath+"/programId",schemaPath:"#/properties/programId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err30 = {instancePath:instancePath+"/programId",schemaPath:"#/properties/programId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data14 = data.workflowIteration;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.currentWorkflowState !== undefined){
let data15 = data.currentWorkflowState;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!(func0.call(schema0.properties.currentWorkflowState.properties, key1))){
const err33 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.name !== undefined){
if(!(validate5(data15.name, {instancePath:instancePath+"/currentWorkflowState/name",parentData:data15,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : runtime.joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data15.previousActiveState !== undefined){
if(!(validate5(data15.previousActiveState, {instancePath:instancePath+"/currentWorkflowState/previousActiveState",parentData:data15,parentDataProperty:"previousActiveState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : runtime.joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data15.reviewType !== undefined){
let data18 = data15.reviewType;
if(typeof data18 !== "string"){
const err34 = {instancePath:instancePath+"/currentWorkflowState/reviewType",schemaPath:"#/properties/currentWorkflowState/properties/reviewType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data18 === "Medication Safety Review (MSR)") || (data18 === "Medication Safety Review Lite (MSR Lite)")) || (data18 === "Medication Safety Advisory (MSA)"))){
const err35 = {instancePath:instancePath+"/currentWorkflowState/reviewType",schemaPath:"#/properties/currentWorkflowState/properties/reviewType/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.reviewType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.year !== undefined){
let data19 = data15.year;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err36 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9999 || isNaN(data19)){
const err37 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data19 < 1900 || isNaN(data19)){
const err38 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data15.ecpnReview !== undefined){
if(typeof data15.ecpnReview !== "boolean"){
const err39 = {instancePath:instancePath+"/currentWorkflowState/ecpnReview",schemaPath:"#/properties/currentWorkflowState/properties/ecpnReview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.optOutInfo !== undefined){
let data21 = data15.optOutInfo;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!(((((key2 === "app") || (key2 === "date")) || (key2 === "decisionReason")) || (key2 === "projectId")) || (key2 === "performedBy"))){
const err40 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data21.app !== undefined){
if(!(validate8(data21.app, {instancePath:instancePath+"/currentWorkflowState/optOutInfo/app",parentData:data21,parentDataProperty:"app",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : runtime.joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data21.date !== undefined){
let data23 = data21.date;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
const err41 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data21.decisionReason !== undefined){
let data24 = data21.decisionReason;
if(typeof data24 !== "string"){
const err43 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/decisionReason",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((((((data24 === "not-interested") || (data24 === "too-busy")) || (data24 === "has-pharmacist")) || (data24 === "privacy")) || (data24 === "in-hospice")) || (data24 === "in-facility")) || (data24 === "few-medications")) || (data24 === "plan-change")) || (data24 === "other"))){
const err44 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/decisionReason",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.optOutInfo.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data21.projectId !== undefined){
if(typeof data21.projectId !== "string"){
const err45 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo/projectId",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data21.performedBy !== undefined){
if(!(validate1(data21.performedBy, {instancePath:instancePath+"/currentWorkflowState/optOutInfo/performedBy",parentData:data21,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/currentWorkflowState/optOutInfo",schemaPath:"#/properties/currentWorkflowState/properties/optOutInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.failureToEngageInfo !== undefined){
let data27 = data15.failureToEngageInfo;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key3 in data27){
if(!((((key3 === "app") || (key3 === "attempt")) || (key3 === "date")) || (key3 === "performedBy"))){
const err47 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data27.app !== undefined){
if(!(validate8(data27.app, {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/app",parentData:data27,parentDataProperty:"app",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : runtime.joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data27.attempt !== undefined){
let data29 = data27.attempt;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err48 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/attempt",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
const err49 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/attempt",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data27.date !== undefined){
let data30 = data27.date;
if(typeof data30 === "string"){
if(!(formats0.validate(data30))){
const err50 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/date",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data27.performedBy !== undefined){
if(!(validate1(data27.performedBy, {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo/performedBy",parentData:data27,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/currentWorkflowState/failureToEngageInfo",schemaPath:"#/properties/currentWorkflowState/properties/failureToEngageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.MSASentToMember !== undefined){
if(typeof data15.MSASentToMember !== "boolean"){
const err53 = {instancePath:instancePath+"/currentWorkflowState/MSASentToMember",schemaPath:"#/properties/currentWorkflowState/properties/MSASentToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.MSASentToPrescriber !== undefined){
if(typeof data15.MSASentToPrescriber !== "boolean"){
const err54 = {instancePath:instancePath+"/currentWorkflowState/MSASentToPrescriber",schemaPath:"#/properties/currentWorkflowState/properties/MSASentToPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.nextReviewDate !== undefined){
let data34 = data.nextReviewDate;
if(typeof data34 === "string"){
if(!(formats2.validate(data34))){
const err56 = {instancePath:instancePath+"/nextReviewDate",schemaPath:"#/properties/nextReviewDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/nextReviewDate",schemaPath:"#/properties/nextReviewDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.manualWorkflowStateChanges !== undefined){
let data35 = data.manualWorkflowStateChanges;
if(Array.isArray(data35)){
if(data35.length > 1000){
const err58 = {instancePath:instancePath+"/manualWorkflowStateChanges",schemaPath:"#/properties/manualWorkflowStateChanges/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.from === undefined){
const err59 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data36.to === undefined){
const err60 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data36.date === undefined){
const err61 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data36.user === undefined){
const err62 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data36.reason === undefined){
const err63 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key4 in data36){
if(!((((((key4 === "from") || (key4 === "to")) || (key4 === "date")) || (key4 === "user")) || (key4 === "reason")) || (key4 === "reasonOther"))){
const err64 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data36.from !== undefined){
if(!(validate5(data36.from, {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/from",parentData:data36,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : runtime.joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data36.to !== undefined){
if(!(validate5(data36.to, {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/to",parentData:data36,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : runtime.joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data36.date !== undefined){
let data39 = data36.date;
if(typeof data39 === "string"){
if(!(formats2.validate(data39))){
const err65 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/date",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/date",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data36.user !== undefined){
let data40 = data36.user;
if(typeof data40 === "string"){
if(data40.length > 254 && func1(data40) > 254){
const err67 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/user",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err68 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/user",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data36.reason !== undefined){
let data41 = data36.reason;
if(typeof data41 !== "string"){
const err69 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reason",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!(((((((((data41 === "correction") || (data41 === "member-request")) || (data41 === "prescriber-request")) || (data41 === "hospice")) || (data41 === "deceased")) || (data41 === "not-eligible")) || (data41 === "new-documents")) || (data41 === "mailer-sent")) || (data41 === "other"))){
const err70 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reason",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.manualWorkflowStateChanges.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data36.reasonOther !== undefined){
let data42 = data36.reasonOther;
if(typeof data42 === "string"){
if(data42.length > 500 && func1(data42) > 500){
const err71 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reasonOther",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reasonOther/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0+"/reasonOther",schemaPath:"#/properties/manualWorkflowStateChanges/items/properties/reasonOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/manualWorkflowStateChanges/" + i0,schemaPath:"#/properties/manualWorkflowStateChanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/manualWorkflowStateChanges",schemaPath:"#/properties/manualWorkflowStateChanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.managingOrganization !== undefined){
let data43 = data.managingOrganization;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.id === undefined){
const err75 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key5 in data43){
if(!((((key5 === "id") || (key5 === "primary")) || (key5 === "secondary")) || (key5 === "NPI"))){
const err76 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data43.id !== undefined){
let data44 = data43.id;
if(typeof data44 === "string"){
if(data44.length < 1){
const err77 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err78 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data43.primary !== undefined){
let data45 = data43.primary;
if(typeof data45 === "string"){
if(data45.length > 100 && func1(data45) > 100){
const err79 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data43.secondary !== undefined){
let data46 = data43.secondary;
if(typeof data46 === "string"){
if(data46.length > 100 && func1(data46) > 100){
const err81 = {instancePath:instancePath+"/managingOrganization/secondary",schemaPath:"#/properties/managingOrganization/properties/secondary/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/managingOrganization/secondary",schemaPath:"#/properties/managingOrganization/properties/secondary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data43.NPI !== undefined){
let data47 = data43.NPI;
if(typeof data47 === "string"){
if(data47.length > 20 && func1(data47) > 20){
const err83 = {instancePath:instancePath+"/managingOrganization/NPI",schemaPath:"#/properties/managingOrganization/properties/NPI/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/managingOrganization/NPI",schemaPath:"#/properties/managingOrganization/properties/NPI/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.transferTo !== undefined){
let data48 = data.transferTo;
if(typeof data48 === "string"){
if(data48.length > 100 && func1(data48) > 100){
const err86 = {instancePath:instancePath+"/transferTo",schemaPath:"#/properties/transferTo/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err87 = {instancePath:instancePath+"/transferTo",schemaPath:"#/properties/transferTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.transferReason !== undefined){
let data49 = data.transferReason;
if(typeof data49 !== "string"){
const err88 = {instancePath:instancePath+"/transferReason",schemaPath:"#/properties/transferReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(((((((data49 === "moved") || (data49 === "facility-change")) || (data49 === "plan-change")) || (data49 === "member-request")) || (data49 === "capacity")) || (data49 === "entered-in-error")) || (data49 === "other"))){
const err89 = {instancePath:instancePath+"/transferReason",schemaPath:"#/properties/transferReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.transferReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.orgChanges !== undefined){
let data50 = data.orgChanges;
if(Array.isArray(data50)){
if(data50.length > 1000){
const err90 = {instancePath:instancePath+"/orgChanges",schemaPath:"#/properties/orgChanges/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len1 = data50.length;
for(let i1=0; i1<len1; i1++){
let data51 = data50[i1];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.from === undefined){
const err91 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data51.to === undefined){
const err92 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data51.date === undefined){
const err93 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key6 in data51){
if(!(((((key6 === "from") || (key6 === "to")) || (key6 === "date")) || (key6 === "changedBy")) || (key6 === "reason"))){
const err94 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data51.from !== undefined){
if(typeof data51.from !== "string"){
const err95 = {instancePath:instancePath+"/orgChanges/" + i1+"/from",schemaPath:"#/properties/orgChanges/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data51.to !== undefined){
if(typeof data51.to !== "string"){
const err96 = {instancePath:instancePath+"/orgChanges/" + i1+"/to",schemaPath:"#/properties/orgChanges/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data51.date !== undefined){
let data54 = data51.date;
if(typeof data54 === "string"){
if(!(formats0.validate(data54))){
const err97 = {instancePath:instancePath+"/orgChanges/" + i1+"/date",schemaPath:"#/properties/orgChanges/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/orgChanges/" + i1+"/date",schemaPath:"#/properties/orgChanges/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data51.changedBy !== undefined){
let data55 = data51.changedBy;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key7 in data55){
if(!((key7 === "email") || (key7 === "auth0Id"))){
const err99 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy",schemaPath:"#/properties/orgChanges/items/properties/changedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data55.email !== undefined){
let data56 = data55.email;
if(typeof data56 === "string"){
if(data56.length > 254 && func1(data56) > 254){
const err100 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/email",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err101 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/email",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data55.auth0Id !== undefined){
let data57 = data55.auth0Id;
if(typeof data57 === "string"){
if(data57.length > 200 && func1(data57) > 200){
const err102 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/auth0Id",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/auth0Id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy/auth0Id",schemaPath:"#/properties/orgChanges/items/properties/changedBy/properties/auth0Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/orgChanges/" + i1+"/changedBy",schemaPath:"#/properties/orgChanges/items/properties/changedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data51.reason !== undefined){
let data58 = data51.reason;
if(typeof data58 === "string"){
if(data58.length > 500 && func1(data58) > 500){
const err105 = {instancePath:instancePath+"/orgChanges/" + i1+"/reason",schemaPath:"#/properties/orgChanges/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/orgChanges/" + i1+"/reason",schemaPath:"#/properties/orgChanges/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/orgChanges/" + i1,schemaPath:"#/properties/orgChanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/orgChanges",schemaPath:"#/properties/orgChanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.projects !== undefined){
let data59 = data.projects;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(Object.keys(data59).length > 100){
const err109 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key8 in data59){
let data60 = data59[key8];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.enrolled === undefined){
const err110 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key9 in data60){
if(!((((key9 === "enrolled") || (key9 === "enrollDate")) || (key9 === "reason")) || (key9 === "changes"))){
const err111 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data60.enrolled !== undefined){
let data61 = data60.enrolled;
if(typeof data61 !== "boolean"){
const err112 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const _errs124 = errors;
let valid14 = false;
let passing0 = null;
const _errs125 = errors;
if(true !== data61){
const err113 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
var _valid0 = _errs125 === errors;
if(_valid0){
valid14 = true;
passing0 = 0;
}
const _errs126 = errors;
if(false !== data61){
const err114 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid0 = _errs126 === errors;
if(_valid0 && valid14){
valid14 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid14 = true;
passing0 = 1;
}
}
if(!valid14){
const err115 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
}
if(data60.enrollDate !== undefined){
let data62 = data60.enrollDate;
if(typeof data62 === "string"){
if(!(formats2.validate(data62))){
const err116 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data60.reason !== undefined){
let data63 = data60.reason;
if(typeof data63 !== "string"){
const err118 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!(((((((((((data63 === "member-declined") || (data63 === "member-opted-out")) || (data63 === "not-eligible")) || (data63 === "moved")) || (data63 === "hospice")) || (data63 === "deceased")) || (data63 === "unreachable")) || (data63 === "transferred")) || (data63 === "member-agreed")) || (data63 === "entered-in-error")) || (data63 === "other"))){
const err119 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.projects.additionalProperties.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data60.changes !== undefined){
let data64 = data60.changes;
if(Array.isArray(data64)){
if(data64.length > 500){
const err120 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes",schemaPath:"#/properties/projects/additionalProperties/properties/changes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const len2 = data64.length;
for(let i2=0; i2<len2; i2++){
let data65 = data64[i2];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.date === undefined){
const err121 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data65.enrolled === undefined){
const err122 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key10 in data65){
if(!((((((key10 === "date") || (key10 === "performedBy")) || (key10 === "userId")) || (key10 === "enrolled")) || (key10 === "reason")) || (key10 === "snowmedCode"))){
const err123 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data65.date !== undefined){
let data66 = data65.date;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
const err124 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/date",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err125 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/date",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data65.performedBy !== undefined){
if(!(validate1(data65.performedBy, {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/performedBy",parentData:data65,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data65.userId !== undefined){
let data68 = data65.userId;
if(typeof data68 === "string"){
if(data68.length > 200 && func1(data68) > 200){
const err126 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/userId",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/userId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/userId",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data65.enrolled !== undefined){
let data69 = data65.enrolled;
if(typeof data69 !== "boolean"){
const err128 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
const _errs143 = errors;
let valid18 = false;
let passing1 = null;
const _errs144 = errors;
if(true !== data69){
const err129 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid1 = _errs144 === errors;
if(_valid1){
valid18 = true;
passing1 = 0;
}
const _errs145 = errors;
if(false !== data69){
const err130 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var _valid1 = _errs145 === errors;
if(_valid1 && valid18){
valid18 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid18 = true;
passing1 = 1;
}
}
if(!valid18){
const err131 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
}
if(data65.reason !== undefined){
let data70 = data65.reason;
if(typeof data70 === "string"){
if(data70.length > 500 && func1(data70) > 500){
const err132 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/reason",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data65.snowmedCode !== undefined){
let data71 = data65.snowmedCode;
if(typeof data71 === "string"){
if(data71.length > 20 && func1(data71) > 20){
const err134 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/snowmedCode",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/snowmedCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2+"/snowmedCode",schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/properties/snowmedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes/" + i2,schemaPath:"#/properties/projects/additionalProperties/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes",schemaPath:"#/properties/projects/additionalProperties/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/projects/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate16(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : runtime.joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.address2 !== undefined){
if(!(validate16(data.address2, {instancePath:instancePath+"/address2",parentData:data,parentDataProperty:"address2",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : runtime.joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.telecom !== undefined){
let data74 = data.telecom;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key11 in data74){
if(!(((((key11 === "phone") || (key11 === "phonePreferred")) || (key11 === "phoneMobile")) || (key11 === "email")) || (key11 === "cellphone"))){
const err140 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data74.phone !== undefined){
let data75 = data74.phone;
if(typeof data75 === "string"){
if(!pattern1.test(data75)){
const err141 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err142 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data74.phonePreferred !== undefined){
if(typeof data74.phonePreferred !== "boolean"){
const err143 = {instancePath:instancePath+"/telecom/phonePreferred",schemaPath:"#/properties/telecom/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data74.phoneMobile !== undefined){
if(typeof data74.phoneMobile !== "boolean"){
const err144 = {instancePath:instancePath+"/telecom/phoneMobile",schemaPath:"#/properties/telecom/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data74.email !== undefined){
let data78 = data74.email;
if(typeof data78 === "string"){
if(!pattern3.test(data78)){
const err145 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data78.length > 254 && func1(data78) > 254){
const err146 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err147 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data74.cellphone !== undefined){
let data79 = data74.cellphone;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key12 in data79){
if(!(((((key12 === "number") || (key12 === "preferred")) || (key12 === "isSmartPhone")) || (key12 === "os")) || (key12 === "receiveSMS"))){
const err148 = {instancePath:instancePath+"/telecom/cellphone",schemaPath:"#/properties/telecom/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data79.number !== undefined){
let data80 = data79.number;
if(typeof data80 === "string"){
if(!pattern1.test(data80)){
const err149 = {instancePath:instancePath+"/telecom/cellphone/number",schemaPath:"#/properties/telecom/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err150 = {instancePath:instancePath+"/telecom/cellphone/number",schemaPath:"#/properties/telecom/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data79.preferred !== undefined){
if(typeof data79.preferred !== "boolean"){
const err151 = {instancePath:instancePath+"/telecom/cellphone/preferred",schemaPath:"#/properties/telecom/properties/cellphone/properties/preferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data79.isSmartPhone !== undefined){
if(typeof data79.isSmartPhone !== "boolean"){
const err152 = {instancePath:instancePath+"/telecom/cellphone/isSmartPhone",schemaPath:"#/properties/telecom/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data79.os !== undefined){
let data83 = data79.os;
if(typeof data83 !== "string"){
const err153 = {instancePath:instancePath+"/telecom/cellphone/os",schemaPath:"#/properties/telecom/properties/cellphone/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!(((data83 === "ios") || (data83 === "android")) || (data83 === "other"))){
const err154 = {instancePath:instancePath+"/telecom/cellphone/os",schemaPath:"#/properties/telecom/properties/cellphone/properties/os/enum",keyword:"enum",params:{allowedValues: schema0.properties.telecom.properties.cellphone.properties.os.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data79.receiveSMS !== undefined){
if(typeof data79.receiveSMS !== "boolean"){
const err155 = {instancePath:instancePath+"/telecom/cellphone/receiveSMS",schemaPath:"#/properties/telecom/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/telecom/cellphone",schemaPath:"#/properties/telecom/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.serviceOptions !== undefined){
let data85 = data.serviceOptions;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
for(const key13 in data85){
if(!(key13 === "myregimenServices")){
const err158 = {instancePath:instancePath+"/serviceOptions",schemaPath:"#/properties/serviceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data85.myregimenServices !== undefined){
if(typeof data85.myregimenServices !== "boolean"){
const err159 = {instancePath:instancePath+"/serviceOptions/myregimenServices",schemaPath:"#/properties/serviceOptions/properties/myregimenServices/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath:instancePath+"/serviceOptions",schemaPath:"#/properties/serviceOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data.medManager !== undefined){
let data87 = data.medManager;
if(typeof data87 !== "string"){
const err161 = {instancePath:instancePath+"/medManager",schemaPath:"#/properties/medManager/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!((data87 === "true") || (data87 === "false"))){
const err162 = {instancePath:instancePath+"/medManager",schemaPath:"#/properties/medManager/enum",keyword:"enum",params:{allowedValues: schema0.properties.medManager.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.medManagerOther !== undefined){
let data88 = data.medManagerOther;
if(typeof data88 === "string"){
if(data88.length > 200 && func1(data88) > 200){
const err163 = {instancePath:instancePath+"/medManagerOther",schemaPath:"#/properties/medManagerOther/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/medManagerOther",schemaPath:"#/properties/medManagerOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.facility !== undefined){
let data89 = data.facility;
if(typeof data89 === "string"){
if(data89.length > 200 && func1(data89) > 200){
const err165 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.locationType !== undefined){
let data90 = data.locationType;
if(typeof data90 !== "string"){
const err167 = {instancePath:instancePath+"/locationType",schemaPath:"#/properties/locationType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(!((((((data90 === "Assisted Living Facility") || (data90 === "Memory Care Unit")) || (data90 === "Own Home")) || (data90 === "Senior Living Facility")) || (data90 === "Foster Care/Group Home")) || (data90 === "Other"))){
const err168 = {instancePath:instancePath+"/locationType",schemaPath:"#/properties/locationType/enum",keyword:"enum",params:{allowedValues: schema0.properties.locationType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.referralType !== undefined){
let data91 = data.referralType;
if(Array.isArray(data91)){
if(data91.length > 100){
const err169 = {instancePath:instancePath+"/referralType",schemaPath:"#/properties/referralType/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
const len3 = data91.length;
for(let i3=0; i3<len3; i3++){
let data92 = data91[i3];
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if(data92.text === undefined){
const err170 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key14 in data92){
if(!(((key14 === "text") || (key14 === "date")) || (key14 === "isNew"))){
const err171 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data92.text !== undefined){
let data93 = data92.text;
if(typeof data93 === "string"){
if(data93.length > 200 && func1(data93) > 200){
const err172 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data93.length < 1){
const err173 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err174 = {instancePath:instancePath+"/referralType/" + i3+"/text",schemaPath:"#/properties/referralType/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data92.date !== undefined){
let data94 = data92.date;
if(typeof data94 === "string"){
if(!(formats2.validate(data94))){
const err175 = {instancePath:instancePath+"/referralType/" + i3+"/date",schemaPath:"#/properties/referralType/items/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/referralType/" + i3+"/date",schemaPath:"#/properties/referralType/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data92.isNew !== undefined){
if(typeof data92.isNew !== "boolean"){
const err177 = {instancePath:instancePath+"/referralType/" + i3+"/isNew",schemaPath:"#/properties/referralType/items/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/referralType/" + i3,schemaPath:"#/properties/referralType/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath:instancePath+"/referralType",schemaPath:"#/properties/referralType/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.spouse !== undefined){
let data96 = data.spouse;
if(typeof data96 === "string"){
if(data96.length > 200 && func1(data96) > 200){
const err180 = {instancePath:instancePath+"/spouse",schemaPath:"#/properties/spouse/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/spouse",schemaPath:"#/properties/spouse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data.eligibility !== undefined){
let data97 = data.eligibility;
if(typeof data97 === "string"){
if(data97.length > 200 && func1(data97) > 200){
const err182 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err183 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data.badNumber !== undefined){
if(typeof data.badNumber !== "boolean"){
const err184 = {instancePath:instancePath+"/badNumber",schemaPath:"#/properties/badNumber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.dischargeDate !== undefined){
let data99 = data.dischargeDate;
if(typeof data99 === "string"){
if(!(formats2.validate(data99))){
const err185 = {instancePath:instancePath+"/dischargeDate",schemaPath:"#/properties/dischargeDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/dischargeDate",schemaPath:"#/properties/dischargeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.homeCareFlag !== undefined){
let data100 = data.homeCareFlag;
if(typeof data100 !== "string"){
const err187 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(!(((data100 === "") || (data100 === "1")) || (data100 === "0"))){
const err188 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/enum",keyword:"enum",params:{allowedValues: schema0.properties.homeCareFlag.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.dischargeReason !== undefined){
let data101 = data.dischargeReason;
if(typeof data101 === "string"){
if(data101.length > 500 && func1(data101) > 500){
const err189 = {instancePath:instancePath+"/dischargeReason",schemaPath:"#/properties/dischargeReason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/dischargeReason",schemaPath:"#/properties/dischargeReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data.history !== undefined){
let data102 = data.history;
if(Array.isArray(data102)){
if(data102.length > 1000){
const err191 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
const len4 = data102.length;
for(let i4=0; i4<len4; i4++){
let data103 = data102[i4];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
for(const key15 in data103){
if(!(((key15 === "dischargeDate") || (key15 === "homeCareFlag")) || (key15 === "manualChange"))){
const err192 = {instancePath:instancePath+"/history/" + i4,schemaPath:"#/properties/history/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data103.dischargeDate !== undefined){
let data104 = data103.dischargeDate;
if(typeof data104 === "string"){
if(!(formats2.validate(data104))){
const err193 = {instancePath:instancePath+"/history/" + i4+"/dischargeDate",schemaPath:"#/properties/history/items/properties/dischargeDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err194 = {instancePath:instancePath+"/history/" + i4+"/dischargeDate",schemaPath:"#/properties/history/items/properties/dischargeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data103.homeCareFlag !== undefined){
let data105 = data103.homeCareFlag;
if(typeof data105 !== "string"){
const err195 = {instancePath:instancePath+"/history/" + i4+"/homeCareFlag",schemaPath:"#/properties/history/items/properties/homeCareFlag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!(((data105 === "") || (data105 === "1")) || (data105 === "0"))){
const err196 = {instancePath:instancePath+"/history/" + i4+"/homeCareFlag",schemaPath:"#/properties/history/items/properties/homeCareFlag/enum",keyword:"enum",params:{allowedValues: schema0.properties.history.items.properties.homeCareFlag.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data103.manualChange !== undefined){
let data106 = data103.manualChange;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
for(const key16 in data106){
if(!(((key16 === "reason") || (key16 === "updatedAt")) || (key16 === "user"))){
const err197 = {instancePath:instancePath+"/history/" + i4+"/manualChange",schemaPath:"#/properties/history/items/properties/manualChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data106.reason !== undefined){
let data107 = data106.reason;
if(typeof data107 === "string"){
if(data107.length > 500 && func1(data107) > 500){
const err198 = {instancePath:instancePath+"/history/" + i4+"/manualChange/reason",schemaPath:"#/properties/history/items/properties/manualChange/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/history/" + i4+"/manualChange/reason",schemaPath:"#/properties/history/items/properties/manualChange/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data106.updatedAt !== undefined){
let data108 = data106.updatedAt;
if(typeof data108 === "string"){
if(!(formats0.validate(data108))){
const err200 = {instancePath:instancePath+"/history/" + i4+"/manualChange/updatedAt",schemaPath:"#/properties/history/items/properties/manualChange/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath:instancePath+"/history/" + i4+"/manualChange/updatedAt",schemaPath:"#/properties/history/items/properties/manualChange/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data106.user !== undefined){
let data109 = data106.user;
if(typeof data109 === "string"){
if(data109.length > 254 && func1(data109) > 254){
const err202 = {instancePath:instancePath+"/history/" + i4+"/manualChange/user",schemaPath:"#/properties/history/items/properties/manualChange/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/history/" + i4+"/manualChange/user",schemaPath:"#/properties/history/items/properties/manualChange/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/history/" + i4+"/manualChange",schemaPath:"#/properties/history/items/properties/manualChange/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/history/" + i4,schemaPath:"#/properties/history/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data.graduationStatus !== undefined){
let data110 = data.graduationStatus;
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
for(const key17 in data110){
if(!(key17 === "graduated")){
const err207 = {instancePath:instancePath+"/graduationStatus",schemaPath:"#/properties/graduationStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data110.graduated !== undefined){
if(typeof data110.graduated !== "boolean"){
const err208 = {instancePath:instancePath+"/graduationStatus/graduated",schemaPath:"#/properties/graduationStatus/properties/graduated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err209 = {instancePath:instancePath+"/graduationStatus",schemaPath:"#/properties/graduationStatus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data.riskFactors !== undefined){
let data112 = data.riskFactors;
if(Array.isArray(data112)){
if(data112.length > 200){
const err210 = {instancePath:instancePath+"/riskFactors",schemaPath:"#/properties/riskFactors/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
const len5 = data112.length;
for(let i5=0; i5<len5; i5++){
let data113 = data112[i5];
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
if(data113.id === undefined){
const err211 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data113.category === undefined){
const err212 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data113.riskFactor === undefined){
const err213 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/required",keyword:"required",params:{missingProperty: "riskFactor"},message:"must have required property '"+"riskFactor"+"'"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
for(const key18 in data113){
if(!(((((((key18 === "id") || (key18 === "category")) || (key18 === "riskFactor")) || (key18 === "riskFactorNote")) || (key18 === "verified")) || (key18 === "reportedBy")) || (key18 === "changes"))){
const err214 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data113.id !== undefined){
let data114 = data113.id;
if(typeof data114 === "string"){
if(data114.length > 100 && func1(data114) > 100){
const err215 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data114.length < 1){
const err216 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
else {
const err217 = {instancePath:instancePath+"/riskFactors/" + i5+"/id",schemaPath:"#/properties/riskFactors/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data113.category !== undefined){
let data115 = data113.category;
if(typeof data115 !== "string"){
const err218 = {instancePath:instancePath+"/riskFactors/" + i5+"/category",schemaPath:"#/properties/riskFactors/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(!(((((((data115 === "lifestyle") || (data115 === "function")) || (data115 === "falls")) || (data115 === "utilization")) || (data115 === "adherence")) || (data115 === "social")) || (data115 === "clinical"))){
const err219 = {instancePath:instancePath+"/riskFactors/" + i5+"/category",schemaPath:"#/properties/riskFactors/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data113.riskFactor !== undefined){
if(!(validate21(data113.riskFactor, {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactor",parentData:data113,parentDataProperty:"riskFactor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : runtime.joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data113.riskFactorNote !== undefined){
let data117 = data113.riskFactorNote;
if(typeof data117 === "string"){
if(data117.length > 2000 && func1(data117) > 2000){
const err220 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
else {
const err221 = {instancePath:instancePath+"/riskFactors/" + i5+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data113.verified !== undefined){
if(typeof data113.verified !== "boolean"){
const err222 = {instancePath:instancePath+"/riskFactors/" + i5+"/verified",schemaPath:"#/properties/riskFactors/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data113.reportedBy !== undefined){
let data119 = data113.reportedBy;
if(typeof data119 !== "string"){
const err223 = {instancePath:instancePath+"/riskFactors/" + i5+"/reportedBy",schemaPath:"#/properties/riskFactors/items/properties/reportedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(!(((((((data119 === "member") || (data119 === "caregiver")) || (data119 === "prescriber")) || (data119 === "pharmacy")) || (data119 === "facility")) || (data119 === "records")) || (data119 === "user"))){
const err224 = {instancePath:instancePath+"/riskFactors/" + i5+"/reportedBy",schemaPath:"#/properties/riskFactors/items/properties/reportedBy/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactors.items.properties.reportedBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data113.changes !== undefined){
let data120 = data113.changes;
if(Array.isArray(data120)){
if(data120.length > 500){
const err225 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes",schemaPath:"#/properties/riskFactors/items/properties/changes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
const len6 = data120.length;
for(let i6=0; i6<len6; i6++){
let data121 = data120[i6];
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.date === undefined){
const err226 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
for(const key19 in data121){
if(!(((((key19 === "date") || (key19 === "performedBy")) || (key19 === "riskFactor")) || (key19 === "riskFactorNote")) || (key19 === "verified"))){
const err227 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data121.date !== undefined){
let data122 = data121.date;
if(typeof data122 === "string"){
if(!(formats0.validate(data122))){
const err228 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/date",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/date",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data121.performedBy !== undefined){
if(!(validate1(data121.performedBy, {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/performedBy",parentData:data121,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data121.riskFactor !== undefined){
if(!(validate21(data121.riskFactor, {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactor",parentData:data121,parentDataProperty:"riskFactor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : runtime.joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data121.riskFactorNote !== undefined){
let data125 = data121.riskFactorNote;
if(typeof data125 === "string"){
if(data125.length > 2000 && func1(data125) > 2000){
const err230 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
else {
const err231 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/riskFactorNote",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data121.verified !== undefined){
if(typeof data121.verified !== "boolean"){
const err232 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6+"/verified",schemaPath:"#/properties/riskFactors/items/properties/changes/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
else {
const err233 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes/" + i6,schemaPath:"#/properties/riskFactors/items/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/riskFactors/" + i5+"/changes",schemaPath:"#/properties/riskFactors/items/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/riskFactors/" + i5,schemaPath:"#/properties/riskFactors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
else {
const err236 = {instancePath:instancePath+"/riskFactors",schemaPath:"#/properties/riskFactors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data.prescribers !== undefined){
let data127 = data.prescribers;
if(Array.isArray(data127)){
if(data127.length > 100){
const err237 = {instancePath:instancePath+"/prescribers",schemaPath:"#/properties/prescribers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
const len7 = data127.length;
for(let i7=0; i7<len7; i7++){
let data128 = data127[i7];
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
if(data128.id === undefined){
const err238 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data128.firstName === undefined){
const err239 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data128.lastName === undefined){
const err240 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data128.addressLine1 === undefined){
const err241 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "addressLine1"},message:"must have required property '"+"addressLine1"+"'"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data128.city === undefined){
const err242 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data128.state === undefined){
const err243 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data128.zip === undefined){
const err244 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data128.phone === undefined){
const err245 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
for(const key20 in data128){
if(!(func0.call(schema0.properties.prescribers.items.properties, key20))){
const err246 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data128.id !== undefined){
let data129 = data128.id;
if(typeof data129 === "string"){
if(data129.length < 1){
const err247 = {instancePath:instancePath+"/prescribers/" + i7+"/id",schemaPath:"#/properties/prescribers/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
else {
const err248 = {instancePath:instancePath+"/prescribers/" + i7+"/id",schemaPath:"#/properties/prescribers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data128.prescriberType !== undefined){
let data130 = data128.prescriberType;
if(typeof data130 !== "string"){
const err249 = {instancePath:instancePath+"/prescribers/" + i7+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(!((((((data130 === "pcp") || (data130 === "specialist")) || (data130 === "nurse-practitioner")) || (data130 === "physician-assistant")) || (data130 === "dentist")) || (data130 === "other"))){
const err250 = {instancePath:instancePath+"/prescribers/" + i7+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescribers.items.properties.prescriberType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data128.firstName !== undefined){
let data131 = data128.firstName;
if(typeof data131 === "string"){
if(data131.length > 100 && func1(data131) > 100){
const err251 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data131.length < 1){
const err252 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/prescribers/" + i7+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data128.lastName !== undefined){
let data132 = data128.lastName;
if(typeof data132 === "string"){
if(data132.length > 100 && func1(data132) > 100){
const err254 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data132.length < 1){
const err255 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err256 = {instancePath:instancePath+"/prescribers/" + i7+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data128.addressLine1 !== undefined){
let data133 = data128.addressLine1;
if(typeof data133 === "string"){
if(data133.length > 200 && func1(data133) > 200){
const err257 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data133.length < 1){
const err258 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
else {
const err259 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data128.addressLine2 !== undefined){
let data134 = data128.addressLine2;
if(typeof data134 === "string"){
if(data134.length > 200 && func1(data134) > 200){
const err260 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
else {
const err261 = {instancePath:instancePath+"/prescribers/" + i7+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data128.city !== undefined){
let data135 = data128.city;
if(typeof data135 === "string"){
if(data135.length > 100 && func1(data135) > 100){
const err262 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if(data135.length < 1){
const err263 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/prescribers/" + i7+"/city",schemaPath:"#/properties/prescribers/items/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data128.state !== undefined){
if(!(validate17(data128.state, {instancePath:instancePath+"/prescribers/" + i7+"/state",parentData:data128,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : runtime.joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data128.zip !== undefined){
let data137 = data128.zip;
if(typeof data137 === "string"){
if(!pattern0.test(data137)){
const err265 = {instancePath:instancePath+"/prescribers/" + i7+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
else {
const err266 = {instancePath:instancePath+"/prescribers/" + i7+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data128.phone !== undefined){
let data138 = data128.phone;
if(typeof data138 === "string"){
if(!pattern1.test(data138)){
const err267 = {instancePath:instancePath+"/prescribers/" + i7+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/prescribers/" + i7+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data128.faxNumber !== undefined){
let data139 = data128.faxNumber;
if(typeof data139 === "string"){
if(!pattern1.test(data139)){
const err269 = {instancePath:instancePath+"/prescribers/" + i7+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err270 = {instancePath:instancePath+"/prescribers/" + i7+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data128.email !== undefined){
let data140 = data128.email;
if(typeof data140 === "string"){
if(!pattern3.test(data140)){
const err271 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data140.length > 254 && func1(data140) > 254){
const err272 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
else {
const err273 = {instancePath:instancePath+"/prescribers/" + i7+"/email",schemaPath:"#/properties/prescribers/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data128.isPrimary !== undefined){
if(typeof data128.isPrimary !== "boolean"){
const err274 = {instancePath:instancePath+"/prescribers/" + i7+"/isPrimary",schemaPath:"#/properties/prescribers/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data128.isSecondary !== undefined){
if(typeof data128.isSecondary !== "boolean"){
const err275 = {instancePath:instancePath+"/prescribers/" + i7+"/isSecondary",schemaPath:"#/properties/prescribers/items/properties/isSecondary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data128.verified !== undefined){
if(typeof data128.verified !== "boolean"){
const err276 = {instancePath:instancePath+"/prescribers/" + i7+"/verified",schemaPath:"#/properties/prescribers/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/prescribers/" + i7,schemaPath:"#/properties/prescribers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
}
else {
const err278 = {instancePath:instancePath+"/prescribers",schemaPath:"#/properties/prescribers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data.pharmacies !== undefined){
let data144 = data.pharmacies;
if(Array.isArray(data144)){
if(data144.length > 100){
const err279 = {instancePath:instancePath+"/pharmacies",schemaPath:"#/properties/pharmacies/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
const len8 = data144.length;
for(let i8=0; i8<len8; i8++){
let data145 = data144[i8];
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
if(data145.id === undefined){
const err280 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data145.name === undefined){
const err281 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data145.pharmacyType === undefined){
const err282 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "pharmacyType"},message:"must have required property '"+"pharmacyType"+"'"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data145.addressLine1 === undefined){
const err283 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "addressLine1"},message:"must have required property '"+"addressLine1"+"'"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data145.city === undefined){
const err284 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data145.state === undefined){
const err285 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data145.zip === undefined){
const err286 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data145.telephoneNumber === undefined){
const err287 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/required",keyword:"required",params:{missingProperty: "telephoneNumber"},message:"must have required property '"+"telephoneNumber"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
for(const key21 in data145){
if(!(func0.call(schema0.properties.pharmacies.items.properties, key21))){
const err288 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data145.id !== undefined){
let data146 = data145.id;
if(typeof data146 === "string"){
if(data146.length > 100 && func1(data146) > 100){
const err289 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data146.length < 1){
const err290 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err291 = {instancePath:instancePath+"/pharmacies/" + i8+"/id",schemaPath:"#/properties/pharmacies/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data145.name !== undefined){
let data147 = data145.name;
if(typeof data147 === "string"){
if(data147.length > 200 && func1(data147) > 200){
const err292 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data147.length < 1){
const err293 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/pharmacies/" + i8+"/name",schemaPath:"#/properties/pharmacies/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data145.pharmacyType !== undefined){
let data148 = data145.pharmacyType;
if(typeof data148 !== "string"){
const err295 = {instancePath:instancePath+"/pharmacies/" + i8+"/pharmacyType",schemaPath:"#/properties/pharmacies/items/properties/pharmacyType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(!(((data148 === "Community") || (data148 === "Mail-Order")) || (data148 === "Compounding"))){
const err296 = {instancePath:instancePath+"/pharmacies/" + i8+"/pharmacyType",schemaPath:"#/properties/pharmacies/items/properties/pharmacyType/enum",keyword:"enum",params:{allowedValues: schema0.properties.pharmacies.items.properties.pharmacyType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data145.addressLine1 !== undefined){
let data149 = data145.addressLine1;
if(typeof data149 === "string"){
if(data149.length > 200 && func1(data149) > 200){
const err297 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data149.length < 1){
const err298 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
else {
const err299 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine1",schemaPath:"#/properties/pharmacies/items/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data145.addressLine2 !== undefined){
let data150 = data145.addressLine2;
if(typeof data150 === "string"){
if(data150.length > 200 && func1(data150) > 200){
const err300 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine2",schemaPath:"#/properties/pharmacies/items/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
else {
const err301 = {instancePath:instancePath+"/pharmacies/" + i8+"/addressLine2",schemaPath:"#/properties/pharmacies/items/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data145.city !== undefined){
let data151 = data145.city;
if(typeof data151 === "string"){
if(data151.length > 100 && func1(data151) > 100){
const err302 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data151.length < 1){
const err303 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err304 = {instancePath:instancePath+"/pharmacies/" + i8+"/city",schemaPath:"#/properties/pharmacies/items/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data145.state !== undefined){
if(!(validate17(data145.state, {instancePath:instancePath+"/pharmacies/" + i8+"/state",parentData:data145,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : runtime.joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data145.zip !== undefined){
let data153 = data145.zip;
if(typeof data153 === "string"){
if(!pattern0.test(data153)){
const err305 = {instancePath:instancePath+"/pharmacies/" + i8+"/zip",schemaPath:"#/properties/pharmacies/items/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
else {
const err306 = {instancePath:instancePath+"/pharmacies/" + i8+"/zip",schemaPath:"#/properties/pharmacies/items/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data145.telephoneNumber !== undefined){
let data154 = data145.telephoneNumber;
if(typeof data154 === "string"){
if(!pattern1.test(data154)){
const err307 = {instancePath:instancePath+"/pharmacies/" + i8+"/telephoneNumber",schemaPath:"#/properties/pharmacies/items/properties/telephoneNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
else {
const err308 = {instancePath:instancePath+"/pharmacies/" + i8+"/telephoneNumber",schemaPath:"#/properties/pharmacies/items/properties/telephoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data145.faxNumber !== undefined){
let data155 = data145.faxNumber;
if(typeof data155 === "string"){
if(!pattern1.test(data155)){
const err309 = {instancePath:instancePath+"/pharmacies/" + i8+"/faxNumber",schemaPath:"#/properties/pharmacies/items/properties/faxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err310 = {instancePath:instancePath+"/pharmacies/" + i8+"/faxNumber",schemaPath:"#/properties/pharmacies/items/properties/faxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data145.isPrimary !== undefined){
if(typeof data145.isPrimary !== "boolean"){
const err311 = {instancePath:instancePath+"/pharmacies/" + i8+"/isPrimary",schemaPath:"#/properties/pharmacies/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data145.isSecondary !== undefined){
if(typeof data145.isSecondary !== "boolean"){
const err312 = {instancePath:instancePath+"/pharmacies/" + i8+"/isSecondary",schemaPath:"#/properties/pharmacies/items/properties/isSecondary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data145.verified !== undefined){
if(typeof data145.verified !== "boolean"){
const err313 = {instancePath:instancePath+"/pharmacies/" + i8+"/verified",schemaPath:"#/properties/pharmacies/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
}
else {
const err314 = {instancePath:instancePath+"/pharmacies/" + i8,schemaPath:"#/properties/pharmacies/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
else {
const err315 = {instancePath:instancePath+"/pharmacies",schemaPath:"#/properties/pharmacies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data.caregiver !== undefined){
let data159 = data.caregiver;
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
if(data159.name === undefined){
const err316 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if(data159.relationship === undefined){
const err317 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "relationship"},message:"must have required property '"+"relationship"+"'"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data159.address === undefined){
const err318 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
for(const key22 in data159){
if(!(func0.call(schema0.properties.caregiver.properties, key22))){
const err319 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data159.name !== undefined){
if(!(validate3(data159.name, {instancePath:instancePath+"/caregiver/name",parentData:data159,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : runtime.joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data159.relationship !== undefined){
let data161 = data159.relationship;
if(typeof data161 !== "string"){
const err320 = {instancePath:instancePath+"/caregiver/relationship",schemaPath:"#/properties/caregiver/properties/relationship/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
if(!(((((((((((((data161 === "spouse") || (data161 === "partner")) || (data161 === "child")) || (data161 === "parent")) || (data161 === "sibling")) || (data161 === "grandchild")) || (data161 === "other-relative")) || (data161 === "friend")) || (data161 === "neighbor")) || (data161 === "guardian")) || (data161 === "facility-staff")) || (data161 === "paid-caregiver")) || (data161 === "other"))){
const err321 = {instancePath:instancePath+"/caregiver/relationship",schemaPath:"#/properties/caregiver/properties/relationship/enum",keyword:"enum",params:{allowedValues: schema0.properties.caregiver.properties.relationship.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data159.primaryCaregiver !== undefined){
if(typeof data159.primaryCaregiver !== "boolean"){
const err322 = {instancePath:instancePath+"/caregiver/primaryCaregiver",schemaPath:"#/properties/caregiver/properties/primaryCaregiver/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data159.preferredContact !== undefined){
if(typeof data159.preferredContact !== "boolean"){
const err323 = {instancePath:instancePath+"/caregiver/preferredContact",schemaPath:"#/properties/caregiver/properties/preferredContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data159.powerOfAttorney !== undefined){
if(typeof data159.powerOfAttorney !== "boolean"){
const err324 = {instancePath:instancePath+"/caregiver/powerOfAttorney",schemaPath:"#/properties/caregiver/properties/powerOfAttorney/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data159.address !== undefined){
let data165 = data159.address;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
if(data165.line1 === undefined){
const err325 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "line1"},message:"must have required property '"+"line1"+"'"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data165.city === undefined){
const err326 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(data165.state === undefined){
const err327 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(data165.zip === undefined){
const err328 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
for(const key23 in data165){
if(!((((((((key23 === "line1") || (key23 === "city")) || (key23 === "state")) || (key23 === "zip")) || (key23 === "primary")) || (key23 === "phone")) || (key23 === "phonePreferred")) || (key23 === "fax"))){
const err329 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data165.line1 !== undefined){
let data166 = data165.line1;
if(typeof data166 === "string"){
if(data166.length > 200 && func1(data166) > 200){
const err330 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if(data166.length < 1){
const err331 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
else {
const err332 = {instancePath:instancePath+"/caregiver/address/line1",schemaPath:"#/properties/caregiver/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data165.city !== undefined){
let data167 = data165.city;
if(typeof data167 === "string"){
if(data167.length > 100 && func1(data167) > 100){
const err333 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
if(data167.length < 1){
const err334 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
else {
const err335 = {instancePath:instancePath+"/caregiver/address/city",schemaPath:"#/properties/caregiver/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data165.state !== undefined){
if(!(validate17(data165.state, {instancePath:instancePath+"/caregiver/address/state",parentData:data165,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : runtime.joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data165.zip !== undefined){
let data169 = data165.zip;
if(typeof data169 === "string"){
if(!pattern0.test(data169)){
const err336 = {instancePath:instancePath+"/caregiver/address/zip",schemaPath:"#/properties/caregiver/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
else {
const err337 = {instancePath:instancePath+"/caregiver/address/zip",schemaPath:"#/properties/caregiver/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
if(data165.primary !== undefined){
if(typeof data165.primary !== "boolean"){
const err338 = {instancePath:instancePath+"/caregiver/address/primary",schemaPath:"#/properties/caregiver/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data165.phone !== undefined){
let data171 = data165.phone;
if(typeof data171 === "string"){
if(!pattern1.test(data171)){
const err339 = {instancePath:instancePath+"/caregiver/address/phone",schemaPath:"#/properties/caregiver/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
else {
const err340 = {instancePath:instancePath+"/caregiver/address/phone",schemaPath:"#/properties/caregiver/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data165.phonePreferred !== undefined){
if(typeof data165.phonePreferred !== "boolean"){
const err341 = {instancePath:instancePath+"/caregiver/address/phonePreferred",schemaPath:"#/properties/caregiver/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data165.fax !== undefined){
let data173 = data165.fax;
if(typeof data173 === "string"){
if(!pattern1.test(data173)){
const err342 = {instancePath:instancePath+"/caregiver/address/fax",schemaPath:"#/properties/caregiver/properties/address/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
else {
const err343 = {instancePath:instancePath+"/caregiver/address/fax",schemaPath:"#/properties/caregiver/properties/address/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
}
else {
const err344 = {instancePath:instancePath+"/caregiver/address",schemaPath:"#/properties/caregiver/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data159.address2 !== undefined){
let data174 = data159.address2;
if(data174 && typeof data174 == "object" && !Array.isArray(data174)){
for(const key24 in data174){
if(!((((((((key24 === "line1") || (key24 === "city")) || (key24 === "state")) || (key24 === "zip")) || (key24 === "primary")) || (key24 === "phone")) || (key24 === "phonePreferred")) || (key24 === "fax"))){
const err345 = {instancePath:instancePath+"/caregiver/address2",schemaPath:"#/properties/caregiver/properties/address2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data174.line1 !== undefined){
let data175 = data174.line1;
if(typeof data175 === "string"){
if(data175.length > 200 && func1(data175) > 200){
const err346 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data175.length < 1){
const err347 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
else {
const err348 = {instancePath:instancePath+"/caregiver/address2/line1",schemaPath:"#/properties/caregiver/properties/address2/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data174.city !== undefined){
let data176 = data174.city;
if(typeof data176 === "string"){
if(data176.length > 100 && func1(data176) > 100){
const err349 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(data176.length < 1){
const err350 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
else {
const err351 = {instancePath:instancePath+"/caregiver/address2/city",schemaPath:"#/properties/caregiver/properties/address2/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data174.state !== undefined){
if(!(validate17(data174.state, {instancePath:instancePath+"/caregiver/address2/state",parentData:data174,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : runtime.joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data174.zip !== undefined){
let data178 = data174.zip;
if(typeof data178 === "string"){
if(!pattern0.test(data178)){
const err352 = {instancePath:instancePath+"/caregiver/address2/zip",schemaPath:"#/properties/caregiver/properties/address2/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
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
const err353 = {instancePath:instancePath+"/caregiver/address2/zip",schemaPath:"#/properties/caregiver/properties/address2/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data174.primary !== undefined){
if(typeof data174.primary !== "boolean"){
const err354 = {instancePath:instancePath+"/caregiver/address2/primary",schemaPath:"#/properties/caregiver/properties/address2/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data174.phone !== undefined){
let data180 = data174.phone;
if(typeof data180 === "string"){
if(!pattern1.test(data180)){
const err355 = {instancePath:instancePath+"/caregiver/address2/phone",schemaPath:"#/properties/caregiver/properties/address2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err356 = {instancePath:instancePath+"/caregiver/address2/phone",schemaPath:"#/properties/caregiver/properties/address2/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data174.phonePreferred !== undefined){
if(typeof data174.phonePreferred !== "boolean"){
const err357 = {instancePath:instancePath+"/caregiver/address2/phonePreferred",schemaPath:"#/properties/caregiver/properties/address2/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data174.fax !== undefined){
let data182 = data174.fax;
if(typeof data182 === "string"){
if(!pattern1.test(data182)){
const err358 = {instancePath:instancePath+"/caregiver/address2/fax",schemaPath:"#/properties/caregiver/properties/address2/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
else {
const err359 = {instancePath:instancePath+"/caregiver/address2/fax",schemaPath:"#/properties/caregiver/properties/address2/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
}
else {
const err360 = {instancePath:instancePath+"/caregiver/address2",schemaPath:"#/properties/caregiver/properties/address2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
if(data159.cellphone !== undefined){
let data183 = data159.cellphone;
if(data183 && typeof data183 == "object" && !Array.isArray(data183)){
for(const key25 in data183){
if(!(((key25 === "number") || (key25 === "isSmartPhone")) || (key25 === "receiveSMS"))){
const err361 = {instancePath:instancePath+"/caregiver/cellphone",schemaPath:"#/properties/caregiver/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data183.number !== undefined){
let data184 = data183.number;
if(typeof data184 === "string"){
if(!pattern1.test(data184)){
const err362 = {instancePath:instancePath+"/caregiver/cellphone/number",schemaPath:"#/properties/caregiver/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/caregiver/cellphone/number",schemaPath:"#/properties/caregiver/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data183.isSmartPhone !== undefined){
if(typeof data183.isSmartPhone !== "boolean"){
const err364 = {instancePath:instancePath+"/caregiver/cellphone/isSmartPhone",schemaPath:"#/properties/caregiver/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
if(data183.receiveSMS !== undefined){
if(typeof data183.receiveSMS !== "boolean"){
const err365 = {instancePath:instancePath+"/caregiver/cellphone/receiveSMS",schemaPath:"#/properties/caregiver/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
}
else {
const err366 = {instancePath:instancePath+"/caregiver/cellphone",schemaPath:"#/properties/caregiver/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data159.email !== undefined){
let data187 = data159.email;
if(typeof data187 === "string"){
if(!pattern3.test(data187)){
const err367 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
if(data187.length > 254 && func1(data187) > 254){
const err368 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err369 = {instancePath:instancePath+"/caregiver/email",schemaPath:"#/properties/caregiver/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
if(data159.receiveEmail !== undefined){
if(typeof data159.receiveEmail !== "boolean"){
const err370 = {instancePath:instancePath+"/caregiver/receiveEmail",schemaPath:"#/properties/caregiver/properties/receiveEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data159.lastUpdate !== undefined){
let data189 = data159.lastUpdate;
if(typeof data189 === "string"){
if(!(formats0.validate(data189))){
const err371 = {instancePath:instancePath+"/caregiver/lastUpdate",schemaPath:"#/properties/caregiver/properties/lastUpdate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err372 = {instancePath:instancePath+"/caregiver/lastUpdate",schemaPath:"#/properties/caregiver/properties/lastUpdate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
else {
const err373 = {instancePath:instancePath+"/caregiver",schemaPath:"#/properties/caregiver/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data.metadata !== undefined){
let data190 = data.metadata;
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
for(const key26 in data190){
if(!(((key26 === "planCode") || (key26 === "cohort")) || (key26 === "group"))){
const err374 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data190.planCode !== undefined){
let data191 = data190.planCode;
if(typeof data191 !== "string"){
const err375 = {instancePath:instancePath+"/metadata/planCode",schemaPath:"#/properties/metadata/properties/planCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if(!((((((data191 === "EMTM-01") || (data191 === "EMTM-02")) || (data191 === "EMTM-03")) || (data191 === "EMTM-04")) || (data191 === "EMTM-05")) || (data191 === "EMTM-99"))){
const err376 = {instancePath:instancePath+"/metadata/planCode",schemaPath:"#/properties/metadata/properties/planCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.metadata.properties.planCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data190.cohort !== undefined){
let data192 = data190.cohort;
if(typeof data192 === "string"){
if(data192.length > 100 && func1(data192) > 100){
const err377 = {instancePath:instancePath+"/metadata/cohort",schemaPath:"#/properties/metadata/properties/cohort/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
else {
const err378 = {instancePath:instancePath+"/metadata/cohort",schemaPath:"#/properties/metadata/properties/cohort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data190.group !== undefined){
let data193 = data190.group;
if(typeof data193 === "string"){
if(data193.length > 100 && func1(data193) > 100){
const err379 = {instancePath:instancePath+"/metadata/group",schemaPath:"#/properties/metadata/properties/group/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
else {
const err380 = {instancePath:instancePath+"/metadata/group",schemaPath:"#/properties/metadata/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
}
else {
const err381 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
if(data.regimen_meta !== undefined){
let data194 = data.regimen_meta;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
for(const key27 in data194){
if(!(key27 === "nkda")){
const err382 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
if(data194.nkda !== undefined){
if(typeof data194.nkda !== "boolean"){
const err383 = {instancePath:instancePath+"/regimen_meta/nkda",schemaPath:"#/properties/regimen_meta/properties/nkda/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
}
else {
const err384 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data.call_log !== undefined){
if(!(validate30(data.call_log, {instancePath:instancePath+"/call_log",parentData:data,parentDataProperty:"call_log",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : runtime.joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.schedule_log !== undefined){
if(!(validate30(data.schedule_log, {instancePath:instancePath+"/schedule_log",parentData:data,parentDataProperty:"schedule_log",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : runtime.joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err385 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
