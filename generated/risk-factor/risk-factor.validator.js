// GENERATED from schemas/risk-factor/risk-factor.schema.json and 7 more sha256:1d8ceb5d7c28e5ed by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Risk Factor","description":"Something that raises the patient's risk of harm by medications; kept in the patient's record.","type":"object","required":["id","category","riskFactor"],"properties":{"id":{"title":"Id","description":"Identifies the row within the patient.","type":"string","minLength":1,"maxLength":100},"category":{"title":"Category","description":"What it has to do with.","type":"string","enum":["lifestyle","function","falls","utilization","adherence","social","clinical"],"x-codes":"risk-factor-categories"},"riskFactor":{"title":"Risk Factor","description":"The risk factor.","type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"],"x-codes":"risk-factors"},"riskFactorNote":{"title":"Note","description":"Anything else worth knowing.","type":"string","maxLength":2000},"verified":{"title":"Verified","description":"Somebody has checked it.","type":"boolean"},"reportedBy":{"title":"Reported By","description":"Who reported it.","type":"string","enum":["member","caregiver","prescriber","pharmacy","facility","records","user"],"x-codes":"risk-factor-sources"},"changes":{"title":"Changes","description":"What the risk factor was before each change, oldest first.","type":"array","items":{"type":"object","x-origin":"assumed","required":["date"],"properties":{"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"performedBy":{"title":"Changed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"riskFactor":{"title":"Risk Factor","description":"Before the change.","type":"string","enum":["tobacco","alcohol","cannabis","other-substances","caffeine","inactivity","diet","memory","vision","hearing","dexterity","swallowing","fall","gait","assistive-device","hospital-stay","emergency-visit","many-prescribers","many-pharmacies","missed-doses","cost","complex-regimen","stops-early","lives-alone","transport","food","literacy","no-caregiver","renal","hepatic","pregnancy","breastfeeding","dialysis"],"x-codes":"risk-factors"},"riskFactorNote":{"title":"Note","description":"Before the change.","type":"string","maxLength":2000},"verified":{"title":"Verified","description":"Before the change.","type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const func0 = runtime.ucs2length;
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
if(func0(data0) > 100){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
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
let data2 = data.riskFactor;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/riskFactor",schemaPath:"#/properties/riskFactor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data2 === "tobacco") || (data2 === "alcohol")) || (data2 === "cannabis")) || (data2 === "other-substances")) || (data2 === "caffeine")) || (data2 === "inactivity")) || (data2 === "diet")) || (data2 === "memory")) || (data2 === "vision")) || (data2 === "hearing")) || (data2 === "dexterity")) || (data2 === "swallowing")) || (data2 === "fall")) || (data2 === "gait")) || (data2 === "assistive-device")) || (data2 === "hospital-stay")) || (data2 === "emergency-visit")) || (data2 === "many-prescribers")) || (data2 === "many-pharmacies")) || (data2 === "missed-doses")) || (data2 === "cost")) || (data2 === "complex-regimen")) || (data2 === "stops-early")) || (data2 === "lives-alone")) || (data2 === "transport")) || (data2 === "food")) || (data2 === "literacy")) || (data2 === "no-caregiver")) || (data2 === "renal")) || (data2 === "hepatic")) || (data2 === "pregnancy")) || (data2 === "breastfeeding")) || (data2 === "dialysis"))){
const err10 = {instancePath:instancePath+"/riskFactor",schemaPath:"#/properties/riskFactor/enum",keyword:"enum",params:{allowedValues: schema0.properties.riskFactor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.riskFactorNote !== undefined){
let data3 = data.riskFactorNote;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err11 = {instancePath:instancePath+"/riskFactorNote",schemaPath:"#/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err12 = {instancePath:instancePath+"/riskFactorNote",schemaPath:"#/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.verified !== undefined){
if(typeof data.verified !== "boolean"){
const err13 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reportedBy !== undefined){
let data5 = data.reportedBy;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/reportedBy",schemaPath:"#/properties/reportedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((data5 === "member") || (data5 === "caregiver")) || (data5 === "prescriber")) || (data5 === "pharmacy")) || (data5 === "facility")) || (data5 === "records")) || (data5 === "user"))){
const err15 = {instancePath:instancePath+"/reportedBy",schemaPath:"#/properties/reportedBy/enum",keyword:"enum",params:{allowedValues: schema0.properties.reportedBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.date === undefined){
const err16 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "date") || (key1 === "performedBy")) || (key1 === "riskFactor")) || (key1 === "riskFactorNote")) || (key1 === "verified"))){
const err17 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.date !== undefined){
let data8 = data7.date;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err18 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/changes/" + i0+"/date",schemaPath:"#/properties/changes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.performedBy !== undefined){
let data9 = data7.performedBy;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(((key2 === "firstName") || (key2 === "lastName")) || (key2 === "email"))){
const err20 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.firstName !== undefined){
let data10 = data9.firstName;
if(typeof data10 === "string"){
if(func0(data10) > 100){
const err21 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err22 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/firstName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.lastName !== undefined){
let data11 = data9.lastName;
if(typeof data11 === "string"){
if(func0(data11) > 100){
const err23 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err24 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/lastName",schemaPath:"#/properties/changes/items/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.email !== undefined){
let data12 = data9.email;
if(typeof data12 === "string"){
if(func0(data12) > 254){
const err25 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err26 = {instancePath:instancePath+"/changes/" + i0+"/performedBy/email",schemaPath:"#/properties/changes/items/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/changes/" + i0+"/performedBy",schemaPath:"#/properties/changes/items/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.riskFactor !== undefined){
let data13 = data7.riskFactor;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/changes/" + i0+"/riskFactor",schemaPath:"#/properties/changes/items/properties/riskFactor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data13 === "tobacco") || (data13 === "alcohol")) || (data13 === "cannabis")) || (data13 === "other-substances")) || (data13 === "caffeine")) || (data13 === "inactivity")) || (data13 === "diet")) || (data13 === "memory")) || (data13 === "vision")) || (data13 === "hearing")) || (data13 === "dexterity")) || (data13 === "swallowing")) || (data13 === "fall")) || (data13 === "gait")) || (data13 === "assistive-device")) || (data13 === "hospital-stay")) || (data13 === "emergency-visit")) || (data13 === "many-prescribers")) || (data13 === "many-pharmacies")) || (data13 === "missed-doses")) || (data13 === "cost")) || (data13 === "complex-regimen")) || (data13 === "stops-early")) || (data13 === "lives-alone")) || (data13 === "transport")) || (data13 === "food")) || (data13 === "literacy")) || (data13 === "no-caregiver")) || (data13 === "renal")) || (data13 === "hepatic")) || (data13 === "pregnancy")) || (data13 === "breastfeeding")) || (data13 === "dialysis"))){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/riskFactor",schemaPath:"#/properties/changes/items/properties/riskFactor/enum",keyword:"enum",params:{allowedValues: schema0.properties.changes.items.properties.riskFactor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.riskFactorNote !== undefined){
let data14 = data7.riskFactorNote;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err30 = {instancePath:instancePath+"/changes/" + i0+"/riskFactorNote",schemaPath:"#/properties/changes/items/properties/riskFactorNote/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err31 = {instancePath:instancePath+"/changes/" + i0+"/riskFactorNote",schemaPath:"#/properties/changes/items/properties/riskFactorNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.verified !== undefined){
if(typeof data7.verified !== "boolean"){
const err32 = {instancePath:instancePath+"/changes/" + i0+"/verified",schemaPath:"#/properties/changes/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err33 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err34 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
