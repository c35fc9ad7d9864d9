// GENERATED from schemas/risk-factor/risk-factor.schema.json and 7 more sha256:c0efb27f38ae7185 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["id","category","riskFactor"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"category":{"type":"string","enum":["lifestyle","function","falls","utilization","adherence","social","clinical"]},"riskFactor":{"$ref":"#/$defs/part0"},"riskFactorNote":{"type":"string","maxLength":2000},"verified":{"type":"boolean"},"reportedBy":{"type":"string","enum":["member","caregiver","prescriber","pharmacy","facility","records","user"]},"changes":{"type":"array","maxItems":500,"items":{"type":"object","required":["date"],"properties":{"date":{"type":"string","format":"date-time"},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"riskFactor":{"$ref":"#/$defs/part0"},"riskFactorNote":{"type":"string","maxLength":2000},"verified":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false,"$defs":{"part0":{"type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"]}}};
const func0 = runtime.ucs2length;
const schema1 = {"type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"]};

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
if(!(((((((((((((((((((((((((((((((((data === "tobacco") || (data === "alcohol")) || (data === "cannabis")) || (data === "other-substances")) || (data === "caffeine")) || (data === "inactivity")) || (data === "diet")) || (data === "memory")) || (data === "vision")) || (data === "hearing")) || (data === "dexterity")) || (data === "swallowing")) || (data === "fall")) || (data === "gait")) || (data === "assistive-device")) || (data === "hospital-stay")) || (data === "emergency-visit")) || (data === "many-prescribers")) || (data === "many-pharmacies")) || (data === "missed-doses")) || (data === "cost")) || (data === "complex-regimen")) || (data === "stops-early")) || (data === "lives-alone")) || (data === "transport")) || (data === "food")) || (data === "literacy")) || (data === "no-caregiver")) || (data === "renal")) || (data === "hepatic")) || (data === "pregnancy")) || (data === "breastfeeding")) || (data === "dialysis"))){
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.riskFactor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "riskFactor"},message:"must have required property '"+"riskFactor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "category")) || (key0 === "riskFactor")) || (key0 === "riskFactorNote")) || (key0 === "verified")) || (key0 === "reportedBy")) || (key0 === "changes"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data1 === "lifestyle") || (data1 === "function")) || (data1 === "falls")) || (data1 === "utilization")) || (data1 === "adherence")) || (data1 === "social")) || (data1 === "clinical"))){
const err8 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.riskFactor !== undefined){
if(!(validate1(data.riskFactor, {instancePath:instancePath+"/riskFactor",parentData:data,parentDataProperty:"riskFactor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.riskFactorNote !== undefined){
let data3 = data.riskFactorNote;
if(typeof data3 === "string"){
if(data3.length > 2000 && func0(data3) > 2000){
const err9 = {instancePath:instancePath+"/riskFactorNote",schemaPath:"#/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err10 = {instancePath:instancePath+"/riskFactorNote",schemaPath:"#/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.verified !== undefined){
if(typeof data.verified !== "boolean"){
const err11 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.reportedBy !== undefined){
let data5 = data.reportedBy;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/reportedBy",schemaPath:"#/properties/reportedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((data5 === "member") || (data5 === "caregiver")) || (data5 === "prescriber")) || (data5 === "pharmacy")) || (data5 === "facility")) || (data5 === "records")) || (data5 === "user"))){
const err13 = {instancePath:instancePath+"/reportedBy",schemaPath:"#/properties/reportedBy/enum",keyword:"enum",params:{allowedValues: schema0.properties.reportedBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(Array.isArray(data6)){
if(data6.length > 500){
const err14 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.date === undefined){
const err15 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "date") || (key1 === "performedBy")) || (key1 === "riskFactor")) || (key1 === "riskFactorNote")) || (key1 === "verified"))){
const err16 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.date !== undefined){
let data8 = data7.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err17 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.performedBy !== undefined){
let data9 = data7.performedBy;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err19 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.firstName !== undefined){
let data10 = data9.firstName;
if(typeof data10 === "string"){
if(data10.length > 100 && func0(data10) > 100){
const err20 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err21 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.lastName !== undefined){
let data11 = data9.lastName;
if(typeof data11 === "string"){
if(data11.length > 100 && func0(data11) > 100){
const err22 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err23 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.email !== undefined){
let data12 = data9.email;
if(typeof data12 === "string"){
if(data12.length > 254 && func0(data12) > 254){
const err24 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err25 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err26 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.riskFactor !== undefined){
if(!(validate1(data7.riskFactor, {instancePath:instancePath+"/changes/" + i0+"/riskFactor",parentData:data7,parentDataProperty:"riskFactor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data7.riskFactorNote !== undefined){
let data14 = data7.riskFactorNote;
if(typeof data14 === "string"){
if(data14.length > 2000 && func0(data14) > 2000){
const err27 = {instancePath:instancePath+"/changes/" + i0+"/riskFactorNote",schemaPath:"#/properties/changes/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/changes/" + i0+"/riskFactorNote",schemaPath:"#/properties/changes/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.verified !== undefined){
if(typeof data7.verified !== "boolean"){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/verified",schemaPath:"#/properties/changes/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err30 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err31 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
