// GENERATED from schemas/workflow/manual-change.schema.json and 3 more sha256:ef5ed2c6345ad7e1 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["to","reason"],"properties":{"from":{"$ref":"#/$defs/part0"},"to":{"$ref":"#/$defs/part0"},"reason":{"type":"string","enum":["correction","member-request","prescriber-request","hospice","deceased","not-eligible","new-documents","mailer-sent","other"]},"reasonOther":{"type":"string","maxLength":500},"nextIteration":{"type":"boolean"}},"additionalProperties":false,"$defs":{"part0":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]}}};
const schema1 = {"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

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
if(!(((((key0 === "from") || (key0 === "to")) || (key0 === "reason")) || (key0 === "reasonOther")) || (key0 === "nextIteration"))){
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
if(data.from !== undefined){
if(!(validate1(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate1(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "correction") || (data2 === "member-request")) || (data2 === "prescriber-request")) || (data2 === "hospice")) || (data2 === "deceased")) || (data2 === "not-eligible")) || (data2 === "new-documents")) || (data2 === "mailer-sent")) || (data2 === "other"))){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reasonOther !== undefined){
let data3 = data.reasonOther;
if(typeof data3 === "string"){
if(data3.length > 500 && func0(data3) > 500){
const err5 = {instancePath:instancePath+"/reasonOther",schemaPath:"#/properties/reasonOther/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err6 = {instancePath:instancePath+"/reasonOther",schemaPath:"#/properties/reasonOther/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nextIteration !== undefined){
if(typeof data.nextIteration !== "boolean"){
const err7 = {instancePath:instancePath+"/nextIteration",schemaPath:"#/properties/nextIteration/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
