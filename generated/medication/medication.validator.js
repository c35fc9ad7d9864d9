// GENERATED from schemas/medication/medication.schema.json and 8 more sha256:e98aa80ebaaea268 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","medication"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"subject":{"type":"string","minLength":1},"type":{"const":"patient.medication"},"dosageInstructions":{"type":"object","properties":{"prn":{"type":"boolean"},"text":{"type":"string","maxLength":1000},"times":{"type":"object","properties":{"morning":{"type":"string","maxLength":40},"noon":{"type":"string","maxLength":40},"evening":{"type":"string","maxLength":40},"bedtime":{"type":"string","maxLength":40}},"additionalProperties":false},"route":{"type":"object","properties":{"Id":{"type":"string","enum":["0","1","2","3","4","5","6","7","8","9","10","11","12","13"]},"Name":{"type":"string","maxLength":100}},"additionalProperties":false}},"additionalProperties":false},"medication":{"type":"object","required":["name"],"properties":{"code":{"type":"object","properties":{"coding":{"type":"array","maxItems":20,"items":{"type":"object","required":["system","value"],"properties":{"system":{"type":"string","enum":["http://www.nlm.nih.gov/research/umls/rxnorm","http://hl7.org/fhir/sid/ndc","http://hl7.org/fhir/sid/icd-10-cm","http://snomed.info/sct","urn:regimen:demo:medications"]},"value":{"type":"string","minLength":1,"maxLength":50}},"additionalProperties":false}}},"additionalProperties":false},"isBrand":{"type":"boolean"},"name":{"type":"object","required":["full"],"properties":{"full":{"type":"string","minLength":1,"maxLength":300}},"additionalProperties":false},"product":{"type":"object","properties":{"drug":{"type":"string","maxLength":300},"form":{"type":"string","maxLength":100},"strength":{"type":"string","maxLength":100}},"additionalProperties":false},"tierLevel":{"type":"string","enum":["N","1","2","3","4","5","6"]},"isFormulary":{"type":"boolean"},"isCustom":{"type":"boolean"}},"additionalProperties":false},"indication":{"type":"string","maxLength":300},"prescriberId":{"type":"string","maxLength":100},"kind":{"type":"string","enum":["prescription","over-the-counter","supplement"]},"startDate":{"type":"string","format":"date"},"discontinued":{"type":"object","required":["date","reason"],"properties":{"date":{"type":"string","format":"date"},"reason":{"type":"string","enum":["prescriber-stopped","side-effect","cost","not-needed","completed","never-started","duplicate","other"]},"note":{"type":"string","maxLength":500}},"additionalProperties":false},"deleted":{"type":"boolean"}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;

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
if(data.medication === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "medication"},message:"must have required property '"+"medication"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.performedBy !== undefined){
let data2 = data.performedBy;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "email"))){
const err8 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err9 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err10 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err11 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err12 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(data5.length > 254 && func1(data5) > 254){
const err13 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err14 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err16 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err17 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err19 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.type !== undefined){
if("patient.medication" !== data.type){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.medication"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.dosageInstructions !== undefined){
let data9 = data.dosageInstructions;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!((((key2 === "prn") || (key2 === "text")) || (key2 === "times")) || (key2 === "route"))){
const err21 = {instancePath:instancePath+"/dosageInstructions",schemaPath:"#/properties/dosageInstructions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.prn !== undefined){
if(typeof data9.prn !== "boolean"){
const err22 = {instancePath:instancePath+"/dosageInstructions/prn",schemaPath:"#/properties/dosageInstructions/properties/prn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.text !== undefined){
let data11 = data9.text;
if(typeof data11 === "string"){
if(data11.length > 1000 && func1(data11) > 1000){
const err23 = {instancePath:instancePath+"/dosageInstructions/text",schemaPath:"#/properties/dosageInstructions/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err24 = {instancePath:instancePath+"/dosageInstructions/text",schemaPath:"#/properties/dosageInstructions/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.times !== undefined){
let data12 = data9.times;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(!((((key3 === "morning") || (key3 === "noon")) || (key3 === "evening")) || (key3 === "bedtime"))){
const err25 = {instancePath:instancePath+"/dosageInstructions/times",schemaPath:"#/properties/dosageInstructions/properties/times/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.morning !== undefined){
let data13 = data12.morning;
if(typeof data13 === "string"){
if(data13.length > 40 && func1(data13) > 40){
const err26 = {instancePath:instancePath+"/dosageInstructions/times/morning",schemaPath:"#/properties/dosageInstructions/properties/times/properties/morning/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err27 = {instancePath:instancePath+"/dosageInstructions/times/morning",schemaPath:"#/properties/dosageInstructions/properties/times/properties/morning/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.noon !== undefined){
let data14 = data12.noon;
if(typeof data14 === "string"){
if(data14.length > 40 && func1(data14) > 40){
const err28 = {instancePath:instancePath+"/dosageInstructions/times/noon",schemaPath:"#/properties/dosageInstructions/properties/times/properties/noon/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err29 = {instancePath:instancePath+"/dosageInstructions/times/noon",schemaPath:"#/properties/dosageInstructions/properties/times/properties/noon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.evening !== undefined){
let data15 = data12.evening;
if(typeof data15 === "string"){
if(data15.length > 40 && func1(data15) > 40){
const err30 = {instancePath:instancePath+"/dosageInstructions/times/evening",schemaPath:"#/properties/dosageInstructions/properties/times/properties/evening/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err31 = {instancePath:instancePath+"/dosageInstructions/times/evening",schemaPath:"#/properties/dosageInstructions/properties/times/properties/evening/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.bedtime !== undefined){
let data16 = data12.bedtime;
if(typeof data16 === "string"){
if(data16.length > 40 && func1(data16) > 40){
const err32 = {instancePath:instancePath+"/dosageInstructions/times/bedtime",schemaPath:"#/properties/dosageInstructions/properties/times/properties/bedtime/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err33 = {instancePath:instancePath+"/dosageInstructions/times/bedtime",schemaPath:"#/properties/dosageInstructions/properties/times/properties/bedtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/dosageInstructions/times",schemaPath:"#/properties/dosageInstructions/properties/times/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.route !== undefined){
let data17 = data9.route;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key4 in data17){
if(!((key4 === "Id") || (key4 === "Name"))){
const err35 = {instancePath:instancePath+"/dosageInstructions/route",schemaPath:"#/properties/dosageInstructions/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data17.Id !== undefined){
let data18 = data17.Id;
if(typeof data18 !== "string"){
const err36 = {instancePath:instancePath+"/dosageInstructions/route/Id",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((((((((((((data18 === "0") || (data18 === "1")) || (data18 === "2")) || (data18 === "3")) || (data18 === "4")) || (data18 === "5")) || (data18 === "6")) || (data18 === "7")) || (data18 === "8")) || (data18 === "9")) || (data18 === "10")) || (data18 === "11")) || (data18 === "12")) || (data18 === "13"))){
const err37 = {instancePath:instancePath+"/dosageInstructions/route/Id",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Id/enum",keyword:"enum",params:{allowedValues: schema0.properties.dosageInstructions.properties.route.properties.Id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.Name !== undefined){
let data19 = data17.Name;
if(typeof data19 === "string"){
if(data19.length > 100 && func1(data19) > 100){
const err38 = {instancePath:instancePath+"/dosageInstructions/route/Name",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err39 = {instancePath:instancePath+"/dosageInstructions/route/Name",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/dosageInstructions/route",schemaPath:"#/properties/dosageInstructions/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/dosageInstructions",schemaPath:"#/properties/dosageInstructions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.medication !== undefined){
let data20 = data.medication;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name === undefined){
const err42 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key5 in data20){
if(!(((((((key5 === "code") || (key5 === "isBrand")) || (key5 === "name")) || (key5 === "product")) || (key5 === "tierLevel")) || (key5 === "isFormulary")) || (key5 === "isCustom"))){
const err43 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.code !== undefined){
let data21 = data20.code;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key6 in data21){
if(!(key6 === "coding")){
const err44 = {instancePath:instancePath+"/medication/code",schemaPath:"#/properties/medication/properties/code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data21.coding !== undefined){
let data22 = data21.coding;
if(Array.isArray(data22)){
if(data22.length > 20){
const err45 = {instancePath:instancePath+"/medication/code/coding",schemaPath:"#/properties/medication/properties/code/properties/coding/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.system === undefined){
const err46 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data23.value === undefined){
const err47 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key7 in data23){
if(!((key7 === "system") || (key7 === "value"))){
const err48 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.system !== undefined){
let data24 = data23.system;
if(typeof data24 !== "string"){
const err49 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/system",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((((data24 === "http://www.nlm.nih.gov/research/umls/rxnorm") || (data24 === "http://hl7.org/fhir/sid/ndc")) || (data24 === "http://hl7.org/fhir/sid/icd-10-cm")) || (data24 === "http://snomed.info/sct")) || (data24 === "urn:regimen:demo:medications"))){
const err50 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/system",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/system/enum",keyword:"enum",params:{allowedValues: schema0.properties.medication.properties.code.properties.coding.items.properties.system.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.value !== undefined){
let data25 = data23.value;
if(typeof data25 === "string"){
if(data25.length > 50 && func1(data25) > 50){
const err51 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data25.length < 1){
const err52 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err55 = {instancePath:instancePath+"/medication/code/coding",schemaPath:"#/properties/medication/properties/code/properties/coding/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err56 = {instancePath:instancePath+"/medication/code",schemaPath:"#/properties/medication/properties/code/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.isBrand !== undefined){
if(typeof data20.isBrand !== "boolean"){
const err57 = {instancePath:instancePath+"/medication/isBrand",schemaPath:"#/properties/medication/properties/isBrand/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data20.name !== undefined){
let data27 = data20.name;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.full === undefined){
const err58 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/required",keyword:"required",params:{missingProperty: "full"},message:"must have required property '"+"full"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key8 in data27){
if(!(key8 === "full")){
const err59 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.full !== undefined){
let data28 = data27.full;
if(typeof data28 === "string"){
if(data28.length > 300 && func1(data28) > 300){
const err60 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data28.length < 1){
const err61 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err63 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data20.product !== undefined){
let data29 = data20.product;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key9 in data29){
if(!(((key9 === "drug") || (key9 === "form")) || (key9 === "strength"))){
const err64 = {instancePath:instancePath+"/medication/product",schemaPath:"#/properties/medication/properties/product/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data29.drug !== undefined){
let data30 = data29.drug;
if(typeof data30 === "string"){
if(data30.length > 300 && func1(data30) > 300){
const err65 = {instancePath:instancePath+"/medication/product/drug",schemaPath:"#/properties/medication/properties/product/properties/drug/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/medication/product/drug",schemaPath:"#/properties/medication/properties/product/properties/drug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data29.form !== undefined){
let data31 = data29.form;
if(typeof data31 === "string"){
if(data31.length > 100 && func1(data31) > 100){
const err67 = {instancePath:instancePath+"/medication/product/form",schemaPath:"#/properties/medication/properties/product/properties/form/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/medication/product/form",schemaPath:"#/properties/medication/properties/product/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data29.strength !== undefined){
let data32 = data29.strength;
if(typeof data32 === "string"){
if(data32.length > 100 && func1(data32) > 100){
const err69 = {instancePath:instancePath+"/medication/product/strength",schemaPath:"#/properties/medication/properties/product/properties/strength/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/medication/product/strength",schemaPath:"#/properties/medication/properties/product/properties/strength/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/medication/product",schemaPath:"#/properties/medication/properties/product/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data20.tierLevel !== undefined){
let data33 = data20.tierLevel;
if(typeof data33 !== "string"){
const err72 = {instancePath:instancePath+"/medication/tierLevel",schemaPath:"#/properties/medication/properties/tierLevel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((((((data33 === "N") || (data33 === "1")) || (data33 === "2")) || (data33 === "3")) || (data33 === "4")) || (data33 === "5")) || (data33 === "6"))){
const err73 = {instancePath:instancePath+"/medication/tierLevel",schemaPath:"#/properties/medication/properties/tierLevel/enum",keyword:"enum",params:{allowedValues: schema0.properties.medication.properties.tierLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data20.isFormulary !== undefined){
if(typeof data20.isFormulary !== "boolean"){
const err74 = {instancePath:instancePath+"/medication/isFormulary",schemaPath:"#/properties/medication/properties/isFormulary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data20.isCustom !== undefined){
if(typeof data20.isCustom !== "boolean"){
const err75 = {instancePath:instancePath+"/medication/isCustom",schemaPath:"#/properties/medication/properties/isCustom/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err76 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.indication !== undefined){
let data36 = data.indication;
if(typeof data36 === "string"){
if(data36.length > 300 && func1(data36) > 300){
const err77 = {instancePath:instancePath+"/indication",schemaPath:"#/properties/indication/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err78 = {instancePath:instancePath+"/indication",schemaPath:"#/properties/indication/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.prescriberId !== undefined){
let data37 = data.prescriberId;
if(typeof data37 === "string"){
if(data37.length > 100 && func1(data37) > 100){
const err79 = {instancePath:instancePath+"/prescriberId",schemaPath:"#/properties/prescriberId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/prescriberId",schemaPath:"#/properties/prescriberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.kind !== undefined){
let data38 = data.kind;
if(typeof data38 !== "string"){
const err81 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(((data38 === "prescription") || (data38 === "over-the-counter")) || (data38 === "supplement"))){
const err82 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.startDate !== undefined){
let data39 = data.startDate;
if(typeof data39 === "string"){
if(!(formats2.validate(data39))){
const err83 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.discontinued !== undefined){
let data40 = data.discontinued;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.date === undefined){
const err85 = {instancePath:instancePath+"/discontinued",schemaPath:"#/properties/discontinued/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data40.reason === undefined){
const err86 = {instancePath:instancePath+"/discontinued",schemaPath:"#/properties/discontinued/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key10 in data40){
if(!(((key10 === "date") || (key10 === "reason")) || (key10 === "note"))){
const err87 = {instancePath:instancePath+"/discontinued",schemaPath:"#/properties/discontinued/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data40.date !== undefined){
let data41 = data40.date;
if(typeof data41 === "string"){
if(!(formats2.validate(data41))){
const err88 = {instancePath:instancePath+"/discontinued/date",schemaPath:"#/properties/discontinued/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/discontinued/date",schemaPath:"#/properties/discontinued/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data40.reason !== undefined){
let data42 = data40.reason;
if(typeof data42 !== "string"){
const err90 = {instancePath:instancePath+"/discontinued/reason",schemaPath:"#/properties/discontinued/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!((((((((data42 === "prescriber-stopped") || (data42 === "side-effect")) || (data42 === "cost")) || (data42 === "not-needed")) || (data42 === "completed")) || (data42 === "never-started")) || (data42 === "duplicate")) || (data42 === "other"))){
const err91 = {instancePath:instancePath+"/discontinued/reason",schemaPath:"#/properties/discontinued/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.discontinued.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data40.note !== undefined){
let data43 = data40.note;
if(typeof data43 === "string"){
if(data43.length > 500 && func1(data43) > 500){
const err92 = {instancePath:instancePath+"/discontinued/note",schemaPath:"#/properties/discontinued/properties/note/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/discontinued/note",schemaPath:"#/properties/discontinued/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/discontinued",schemaPath:"#/properties/discontinued/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.deleted !== undefined){
if(typeof data.deleted !== "boolean"){
const err95 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
