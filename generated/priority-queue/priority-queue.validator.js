// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:630b3e27c3330a12 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","name","organizationId"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"type":{"const":"priority-queue"},"id":{"type":"string","maxLength":100},"name":{"type":"string","minLength":1,"maxLength":100},"userId":{"type":"string","maxLength":254},"organizationId":{"type":"string","minLength":1,"maxLength":100},"role":{"type":"string","enum":["pharmacist","support","clinical_admin","user_admin"]},"access":{"type":"string","enum":["private","organization"]},"filters":{"type":"array","maxItems":20,"items":{"type":"object","required":["statType","queryType"],"properties":{"statType":{"type":"string","minLength":1,"maxLength":100},"queryType":{"enum":["term","range","missing"]},"term":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]},"gte":{"anyOf":[{"type":"string"},{"type":"number"}]},"lte":{"anyOf":[{"type":"string"},{"type":"number"}]},"orMissing":{"type":"boolean"},"filterTerm":{"type":"string","maxLength":100}},"additionalProperties":false}},"sorting":{"type":"array","maxItems":20,"items":{"type":"object","required":["by"],"properties":{"by":{"type":"string","enum":["acb","dob","cohort","ci","due_date","date","group","last_call","fname","lname","org","prn","routine","sdv","sex","total_risk_score","workflow"]},"descending":{"type":"boolean"}},"additionalProperties":false}},"displayColumns":{"type":"object","maxProperties":100,"additionalProperties":{"anyOf":[{"type":"boolean"},{"type":"integer","minimum":1}]}},"secondaryFilters":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string"}},"Organization":{"type":"object","properties":{"name":{"type":"string"}},"additionalProperties":false},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
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
if(data.organizationId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organizationId"},message:"must have required property '"+"organizationId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err4 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err10 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err12 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err13 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(data5.length > 254 && func1(data5) > 254){
const err14 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err15 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
if("priority-queue" !== data.type){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "priority-queue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.id !== undefined){
let data8 = data.id;
if(typeof data8 === "string"){
if(data8.length > 100 && func1(data8) > 100){
const err20 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(data9.length > 100 && func1(data9) > 100){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.length < 1){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.userId !== undefined){
let data10 = data.userId;
if(typeof data10 === "string"){
if(data10.length > 254 && func1(data10) > 254){
const err25 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organizationId !== undefined){
let data11 = data.organizationId;
if(typeof data11 === "string"){
if(data11.length > 100 && func1(data11) > 100){
const err27 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.length < 1){
const err28 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/organizationId",schemaPath:"#/properties/organizationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.role !== undefined){
let data12 = data.role;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data12 === "pharmacist") || (data12 === "support")) || (data12 === "clinical_admin")) || (data12 === "user_admin"))){
const err31 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema0.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.access !== undefined){
let data13 = data.access;
if(typeof data13 !== "string"){
const err32 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data13 === "private") || (data13 === "organization"))){
const err33 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema0.properties.access.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.filters !== undefined){
let data14 = data.filters;
if(Array.isArray(data14)){
if(data14.length > 20){
const err34 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.statType === undefined){
const err35 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "statType"},message:"must have required property '"+"statType"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.queryType === undefined){
const err36 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "queryType"},message:"must have required property '"+"queryType"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data15){
if(!(((((((key2 === "statType") || (key2 === "queryType")) || (key2 === "term")) || (key2 === "gte")) || (key2 === "lte")) || (key2 === "orMissing")) || (key2 === "filterTerm"))){
const err37 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.statType !== undefined){
let data16 = data15.statType;
if(typeof data16 === "string"){
if(data16.length > 100 && func1(data16) > 100){
const err38 = {instancePath:instancePath+"/filters/" + i0+"/statType",schemaPath:"#/properties/filters/items/properties/statType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data16.length < 1){
const err39 = {instancePath:instancePath+"/filters/" + i0+"/statType",schemaPath:"#/properties/filters/items/properties/statType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/filters/" + i0+"/statType",schemaPath:"#/properties/filters/items/properties/statType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.queryType !== undefined){
let data17 = data15.queryType;
if(!(((data17 === "term") || (data17 === "range")) || (data17 === "missing"))){
const err41 = {instancePath:instancePath+"/filters/" + i0+"/queryType",schemaPath:"#/properties/filters/items/properties/queryType/enum",keyword:"enum",params:{allowedValues: schema0.properties.filters.items.properties.queryType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.term !== undefined){
let data18 = data15.term;
const _errs39 = errors;
let valid5 = false;
const _errs40 = errors;
if(typeof data18 !== "string"){
const err42 = {instancePath:instancePath+"/filters/" + i0+"/term",schemaPath:"#/properties/filters/items/properties/term/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid0 = _errs40 === errors;
valid5 = valid5 || _valid0;
const _errs42 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/filters/" + i0+"/term",schemaPath:"#/properties/filters/items/properties/term/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid5 = valid5 || _valid0;
const _errs44 = errors;
if(typeof data18 !== "boolean"){
const err44 = {instancePath:instancePath+"/filters/" + i0+"/term",schemaPath:"#/properties/filters/items/properties/term/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid0 = _errs44 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err45 = {instancePath:instancePath+"/filters/" + i0+"/term",schemaPath:"#/properties/filters/items/properties/term/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data15.gte !== undefined){
let data19 = data15.gte;
const _errs47 = errors;
let valid6 = false;
const _errs48 = errors;
if(typeof data19 !== "string"){
const err46 = {instancePath:instancePath+"/filters/" + i0+"/gte",schemaPath:"#/properties/filters/items/properties/gte/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs48 === errors;
valid6 = valid6 || _valid1;
const _errs50 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err47 = {instancePath:instancePath+"/filters/" + i0+"/gte",schemaPath:"#/properties/filters/items/properties/gte/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid1 = _errs50 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err48 = {instancePath:instancePath+"/filters/" + i0+"/gte",schemaPath:"#/properties/filters/items/properties/gte/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data15.lte !== undefined){
let data20 = data15.lte;
const _errs53 = errors;
let valid7 = false;
const _errs54 = errors;
if(typeof data20 !== "string"){
const err49 = {instancePath:instancePath+"/filters/" + i0+"/lte",schemaPath:"#/properties/filters/items/properties/lte/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs54 === errors;
valid7 = valid7 || _valid2;
const _errs56 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err50 = {instancePath:instancePath+"/filters/" + i0+"/lte",schemaPath:"#/properties/filters/items/properties/lte/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs56 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err51 = {instancePath:instancePath+"/filters/" + i0+"/lte",schemaPath:"#/properties/filters/items/properties/lte/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data15.orMissing !== undefined){
if(typeof data15.orMissing !== "boolean"){
const err52 = {instancePath:instancePath+"/filters/" + i0+"/orMissing",schemaPath:"#/properties/filters/items/properties/orMissing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.filterTerm !== undefined){
let data22 = data15.filterTerm;
if(typeof data22 === "string"){
if(data22.length > 100 && func1(data22) > 100){
const err53 = {instancePath:instancePath+"/filters/" + i0+"/filterTerm",schemaPath:"#/properties/filters/items/properties/filterTerm/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err54 = {instancePath:instancePath+"/filters/" + i0+"/filterTerm",schemaPath:"#/properties/filters/items/properties/filterTerm/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err55 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.sorting !== undefined){
let data23 = data.sorting;
if(Array.isArray(data23)){
if(data23.length > 20){
const err57 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.by === undefined){
const err58 = {instancePath:instancePath+"/sorting/" + i1,schemaPath:"#/properties/sorting/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key3 in data24){
if(!((key3 === "by") || (key3 === "descending"))){
const err59 = {instancePath:instancePath+"/sorting/" + i1,schemaPath:"#/properties/sorting/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data24.by !== undefined){
let data25 = data24.by;
if(typeof data25 !== "string"){
const err60 = {instancePath:instancePath+"/sorting/" + i1+"/by",schemaPath:"#/properties/sorting/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((((((((((((((((data25 === "acb") || (data25 === "dob")) || (data25 === "cohort")) || (data25 === "ci")) || (data25 === "due_date")) || (data25 === "date")) || (data25 === "group")) || (data25 === "last_call")) || (data25 === "fname")) || (data25 === "lname")) || (data25 === "org")) || (data25 === "prn")) || (data25 === "routine")) || (data25 === "sdv")) || (data25 === "sex")) || (data25 === "total_risk_score")) || (data25 === "workflow"))){
const err61 = {instancePath:instancePath+"/sorting/" + i1+"/by",schemaPath:"#/properties/sorting/items/properties/by/enum",keyword:"enum",params:{allowedValues: schema0.properties.sorting.items.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data24.descending !== undefined){
if(typeof data24.descending !== "boolean"){
const err62 = {instancePath:instancePath+"/sorting/" + i1+"/descending",schemaPath:"#/properties/sorting/items/properties/descending/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err63 = {instancePath:instancePath+"/sorting/" + i1,schemaPath:"#/properties/sorting/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.displayColumns !== undefined){
let data27 = data.displayColumns;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 100){
const err65 = {instancePath:instancePath+"/displayColumns",schemaPath:"#/properties/displayColumns/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key4 in data27){
let data28 = data27[key4];
const _errs75 = errors;
let valid12 = false;
const _errs76 = errors;
if(typeof data28 !== "boolean"){
const err66 = {instancePath:instancePath+"/displayColumns/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/displayColumns/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid3 = _errs76 === errors;
valid12 = valid12 || _valid3;
const _errs78 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err67 = {instancePath:instancePath+"/displayColumns/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/displayColumns/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err68 = {instancePath:instancePath+"/displayColumns/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/displayColumns/additionalProperties/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var _valid3 = _errs78 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err69 = {instancePath:instancePath+"/displayColumns/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/displayColumns/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/displayColumns",schemaPath:"#/properties/displayColumns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.secondaryFilters !== undefined){
let data29 = data.secondaryFilters;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 100){
const err71 = {instancePath:instancePath+"/secondaryFilters",schemaPath:"#/properties/secondaryFilters/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key5 in data29){
if(typeof data29[key5] !== "string"){
const err72 = {instancePath:instancePath+"/secondaryFilters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/secondaryFilters/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err73 = {instancePath:instancePath+"/secondaryFilters",schemaPath:"#/properties/secondaryFilters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.Organization !== undefined){
let data31 = data.Organization;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key6 in data31){
if(!(key6 === "name")){
const err74 = {instancePath:instancePath+"/Organization",schemaPath:"#/properties/Organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data31.name !== undefined){
if(typeof data31.name !== "string"){
const err75 = {instancePath:instancePath+"/Organization/name",schemaPath:"#/properties/Organization/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/Organization",schemaPath:"#/properties/Organization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data33 = data.createdAt;
if(typeof data33 === "string"){
if(!(formats0.validate(data33))){
const err77 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err78 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
