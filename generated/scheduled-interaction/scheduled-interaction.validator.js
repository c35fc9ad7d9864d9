// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:3789e91f6e5e7878 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Scheduled Interaction","description":"A call that is planned.","type":"object","required":["type","callType","scheduledForDate","workflowIteration","currentYear"],"properties":{"_id":{"title":"Id","description":"Identifies the record.","type":"string","minLength":1,"maxLength":100},"_rev":{"title":"Revision","description":"Counts the versions of the record, from 1.","type":"integer","minimum":1},"performedBy":{"title":"Performed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"subject":{"title":"Subject","description":"The _id of the patient whom the record is about.","type":"string","minLength":1},"type":{"title":"Type","description":"The kind of record.","const":"patient.scheduled-interaction"},"callType":{"title":"Interaction Type","description":"What the call will be about.","type":"string","enum":["initiatinginteraction","medicationreviewinteraction","medicationsafetyreviewinteraction"],"x-codes":"next-call-types"},"scheduledForDate":{"title":"Scheduled For","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"workflowIteration":{"title":"Engagement","description":"Which engagement of the patient it belongs to.","type":"integer","minimum":1},"currentYear":{"title":"Year","description":"The year of the engagement.","type":"integer","minimum":1900,"maximum":9999},"user":{"title":"User","description":"The id of the user who scheduled it.","type":"string","maxLength":254},"userMetadata":{"title":"Scheduled By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"record":{"title":"Record","description":"What is planned.","type":"object","properties":{"description":{"title":"Note","description":"Anything worth knowing.","type":"string","maxLength":10000}},"additionalProperties":false}},"additionalProperties":false};
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
if(data.callType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callType"},message:"must have required property '"+"callType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scheduledForDate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledForDate"},message:"must have required property '"+"scheduledForDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.workflowIteration === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflowIteration"},message:"must have required property '"+"workflowIteration"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currentYear === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentYear"},message:"must have required property '"+"currentYear"+"'"};
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
if("patient.scheduled-interaction" !== data.type){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.scheduled-interaction"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.callType !== undefined){
let data9 = data.callType;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/callType",schemaPath:"#/properties/callType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data9 === "initiatinginteraction") || (data9 === "medicationreviewinteraction")) || (data9 === "medicationsafetyreviewinteraction"))){
const err25 = {instancePath:instancePath+"/callType",schemaPath:"#/properties/callType/enum",keyword:"enum",params:{allowedValues: schema0.properties.callType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.scheduledForDate !== undefined){
let data10 = data.scheduledForDate;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err26 = {instancePath:instancePath+"/scheduledForDate",schemaPath:"#/properties/scheduledForDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err27 = {instancePath:instancePath+"/scheduledForDate",schemaPath:"#/properties/scheduledForDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data11 = data.workflowIteration;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.currentYear !== undefined){
let data12 = data.currentYear;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12 < 1900 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
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
if(data.user !== undefined){
let data13 = data.user;
if(typeof data13 === "string"){
if(func1(data13) > 254){
const err33 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err34 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.userMetadata !== undefined){
let data14 = data.userMetadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err35 = {instancePath:instancePath+"/userMetadata",schemaPath:"#/properties/userMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.firstName !== undefined){
let data15 = data14.firstName;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err36 = {instancePath:instancePath+"/userMetadata/firstName",schemaPath:"#/properties/userMetadata/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err37 = {instancePath:instancePath+"/userMetadata/firstName",schemaPath:"#/properties/userMetadata/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.lastName !== undefined){
let data16 = data14.lastName;
if(typeof data16 === "string"){
if(func1(data16) > 100){
const err38 = {instancePath:instancePath+"/userMetadata/lastName",schemaPath:"#/properties/userMetadata/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err39 = {instancePath:instancePath+"/userMetadata/lastName",schemaPath:"#/properties/userMetadata/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.email !== undefined){
let data17 = data14.email;
if(typeof data17 === "string"){
if(func1(data17) > 254){
const err40 = {instancePath:instancePath+"/userMetadata/email",schemaPath:"#/properties/userMetadata/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err41 = {instancePath:instancePath+"/userMetadata/email",schemaPath:"#/properties/userMetadata/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err42 = {instancePath:instancePath+"/userMetadata",schemaPath:"#/properties/userMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.record !== undefined){
let data18 = data.record;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!(key3 === "description")){
const err43 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.description !== undefined){
let data19 = data18.description;
if(typeof data19 === "string"){
if(func1(data19) > 10000){
const err44 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
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
const err45 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err46 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
