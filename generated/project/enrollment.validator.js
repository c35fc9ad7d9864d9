// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:162fe1a2deaefe40 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["enrolled"],"properties":{"enrolled":{"type":"boolean","oneOf":[{"const":true},{"const":false}]},"enrollDate":{"type":"string","format":"date"},"reason":{"type":"string","enum":["member-declined","member-opted-out","not-eligible","moved","hospice","deceased","unreachable","transferred","member-agreed","entered-in-error","other"]},"changes":{"type":"array","maxItems":500,"items":{"type":"object","required":["date","enrolled"],"properties":{"date":{"type":"string","format":"date-time"},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"userId":{"type":"string","maxLength":200},"enrolled":{"type":"boolean","oneOf":[{"const":true},{"const":false}]},"reason":{"type":"string","maxLength":500},"snowmedCode":{"type":"string","maxLength":20}},"additionalProperties":false}}},"additionalProperties":false};
const formats0 = runtime.fullFormats.date;
const formats2 = runtime.fullFormats["date-time"];
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
if(data.enrolled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "enrolled") || (key0 === "enrollDate")) || (key0 === "reason")) || (key0 === "changes"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enrolled !== undefined){
let data0 = data.enrolled;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/enrolled",schemaPath:"#/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(true !== data0){
const err3 = {instancePath:instancePath+"/enrolled",schemaPath:"#/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(false !== data0){
const err4 = {instancePath:instancePath+"/enrolled",schemaPath:"#/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err5 = {instancePath:instancePath+"/enrolled",schemaPath:"#/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.enrollDate !== undefined){
let data1 = data.enrollDate;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/enrollDate",schemaPath:"#/properties/enrollDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err7 = {instancePath:instancePath+"/enrollDate",schemaPath:"#/properties/enrollDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data2 === "member-declined") || (data2 === "member-opted-out")) || (data2 === "not-eligible")) || (data2 === "moved")) || (data2 === "hospice")) || (data2 === "deceased")) || (data2 === "unreachable")) || (data2 === "transferred")) || (data2 === "member-agreed")) || (data2 === "entered-in-error")) || (data2 === "other"))){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.changes !== undefined){
let data3 = data.changes;
if(Array.isArray(data3)){
if(data3.length > 500){
const err10 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.date === undefined){
const err11 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.enrolled === undefined){
const err12 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!((((((key1 === "date") || (key1 === "performedBy")) || (key1 === "userId")) || (key1 === "enrolled")) || (key1 === "reason")) || (key1 === "snowmedCode"))){
const err13 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.date !== undefined){
let data5 = data4.date;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err14 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err15 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.performedBy !== undefined){
let data6 = data4.performedBy;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err16 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.firstName !== undefined){
let data7 = data6.firstName;
if(typeof data7 === "string"){
if(data7.length > 100 && func0(data7) > 100){
const err17 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err18 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.lastName !== undefined){
let data8 = data6.lastName;
if(typeof data8 === "string"){
if(data8.length > 100 && func0(data8) > 100){
const err19 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err20 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.email !== undefined){
let data9 = data6.email;
if(typeof data9 === "string"){
if(data9.length > 254 && func0(data9) > 254){
const err21 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err22 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err23 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.userId !== undefined){
let data10 = data4.userId;
if(typeof data10 === "string"){
if(data10.length > 200 && func0(data10) > 200){
const err24 = {instancePath:instancePath+"/changes/" + i0+"/userId",schemaPath:"#/properties/changes/items/properties/userId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err25 = {instancePath:instancePath+"/changes/" + i0+"/userId",schemaPath:"#/properties/changes/items/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.enrolled !== undefined){
let data11 = data4.enrolled;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/changes/" + i0+"/enrolled",schemaPath:"#/properties/changes/items/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs31 = errors;
let valid6 = false;
let passing1 = null;
const _errs32 = errors;
if(true !== data11){
const err27 = {instancePath:instancePath+"/changes/" + i0+"/enrolled",schemaPath:"#/properties/changes/items/properties/enrolled/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs32 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs33 = errors;
if(false !== data11){
const err28 = {instancePath:instancePath+"/changes/" + i0+"/enrolled",schemaPath:"#/properties/changes/items/properties/enrolled/oneOf/1/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/enrolled",schemaPath:"#/properties/changes/items/properties/enrolled/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data4.reason !== undefined){
let data12 = data4.reason;
if(typeof data12 === "string"){
if(data12.length > 500 && func0(data12) > 500){
const err30 = {instancePath:instancePath+"/changes/" + i0+"/reason",schemaPath:"#/properties/changes/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/changes/" + i0+"/reason",schemaPath:"#/properties/changes/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.snowmedCode !== undefined){
let data13 = data4.snowmedCode;
if(typeof data13 === "string"){
if(data13.length > 20 && func0(data13) > 20){
const err32 = {instancePath:instancePath+"/changes/" + i0+"/snowmedCode",schemaPath:"#/properties/changes/items/properties/snowmedCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err33 = {instancePath:instancePath+"/changes/" + i0+"/snowmedCode",schemaPath:"#/properties/changes/items/properties/snowmedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
