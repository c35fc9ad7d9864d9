// GENERATED from schemas/patient/workflow-position.schema.json and 7 more sha256:b023da57ce0c8a66 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","properties":{"name":{"$ref":"#/$defs/part0"},"previousActiveState":{"$ref":"#/$defs/part0"},"reviewType":{"type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"]},"year":{"type":"integer","minimum":1900,"maximum":9999},"ecpnReview":{"type":"boolean"},"optOutInfo":{"type":"object","properties":{"app":{"$ref":"#/$defs/part1"},"date":{"type":"string","format":"date-time"},"decisionReason":{"type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"]},"projectId":{"type":"string"},"performedBy":{"$ref":"#/$defs/part2"}},"additionalProperties":false},"failureToEngageInfo":{"type":"object","properties":{"app":{"$ref":"#/$defs/part1"},"attempt":{"type":"integer","minimum":1},"date":{"type":"string","format":"date-time"},"performedBy":{"$ref":"#/$defs/part2"}},"additionalProperties":false},"MSASentToMember":{"type":"boolean"},"MSASentToPrescriber":{"type":"boolean"}},"additionalProperties":false,"$defs":{"part0":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]},"part1":{"type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"]},"part2":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
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

const schema2 = {"type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema3 = {"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false};
const func1 = runtime.ucs2length;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
if(!(validate1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.previousActiveState !== undefined){
if(!(validate1(data.previousActiveState, {instancePath:instancePath+"/previousActiveState",parentData:data,parentDataProperty:"previousActiveState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.reviewType !== undefined){
let data2 = data.reviewType;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data2 === "Medication Safety Review (MSR)") || (data2 === "Medication Safety Review Lite (MSR Lite)")) || (data2 === "Medication Safety Advisory (MSA)"))){
const err2 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/enum",keyword:"enum",params:{allowedValues: schema0.properties.reviewType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.year !== undefined){
let data3 = data.year;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1900 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.ecpnReview !== undefined){
if(typeof data.ecpnReview !== "boolean"){
const err6 = {instancePath:instancePath+"/ecpnReview",schemaPath:"#/properties/ecpnReview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.optOutInfo !== undefined){
let data5 = data.optOutInfo;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(((((key1 === "app") || (key1 === "date")) || (key1 === "decisionReason")) || (key1 === "projectId")) || (key1 === "performedBy"))){
const err7 = {instancePath:instancePath+"/optOutInfo",schemaPath:"#/properties/optOutInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.app !== undefined){
if(!(validate4(data5.app, {instancePath:instancePath+"/optOutInfo/app",parentData:data5,parentDataProperty:"app",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : runtime.joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data5.date !== undefined){
let data7 = data5.date;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err8 = {instancePath:instancePath+"/optOutInfo/date",schemaPath:"#/properties/optOutInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err9 = {instancePath:instancePath+"/optOutInfo/date",schemaPath:"#/properties/optOutInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.decisionReason !== undefined){
let data8 = data5.decisionReason;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/optOutInfo/decisionReason",schemaPath:"#/properties/optOutInfo/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((data8 === "not-interested") || (data8 === "too-busy")) || (data8 === "has-pharmacist")) || (data8 === "privacy")) || (data8 === "in-hospice")) || (data8 === "in-facility")) || (data8 === "few-medications")) || (data8 === "plan-change")) || (data8 === "other"))){
const err11 = {instancePath:instancePath+"/optOutInfo/decisionReason",schemaPath:"#/properties/optOutInfo/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.optOutInfo.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.projectId !== undefined){
if(typeof data5.projectId !== "string"){
const err12 = {instancePath:instancePath+"/optOutInfo/projectId",schemaPath:"#/properties/optOutInfo/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.performedBy !== undefined){
if(!(validate6(data5.performedBy, {instancePath:instancePath+"/optOutInfo/performedBy",parentData:data5,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : runtime.joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/optOutInfo",schemaPath:"#/properties/optOutInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.failureToEngageInfo !== undefined){
let data11 = data.failureToEngageInfo;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!((((key2 === "app") || (key2 === "attempt")) || (key2 === "date")) || (key2 === "performedBy"))){
const err14 = {instancePath:instancePath+"/failureToEngageInfo",schemaPath:"#/properties/failureToEngageInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.app !== undefined){
if(!(validate4(data11.app, {instancePath:instancePath+"/failureToEngageInfo/app",parentData:data11,parentDataProperty:"app",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : runtime.joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data11.attempt !== undefined){
let data13 = data11.attempt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err15 = {instancePath:instancePath+"/failureToEngageInfo/attempt",schemaPath:"#/properties/failureToEngageInfo/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err16 = {instancePath:instancePath+"/failureToEngageInfo/attempt",schemaPath:"#/properties/failureToEngageInfo/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data11.date !== undefined){
let data14 = data11.date;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err17 = {instancePath:instancePath+"/failureToEngageInfo/date",schemaPath:"#/properties/failureToEngageInfo/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/failureToEngageInfo/date",schemaPath:"#/properties/failureToEngageInfo/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.performedBy !== undefined){
if(!(validate6(data11.performedBy, {instancePath:instancePath+"/failureToEngageInfo/performedBy",parentData:data11,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : runtime.joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/failureToEngageInfo",schemaPath:"#/properties/failureToEngageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.MSASentToMember !== undefined){
if(typeof data.MSASentToMember !== "boolean"){
const err20 = {instancePath:instancePath+"/MSASentToMember",schemaPath:"#/properties/MSASentToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.MSASentToPrescriber !== undefined){
if(typeof data.MSASentToPrescriber !== "boolean"){
const err21 = {instancePath:instancePath+"/MSASentToPrescriber",schemaPath:"#/properties/MSASentToPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
