// GENERATED from schemas/patient/workflow-position.schema.json and 7 more sha256:b023da57ce0c8a66 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Workflow Position","description":"Where a patient stands in the workflow, and how they came there.","type":"object","properties":{"name":{"title":"Workflow State","description":"Name of the state.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"previousActiveState":{"title":"Previous Active State","description":"The state to go back to after an opt-out or a failure to engage.","type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"],"x-codes":"workflow-states"},"reviewType":{"title":"Review Type","description":"The kind of review.","type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"],"x-codes":"review-types"},"year":{"title":"Year","description":"The year of the engagement.","type":"integer","minimum":1900,"maximum":9999},"ecpnReview":{"title":"ECPN Review","description":"The review is made for the secondary organization.","type":"boolean"},"optOutInfo":{"title":"Opt-out","description":"How the patient opted out.","type":"object","x-origin":"assumed","properties":{"app":{"title":"Interaction","description":"The interaction that it was said in.","type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"],"x-codes":"interaction-types"},"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"decisionReason":{"title":"Reason","description":"Why.","type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"],"x-codes":"decision-reasons"},"projectId":{"title":"Project","description":"The project that the enrollment ended in.","type":"string"},"performedBy":{"title":"Recorded By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false},"failureToEngageInfo":{"title":"Failure to engage","description":"How the patient could not be engaged.","type":"object","x-origin":"assumed","properties":{"app":{"title":"Interaction","description":"The interaction that was tried.","type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"],"x-codes":"interaction-types"},"attempt":{"title":"Attempt","description":"The attempt that was the last.","type":"integer","minimum":1},"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"performedBy":{"title":"Recorded By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false}},"additionalProperties":false},"MSASentToMember":{"title":"Sent to Member","description":"The documents went to the member.","type":"boolean"},"MSASentToPrescriber":{"title":"Sent to Prescriber","description":"The documents went to the prescriber.","type":"boolean"}},"additionalProperties":false};
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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((((((((((((((data0 === "STAGED") || (data0 === "Imported")) || (data0 === "Waiting for Mailer")) || (data0 === "Ready for Initiating Call")) || (data0 === "Ready for Medication Review")) || (data0 === "Ready for Medication Safety Review")) || (data0 === "Ready for ECPN Medication Safety Review")) || (data0 === "Ready for MSR Preceptor Review")) || (data0 === "Ready for Consult")) || (data0 === "Ready for Printing")) || (data0 === "Ready for Mailing")) || (data0 === "Complete")) || (data0 === "Hospice Do Not Call")) || (data0 === "Disenrolled")) || (data0 === "Not Eligible")) || (data0 === "Member Opt Out at Initiating Call")) || (data0 === "Member Opt Out at Medication Review")) || (data0 === "Member Opt Out at Medication Safety Review")) || (data0 === "Decline of Service at Initiating Interaction")) || (data0 === "Decline of Service at Medication Review")) || (data0 === "Decline of Service at MSR")) || (data0 === "Failure to Engage at Initiating Call")) || (data0 === "Failure to Engage at Medication Review")) || (data0 === "Failure to Engage at Medication Safety Review")) || (data0 === "Unknown"))){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema0.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.previousActiveState !== undefined){
let data1 = data.previousActiveState;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/previousActiveState",schemaPath:"#/properties/previousActiveState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((((((((((((data1 === "STAGED") || (data1 === "Imported")) || (data1 === "Waiting for Mailer")) || (data1 === "Ready for Initiating Call")) || (data1 === "Ready for Medication Review")) || (data1 === "Ready for Medication Safety Review")) || (data1 === "Ready for ECPN Medication Safety Review")) || (data1 === "Ready for MSR Preceptor Review")) || (data1 === "Ready for Consult")) || (data1 === "Ready for Printing")) || (data1 === "Ready for Mailing")) || (data1 === "Complete")) || (data1 === "Hospice Do Not Call")) || (data1 === "Disenrolled")) || (data1 === "Not Eligible")) || (data1 === "Member Opt Out at Initiating Call")) || (data1 === "Member Opt Out at Medication Review")) || (data1 === "Member Opt Out at Medication Safety Review")) || (data1 === "Decline of Service at Initiating Interaction")) || (data1 === "Decline of Service at Medication Review")) || (data1 === "Decline of Service at MSR")) || (data1 === "Failure to Engage at Initiating Call")) || (data1 === "Failure to Engage at Medication Review")) || (data1 === "Failure to Engage at Medication Safety Review")) || (data1 === "Unknown"))){
const err4 = {instancePath:instancePath+"/previousActiveState",schemaPath:"#/properties/previousActiveState/enum",keyword:"enum",params:{allowedValues: schema0.properties.previousActiveState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reviewType !== undefined){
let data2 = data.reviewType;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "Medication Safety Review (MSR)") || (data2 === "Medication Safety Review Lite (MSR Lite)")) || (data2 === "Medication Safety Advisory (MSA)"))){
const err6 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/enum",keyword:"enum",params:{allowedValues: schema0.properties.reviewType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.year !== undefined){
let data3 = data.year;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1900 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.ecpnReview !== undefined){
if(typeof data.ecpnReview !== "boolean"){
const err10 = {instancePath:instancePath+"/ecpnReview",schemaPath:"#/properties/ecpnReview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.optOutInfo !== undefined){
let data5 = data.optOutInfo;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(((((key1 === "app") || (key1 === "date")) || (key1 === "decisionReason")) || (key1 === "projectId")) || (key1 === "performedBy"))){
const err11 = {instancePath:instancePath+"/optOutInfo",schemaPath:"#/properties/optOutInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.app !== undefined){
let data6 = data5.app;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/optOutInfo/app",schemaPath:"#/properties/optOutInfo/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((data6 === "Initiating Call") || (data6 === "Medication Review")) || (data6 === "Medication Safety Review")) || (data6 === "Follow-up Call")) || (data6 === "Resend Documents")) || (data6 === "Question for pharmacist")) || (data6 === "Question for technician")) || (data6 === "Fax issues")) || (data6 === "Direct Communication")) || (data6 === "Other"))){
const err13 = {instancePath:instancePath+"/optOutInfo/app",schemaPath:"#/properties/optOutInfo/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.optOutInfo.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.date !== undefined){
let data7 = data5.date;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err14 = {instancePath:instancePath+"/optOutInfo/date",schemaPath:"#/properties/optOutInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err15 = {instancePath:instancePath+"/optOutInfo/date",schemaPath:"#/properties/optOutInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.decisionReason !== undefined){
let data8 = data5.decisionReason;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/optOutInfo/decisionReason",schemaPath:"#/properties/optOutInfo/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((data8 === "not-interested") || (data8 === "too-busy")) || (data8 === "has-pharmacist")) || (data8 === "privacy")) || (data8 === "in-hospice")) || (data8 === "in-facility")) || (data8 === "few-medications")) || (data8 === "plan-change")) || (data8 === "other"))){
const err17 = {instancePath:instancePath+"/optOutInfo/decisionReason",schemaPath:"#/properties/optOutInfo/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.optOutInfo.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.projectId !== undefined){
if(typeof data5.projectId !== "string"){
const err18 = {instancePath:instancePath+"/optOutInfo/projectId",schemaPath:"#/properties/optOutInfo/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.performedBy !== undefined){
let data10 = data5.performedBy;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err19 = {instancePath:instancePath+"/optOutInfo/performedBy",schemaPath:"#/properties/optOutInfo/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.firstName !== undefined){
let data11 = data10.firstName;
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err20 = {instancePath:instancePath+"/optOutInfo/performedBy/firstName",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err21 = {instancePath:instancePath+"/optOutInfo/performedBy/firstName",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.lastName !== undefined){
let data12 = data10.lastName;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err22 = {instancePath:instancePath+"/optOutInfo/performedBy/lastName",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/optOutInfo/performedBy/lastName",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.email !== undefined){
let data13 = data10.email;
if(typeof data13 === "string"){
if(func1(data13) > 254){
const err24 = {instancePath:instancePath+"/optOutInfo/performedBy/email",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err25 = {instancePath:instancePath+"/optOutInfo/performedBy/email",schemaPath:"#/properties/optOutInfo/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/optOutInfo/performedBy",schemaPath:"#/properties/optOutInfo/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/optOutInfo",schemaPath:"#/properties/optOutInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.failureToEngageInfo !== undefined){
let data14 = data.failureToEngageInfo;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((((key3 === "app") || (key3 === "attempt")) || (key3 === "date")) || (key3 === "performedBy"))){
const err28 = {instancePath:instancePath+"/failureToEngageInfo",schemaPath:"#/properties/failureToEngageInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.app !== undefined){
let data15 = data14.app;
if(typeof data15 !== "string"){
const err29 = {instancePath:instancePath+"/failureToEngageInfo/app",schemaPath:"#/properties/failureToEngageInfo/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((((((((((data15 === "Initiating Call") || (data15 === "Medication Review")) || (data15 === "Medication Safety Review")) || (data15 === "Follow-up Call")) || (data15 === "Resend Documents")) || (data15 === "Question for pharmacist")) || (data15 === "Question for technician")) || (data15 === "Fax issues")) || (data15 === "Direct Communication")) || (data15 === "Other"))){
const err30 = {instancePath:instancePath+"/failureToEngageInfo/app",schemaPath:"#/properties/failureToEngageInfo/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.failureToEngageInfo.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.attempt !== undefined){
let data16 = data14.attempt;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err31 = {instancePath:instancePath+"/failureToEngageInfo/attempt",schemaPath:"#/properties/failureToEngageInfo/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err32 = {instancePath:instancePath+"/failureToEngageInfo/attempt",schemaPath:"#/properties/failureToEngageInfo/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data14.date !== undefined){
let data17 = data14.date;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err33 = {instancePath:instancePath+"/failureToEngageInfo/date",schemaPath:"#/properties/failureToEngageInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/failureToEngageInfo/date",schemaPath:"#/properties/failureToEngageInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.performedBy !== undefined){
let data18 = data14.performedBy;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(!(((key4 === "firstName") || (key4 === "lastName")) || (key4 === "email"))){
const err35 = {instancePath:instancePath+"/failureToEngageInfo/performedBy",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.firstName !== undefined){
let data19 = data18.firstName;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err36 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/firstName",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err37 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/firstName",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.lastName !== undefined){
let data20 = data18.lastName;
if(typeof data20 === "string"){
if(func1(data20) > 100){
const err38 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/lastName",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err39 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/lastName",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.email !== undefined){
let data21 = data18.email;
if(typeof data21 === "string"){
if(func1(data21) > 254){
const err40 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/email",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/failureToEngageInfo/performedBy/email",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/failureToEngageInfo/performedBy",schemaPath:"#/properties/failureToEngageInfo/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/failureToEngageInfo",schemaPath:"#/properties/failureToEngageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.MSASentToMember !== undefined){
if(typeof data.MSASentToMember !== "boolean"){
const err44 = {instancePath:instancePath+"/MSASentToMember",schemaPath:"#/properties/MSASentToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.MSASentToPrescriber !== undefined){
if(typeof data.MSASentToPrescriber !== "boolean"){
const err45 = {instancePath:instancePath+"/MSASentToPrescriber",schemaPath:"#/properties/MSASentToPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
