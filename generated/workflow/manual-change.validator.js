// GENERATED from schemas/workflow/manual-change.schema.json and 3 more sha256:b0217ee0836e4b10 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["to","reason"],"properties":{"to":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]},"reason":{"type":"string","enum":["correction","member-request","prescriber-request","hospice","deceased","not-eligible","new-documents","mailer-sent","other"]},"reasonOther":{"type":"string","maxLength":500},"nextIteration":{"type":"boolean"}},"additionalProperties":false};
const func0 = runtime.ucs2length;

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
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "to") || (key0 === "reason")) || (key0 === "reasonOther")) || (key0 === "nextIteration"))){
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
if(data.to !== undefined){
let data0 = data.to;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((((((((((((data0 === "STAGED") || (data0 === "Imported")) || (data0 === "Waiting for Mailer")) || (data0 === "Ready for Initiating Call")) || (data0 === "Ready for Medication Review")) || (data0 === "Ready for Medication Safety Review")) || (data0 === "Ready for ECPN Medication Safety Review")) || (data0 === "Ready for MSR Preceptor Review")) || (data0 === "Ready for Consult")) || (data0 === "Ready for Printing")) || (data0 === "Ready for Mailing")) || (data0 === "Complete")) || (data0 === "Hospice Do Not Call")) || (data0 === "Disenrolled")) || (data0 === "Not Eligible")) || (data0 === "Member Opt Out at Initiating Call")) || (data0 === "Member Opt Out at Medication Review")) || (data0 === "Member Opt Out at Medication Safety Review")) || (data0 === "Decline of Service at Initiating Interaction")) || (data0 === "Decline of Service at Medication Review")) || (data0 === "Decline of Service at MSR")) || (data0 === "Failure to Engage at Initiating Call")) || (data0 === "Failure to Engage at Medication Review")) || (data0 === "Failure to Engage at Medication Safety Review")) || (data0 === "Unknown"))){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/enum",keyword:"enum",params:{allowedValues: schema0.properties.to.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((data1 === "correction") || (data1 === "member-request")) || (data1 === "prescriber-request")) || (data1 === "hospice")) || (data1 === "deceased")) || (data1 === "not-eligible")) || (data1 === "new-documents")) || (data1 === "mailer-sent")) || (data1 === "other"))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reasonOther !== undefined){
let data2 = data.reasonOther;
if(typeof data2 === "string"){
if(data2.length > 500 && func0(data2) > 500){
const err7 = {instancePath:instancePath+"/reasonOther",schemaPath:"#/properties/reasonOther/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err8 = {instancePath:instancePath+"/reasonOther",schemaPath:"#/properties/reasonOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.nextIteration !== undefined){
if(typeof data.nextIteration !== "boolean"){
const err9 = {instancePath:instancePath+"/nextIteration",schemaPath:"#/properties/nextIteration/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
