// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:b262a6a8a2e4fd7f by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Interaction","description":"A call or another contact with or about a patient: one entry of the call log.","type":"object","required":["type","app","workflowIteration","currentYear","record"],"properties":{"_id":{"title":"Id","description":"Identifies the record.","type":"string","minLength":1,"maxLength":100},"_rev":{"title":"Revision","description":"Counts the versions of the record, from 1.","type":"integer","minimum":1},"performedBy":{"title":"Performed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"subject":{"title":"Subject","description":"The _id of the patient whom the record is about.","type":"string","minLength":1},"type":{"title":"Type","description":"The kind of record.","const":"patient.interaction"},"app":{"title":"Interaction Type","description":"What it was about.","type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"],"x-codes":"interaction-types"},"workflowIteration":{"title":"Engagement","description":"Which engagement of the patient it belongs to.","type":"integer","minimum":1},"currentYear":{"title":"Year","description":"The year of the engagement.","type":"integer","minimum":1900,"maximum":9999},"user":{"title":"User","description":"The id of the user who logged it.","type":"string","maxLength":254},"userMetadata":{"title":"Logged By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"record":{"title":"Record","description":"What happened.","type":"object","required":["dateRecorded"],"properties":{"attempt":{"title":"Attempt","description":"Which attempt of this type it was in this engagement.","type":"integer","minimum":1},"dateRecorded":{"title":"Date Added","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"direction":{"title":"Direction","description":"Who started it.","type":"string","enum":["user","member","caregiver","pharmacy","prescriber","facility"],"x-codes":"directions"},"successful":{"title":"Successful","description":"Somebody was spoken to.","type":"boolean"},"decision":{"title":"Member Decision","description":"Whether the member accepts the service.","type":"string","enum":["yes","no"],"x-codes":"decisions"},"decisionReason":{"title":"Reason for Declining","description":"Why the member declined.","type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"],"x-codes":"decision-reasons"},"interaction":{"title":"Kind","description":"How it took place.","type":"string","enum":["call","encounter","nonworkflow"],"x-codes":"interaction-kinds"},"lvm":{"title":"Left Voicemail","description":"A message was left.","type":"boolean"},"spokeTo":{"title":"Recipient","description":"Whom the user tried to reach or spoke to.","type":"string","enum":["member","caregiver","pharmacy","prescriber","facility"],"x-codes":"recipients"},"spokeToMember":{"title":"Spoke to Member","description":"The member was spoken to.","type":"boolean"},"spokeToCaregiver":{"title":"Spoke to Caregiver","description":"The caregiver was spoken to.","type":"boolean"},"forPrimaryProject":{"title":"What Is Declined","description":"Whether a no ends the program or only the primary project.","type":"boolean","oneOf":[{"const":false,"title":"Withdraw from the program"},{"const":true,"title":"Decline the primary project"}]},"overrideWorkflow":{"title":"Override Workflow","description":"The member is not marked Failure to Engage by this attempt.","type":"boolean"},"description":{"title":"Note","description":"Anything else worth knowing.","type":"string","maxLength":10000},"reason":{"title":"Reason","description":"Why it was not successful.","type":"string","enum":["no-answer","busy","left-message","bad-number","unavailable","call-back","language","other"],"x-codes":"contact-failures"}},"additionalProperties":false}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];

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
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.workflowIteration === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflowIteration"},message:"must have required property '"+"workflowIteration"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currentYear === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentYear"},message:"must have required property '"+"currentYear"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.record === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err6 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.performedBy !== undefined){
let data2 = data.performedBy;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "email"))){
const err11 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err12 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err13 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err14 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(func1(data5) > 254){
const err16 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err19 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err21 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.type !== undefined){
if("patient.interaction" !== data.type){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.interaction"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.app !== undefined){
let data9 = data.app;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((((((data9 === "Initiating Call") || (data9 === "Medication Review")) || (data9 === "Medication Safety Review")) || (data9 === "Follow-up Call")) || (data9 === "Resend Documents")) || (data9 === "Question for pharmacist")) || (data9 === "Question for technician")) || (data9 === "Fax issues")) || (data9 === "Direct Communication")) || (data9 === "Other"))){
const err25 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data10 = data.workflowIteration;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.currentYear !== undefined){
let data11 = data.currentYear;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11 < 1900 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(func1(data12) > 254){
const err31 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.userMetadata !== undefined){
let data13 = data.userMetadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err33 = {instancePath:instancePath+"/userMetadata",schemaPath:"#/properties/userMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.firstName !== undefined){
let data14 = data13.firstName;
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err34 = {instancePath:instancePath+"/userMetadata/firstName",schemaPath:"#/properties/userMetadata/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/userMetadata/firstName",schemaPath:"#/properties/userMetadata/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.lastName !== undefined){
let data15 = data13.lastName;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err36 = {instancePath:instancePath+"/userMetadata/lastName",schemaPath:"#/properties/userMetadata/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/userMetadata/lastName",schemaPath:"#/properties/userMetadata/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.email !== undefined){
let data16 = data13.email;
if(typeof data16 === "string"){
if(func1(data16) > 254){
const err38 = {instancePath:instancePath+"/userMetadata/email",schemaPath:"#/properties/userMetadata/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/userMetadata/email",schemaPath:"#/properties/userMetadata/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/userMetadata",schemaPath:"#/properties/userMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.record !== undefined){
let data17 = data.record;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.dateRecorded === undefined){
const err41 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/required",keyword:"required",params:{missingProperty: "dateRecorded"},message:"must have required property '"+"dateRecorded"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data17){
if(!(func0.call(schema0.properties.record.properties, key3))){
const err42 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.attempt !== undefined){
let data18 = data17.attempt;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/record/attempt",schemaPath:"#/properties/record/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/record/attempt",schemaPath:"#/properties/record/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data17.dateRecorded !== undefined){
let data19 = data17.dateRecorded;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
const err45 = {instancePath:instancePath+"/record/dateRecorded",schemaPath:"#/properties/record/properties/dateRecorded/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/record/dateRecorded",schemaPath:"#/properties/record/properties/dateRecorded/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.direction !== undefined){
let data20 = data17.direction;
if(typeof data20 !== "string"){
const err47 = {instancePath:instancePath+"/record/direction",schemaPath:"#/properties/record/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((((((data20 === "user") || (data20 === "member")) || (data20 === "caregiver")) || (data20 === "pharmacy")) || (data20 === "prescriber")) || (data20 === "facility"))){
const err48 = {instancePath:instancePath+"/record/direction",schemaPath:"#/properties/record/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.successful !== undefined){
if(typeof data17.successful !== "boolean"){
const err49 = {instancePath:instancePath+"/record/successful",schemaPath:"#/properties/record/properties/successful/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.decision !== undefined){
let data22 = data17.decision;
if(typeof data22 !== "string"){
const err50 = {instancePath:instancePath+"/record/decision",schemaPath:"#/properties/record/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data22 === "yes") || (data22 === "no"))){
const err51 = {instancePath:instancePath+"/record/decision",schemaPath:"#/properties/record/properties/decision/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.decision.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data17.decisionReason !== undefined){
let data23 = data17.decisionReason;
if(typeof data23 !== "string"){
const err52 = {instancePath:instancePath+"/record/decisionReason",schemaPath:"#/properties/record/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(((((((((data23 === "not-interested") || (data23 === "too-busy")) || (data23 === "has-pharmacist")) || (data23 === "privacy")) || (data23 === "in-hospice")) || (data23 === "in-facility")) || (data23 === "few-medications")) || (data23 === "plan-change")) || (data23 === "other"))){
const err53 = {instancePath:instancePath+"/record/decisionReason",schemaPath:"#/properties/record/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.interaction !== undefined){
let data24 = data17.interaction;
if(typeof data24 !== "string"){
const err54 = {instancePath:instancePath+"/record/interaction",schemaPath:"#/properties/record/properties/interaction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((data24 === "call") || (data24 === "encounter")) || (data24 === "nonworkflow"))){
const err55 = {instancePath:instancePath+"/record/interaction",schemaPath:"#/properties/record/properties/interaction/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.interaction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.lvm !== undefined){
if(typeof data17.lvm !== "boolean"){
const err56 = {instancePath:instancePath+"/record/lvm",schemaPath:"#/properties/record/properties/lvm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.spokeTo !== undefined){
let data26 = data17.spokeTo;
if(typeof data26 !== "string"){
const err57 = {instancePath:instancePath+"/record/spokeTo",schemaPath:"#/properties/record/properties/spokeTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((data26 === "member") || (data26 === "caregiver")) || (data26 === "pharmacy")) || (data26 === "prescriber")) || (data26 === "facility"))){
const err58 = {instancePath:instancePath+"/record/spokeTo",schemaPath:"#/properties/record/properties/spokeTo/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.spokeTo.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.spokeToMember !== undefined){
if(typeof data17.spokeToMember !== "boolean"){
const err59 = {instancePath:instancePath+"/record/spokeToMember",schemaPath:"#/properties/record/properties/spokeToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.spokeToCaregiver !== undefined){
if(typeof data17.spokeToCaregiver !== "boolean"){
const err60 = {instancePath:instancePath+"/record/spokeToCaregiver",schemaPath:"#/properties/record/properties/spokeToCaregiver/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data17.forPrimaryProject !== undefined){
let data29 = data17.forPrimaryProject;
if(typeof data29 !== "boolean"){
const err61 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs64 = errors;
let valid4 = false;
let passing0 = null;
const _errs65 = errors;
if(false !== data29){
const err62 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf/0/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid0 = _errs65 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs66 = errors;
if(true !== data29){
const err63 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid0 = _errs66 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err64 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data17.overrideWorkflow !== undefined){
if(typeof data17.overrideWorkflow !== "boolean"){
const err65 = {instancePath:instancePath+"/record/overrideWorkflow",schemaPath:"#/properties/record/properties/overrideWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data17.description !== undefined){
let data31 = data17.description;
if(typeof data31 === "string"){
if(func1(data31) > 10000){
const err66 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data17.reason !== undefined){
let data32 = data17.reason;
if(typeof data32 !== "string"){
const err68 = {instancePath:instancePath+"/record/reason",schemaPath:"#/properties/record/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((((((data32 === "no-answer") || (data32 === "busy")) || (data32 === "left-message")) || (data32 === "bad-number")) || (data32 === "unavailable")) || (data32 === "call-back")) || (data32 === "language")) || (data32 === "other"))){
const err69 = {instancePath:instancePath+"/record/reason",schemaPath:"#/properties/record/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
