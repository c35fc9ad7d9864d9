// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:cf8c4e8595a419d0 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","app","workflowIteration","currentYear","record"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"$ref":"#/$defs/part0"},"updatedAt":{"type":"string","format":"date-time"},"subject":{"type":"string","minLength":1},"type":{"const":"patient.interaction"},"app":{"type":"string","enum":["Initiating Call","Medication Review","Medication Safety Review","Follow-up Call","Resend Documents","Question for pharmacist","Question for technician","Fax issues","Direct Communication","Other"]},"workflowIteration":{"type":"integer","minimum":1},"currentYear":{"type":"integer","minimum":1900,"maximum":9999},"user":{"type":"string","maxLength":254},"userMetadata":{"$ref":"#/$defs/part0"},"record":{"type":"object","required":["dateRecorded"],"properties":{"attempt":{"type":"integer","minimum":1},"dateRecorded":{"type":"string","format":"date-time"},"direction":{"type":"string","enum":["user","member","caregiver","pharmacy","prescriber","facility"]},"successful":{"type":"boolean","oneOf":[{"const":true},{"const":false}]},"decision":{"type":"string","enum":["yes","no"]},"decisionReason":{"type":"string","enum":["not-interested","too-busy","has-pharmacist","privacy","in-hospice","in-facility","few-medications","plan-change","other"]},"interaction":{"type":"string","enum":["call","encounter","nonworkflow"]},"lvm":{"type":"boolean"},"spokeTo":{"type":"string","enum":["member","caregiver","pharmacy","prescriber","facility"]},"spokeToMember":{"type":"boolean"},"spokeToCaregiver":{"type":"boolean"},"forPrimaryProject":{"type":"boolean","oneOf":[{"const":false},{"const":true}]},"overrideWorkflow":{"type":"boolean"},"description":{"type":"string","maxLength":10000},"reason":{"type":"string","enum":["no-answer","busy","left-message","bad-number","unavailable","call-back","language","other"]}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"part0":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false}}};
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
if(data0.length > 100 && func1(data0) > 100){
const err6 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.length < 1){
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
if(!(validate1(data.performedBy, {instancePath:instancePath+"/performedBy",parentData:data,parentDataProperty:"performedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(typeof data4 === "string"){
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.type !== undefined){
if("patient.interaction" !== data.type){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.interaction"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.app !== undefined){
let data6 = data.app;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((data6 === "Initiating Call") || (data6 === "Medication Review")) || (data6 === "Medication Safety Review")) || (data6 === "Follow-up Call")) || (data6 === "Resend Documents")) || (data6 === "Question for pharmacist")) || (data6 === "Question for technician")) || (data6 === "Fax issues")) || (data6 === "Direct Communication")) || (data6 === "Other"))){
const err17 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/enum",keyword:"enum",params:{allowedValues: schema0.properties.app.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data7 = data.workflowIteration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.currentYear !== undefined){
let data8 = data.currentYear;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 1900 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.user !== undefined){
let data9 = data.user;
if(typeof data9 === "string"){
if(data9.length > 254 && func1(data9) > 254){
const err23 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.userMetadata !== undefined){
if(!(validate1(data.userMetadata, {instancePath:instancePath+"/userMetadata",parentData:data,parentDataProperty:"userMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
let data11 = data.record;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.dateRecorded === undefined){
const err25 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/required",keyword:"required",params:{missingProperty: "dateRecorded"},message:"must have required property '"+"dateRecorded"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data11){
if(!(func0.call(schema0.properties.record.properties, key1))){
const err26 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.attempt !== undefined){
let data12 = data11.attempt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/record/attempt",schemaPath:"#/properties/record/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/record/attempt",schemaPath:"#/properties/record/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data11.dateRecorded !== undefined){
let data13 = data11.dateRecorded;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err29 = {instancePath:instancePath+"/record/dateRecorded",schemaPath:"#/properties/record/properties/dateRecorded/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err30 = {instancePath:instancePath+"/record/dateRecorded",schemaPath:"#/properties/record/properties/dateRecorded/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.direction !== undefined){
let data14 = data11.direction;
if(typeof data14 !== "string"){
const err31 = {instancePath:instancePath+"/record/direction",schemaPath:"#/properties/record/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((((((data14 === "user") || (data14 === "member")) || (data14 === "caregiver")) || (data14 === "pharmacy")) || (data14 === "prescriber")) || (data14 === "facility"))){
const err32 = {instancePath:instancePath+"/record/direction",schemaPath:"#/properties/record/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.successful !== undefined){
let data15 = data11.successful;
if(typeof data15 !== "boolean"){
const err33 = {instancePath:instancePath+"/record/successful",schemaPath:"#/properties/record/properties/successful/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs32 = errors;
let valid2 = false;
let passing0 = null;
const _errs33 = errors;
if(true !== data15){
const err34 = {instancePath:instancePath+"/record/successful",schemaPath:"#/properties/record/properties/successful/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs33 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs34 = errors;
if(false !== data15){
const err35 = {instancePath:instancePath+"/record/successful",schemaPath:"#/properties/record/properties/successful/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err36 = {instancePath:instancePath+"/record/successful",schemaPath:"#/properties/record/properties/successful/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data11.decision !== undefined){
let data16 = data11.decision;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/record/decision",schemaPath:"#/properties/record/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((data16 === "yes") || (data16 === "no"))){
const err38 = {instancePath:instancePath+"/record/decision",schemaPath:"#/properties/record/properties/decision/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.decision.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.decisionReason !== undefined){
let data17 = data11.decisionReason;
if(typeof data17 !== "string"){
const err39 = {instancePath:instancePath+"/record/decisionReason",schemaPath:"#/properties/record/properties/decisionReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((((((data17 === "not-interested") || (data17 === "too-busy")) || (data17 === "has-pharmacist")) || (data17 === "privacy")) || (data17 === "in-hospice")) || (data17 === "in-facility")) || (data17 === "few-medications")) || (data17 === "plan-change")) || (data17 === "other"))){
const err40 = {instancePath:instancePath+"/record/decisionReason",schemaPath:"#/properties/record/properties/decisionReason/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.decisionReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.interaction !== undefined){
let data18 = data11.interaction;
if(typeof data18 !== "string"){
const err41 = {instancePath:instancePath+"/record/interaction",schemaPath:"#/properties/record/properties/interaction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data18 === "call") || (data18 === "encounter")) || (data18 === "nonworkflow"))){
const err42 = {instancePath:instancePath+"/record/interaction",schemaPath:"#/properties/record/properties/interaction/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.interaction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.lvm !== undefined){
if(typeof data11.lvm !== "boolean"){
const err43 = {instancePath:instancePath+"/record/lvm",schemaPath:"#/properties/record/properties/lvm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.spokeTo !== undefined){
let data20 = data11.spokeTo;
if(typeof data20 !== "string"){
const err44 = {instancePath:instancePath+"/record/spokeTo",schemaPath:"#/properties/record/properties/spokeTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((data20 === "member") || (data20 === "caregiver")) || (data20 === "pharmacy")) || (data20 === "prescriber")) || (data20 === "facility"))){
const err45 = {instancePath:instancePath+"/record/spokeTo",schemaPath:"#/properties/record/properties/spokeTo/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.spokeTo.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.spokeToMember !== undefined){
if(typeof data11.spokeToMember !== "boolean"){
const err46 = {instancePath:instancePath+"/record/spokeToMember",schemaPath:"#/properties/record/properties/spokeToMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.spokeToCaregiver !== undefined){
if(typeof data11.spokeToCaregiver !== "boolean"){
const err47 = {instancePath:instancePath+"/record/spokeToCaregiver",schemaPath:"#/properties/record/properties/spokeToCaregiver/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.forPrimaryProject !== undefined){
let data23 = data11.forPrimaryProject;
if(typeof data23 !== "boolean"){
const err48 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs51 = errors;
let valid3 = false;
let passing1 = null;
const _errs52 = errors;
if(false !== data23){
const err49 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf/0/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid1 = _errs52 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs53 = errors;
if(true !== data23){
const err50 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid1 = _errs53 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err51 = {instancePath:instancePath+"/record/forPrimaryProject",schemaPath:"#/properties/record/properties/forPrimaryProject/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data11.overrideWorkflow !== undefined){
if(typeof data11.overrideWorkflow !== "boolean"){
const err52 = {instancePath:instancePath+"/record/overrideWorkflow",schemaPath:"#/properties/record/properties/overrideWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data11.description !== undefined){
let data25 = data11.description;
if(typeof data25 === "string"){
if(data25.length > 10000 && func1(data25) > 10000){
const err53 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/record/description",schemaPath:"#/properties/record/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.reason !== undefined){
let data26 = data11.reason;
if(typeof data26 !== "string"){
const err55 = {instancePath:instancePath+"/record/reason",schemaPath:"#/properties/record/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((((((data26 === "no-answer") || (data26 === "busy")) || (data26 === "left-message")) || (data26 === "bad-number")) || (data26 === "unavailable")) || (data26 === "call-back")) || (data26 === "language")) || (data26 === "other"))){
const err56 = {instancePath:instancePath+"/record/reason",schemaPath:"#/properties/record/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.record.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
