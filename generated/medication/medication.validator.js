// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:47fe078a9db64d7f by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","medication"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"subject":{"type":"string","minLength":1},"type":{"const":"patient.medication"},"dosageInstructions":{"type":"object","properties":{"prn":{"type":"boolean"},"text":{"type":"string","maxLength":1000},"route":{"type":"object","properties":{"Id":{"type":"string","enum":["0","1","2","3","4","5","6","7","8","9","10","11","12","13"]},"Name":{"type":"string","maxLength":100}},"additionalProperties":false}},"additionalProperties":false},"medication":{"type":"object","required":["name"],"properties":{"code":{"type":"object","properties":{"coding":{"type":"array","items":{"type":"object","required":["system","value"],"properties":{"system":{"type":"string","enum":["http://www.nlm.nih.gov/research/umls/rxnorm","http://hl7.org/fhir/sid/ndc","http://hl7.org/fhir/sid/icd-10-cm","http://snomed.info/sct","urn:regimen:demo:medications"]},"value":{"type":"string","minLength":1,"maxLength":50}},"additionalProperties":false}}},"additionalProperties":false},"isBrand":{"type":"boolean"},"name":{"type":"object","required":["full"],"properties":{"full":{"type":"string","minLength":1,"maxLength":300}},"additionalProperties":false},"product":{"type":"object","properties":{"drug":{"type":"string","maxLength":300},"form":{"type":"string","maxLength":100},"strength":{"type":"string","maxLength":100}},"additionalProperties":false},"tierLevel":{"type":"string","enum":["N","1","2","3","4","5","6"]},"isFormulary":{"type":"boolean"},"isCustom":{"type":"boolean"}},"additionalProperties":false},"deleted":{"type":"boolean"}},"additionalProperties":false};
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
if(!(((key2 === "prn") || (key2 === "text")) || (key2 === "route"))){
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
if(data9.route !== undefined){
let data12 = data9.route;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(!((key3 === "Id") || (key3 === "Name"))){
const err25 = {instancePath:instancePath+"/dosageInstructions/route",schemaPath:"#/properties/dosageInstructions/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.Id !== undefined){
let data13 = data12.Id;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/dosageInstructions/route/Id",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((((data13 === "0") || (data13 === "1")) || (data13 === "2")) || (data13 === "3")) || (data13 === "4")) || (data13 === "5")) || (data13 === "6")) || (data13 === "7")) || (data13 === "8")) || (data13 === "9")) || (data13 === "10")) || (data13 === "11")) || (data13 === "12")) || (data13 === "13"))){
const err27 = {instancePath:instancePath+"/dosageInstructions/route/Id",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Id/enum",keyword:"enum",params:{allowedValues: schema0.properties.dosageInstructions.properties.route.properties.Id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.Name !== undefined){
let data14 = data12.Name;
if(typeof data14 === "string"){
if(data14.length > 100 && func1(data14) > 100){
const err28 = {instancePath:instancePath+"/dosageInstructions/route/Name",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err29 = {instancePath:instancePath+"/dosageInstructions/route/Name",schemaPath:"#/properties/dosageInstructions/properties/route/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/dosageInstructions/route",schemaPath:"#/properties/dosageInstructions/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err31 = {instancePath:instancePath+"/dosageInstructions",schemaPath:"#/properties/dosageInstructions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.medication !== undefined){
let data15 = data.medication;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
const err32 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data15){
if(!(((((((key4 === "code") || (key4 === "isBrand")) || (key4 === "name")) || (key4 === "product")) || (key4 === "tierLevel")) || (key4 === "isFormulary")) || (key4 === "isCustom"))){
const err33 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.code !== undefined){
let data16 = data15.code;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key5 in data16){
if(!(key5 === "coding")){
const err34 = {instancePath:instancePath+"/medication/code",schemaPath:"#/properties/medication/properties/code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data16.coding !== undefined){
let data17 = data16.coding;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.system === undefined){
const err35 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data18.value === undefined){
const err36 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key6 in data18){
if(!((key6 === "system") || (key6 === "value"))){
const err37 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.system !== undefined){
let data19 = data18.system;
if(typeof data19 !== "string"){
const err38 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/system",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((data19 === "http://www.nlm.nih.gov/research/umls/rxnorm") || (data19 === "http://hl7.org/fhir/sid/ndc")) || (data19 === "http://hl7.org/fhir/sid/icd-10-cm")) || (data19 === "http://snomed.info/sct")) || (data19 === "urn:regimen:demo:medications"))){
const err39 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/system",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/system/enum",keyword:"enum",params:{allowedValues: schema0.properties.medication.properties.code.properties.coding.items.properties.system.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.value !== undefined){
let data20 = data18.value;
if(typeof data20 === "string"){
if(data20.length > 50 && func1(data20) > 50){
const err40 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data20.length < 1){
const err41 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/medication/code/coding/" + i0+"/value",schemaPath:"#/properties/medication/properties/code/properties/coding/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/medication/code/coding/" + i0,schemaPath:"#/properties/medication/properties/code/properties/coding/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/medication/code/coding",schemaPath:"#/properties/medication/properties/code/properties/coding/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/medication/code",schemaPath:"#/properties/medication/properties/code/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.isBrand !== undefined){
if(typeof data15.isBrand !== "boolean"){
const err46 = {instancePath:instancePath+"/medication/isBrand",schemaPath:"#/properties/medication/properties/isBrand/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.name !== undefined){
let data22 = data15.name;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.full === undefined){
const err47 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/required",keyword:"required",params:{missingProperty: "full"},message:"must have required property '"+"full"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key7 in data22){
if(!(key7 === "full")){
const err48 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.full !== undefined){
let data23 = data22.full;
if(typeof data23 === "string"){
if(data23.length > 300 && func1(data23) > 300){
const err49 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data23.length < 1){
const err50 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/medication/name/full",schemaPath:"#/properties/medication/properties/name/properties/full/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/medication/name",schemaPath:"#/properties/medication/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.product !== undefined){
let data24 = data15.product;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key8 in data24){
if(!(((key8 === "drug") || (key8 === "form")) || (key8 === "strength"))){
const err53 = {instancePath:instancePath+"/medication/product",schemaPath:"#/properties/medication/properties/product/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data24.drug !== undefined){
let data25 = data24.drug;
if(typeof data25 === "string"){
if(data25.length > 300 && func1(data25) > 300){
const err54 = {instancePath:instancePath+"/medication/product/drug",schemaPath:"#/properties/medication/properties/product/properties/drug/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/medication/product/drug",schemaPath:"#/properties/medication/properties/product/properties/drug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data24.form !== undefined){
let data26 = data24.form;
if(typeof data26 === "string"){
if(data26.length > 100 && func1(data26) > 100){
const err56 = {instancePath:instancePath+"/medication/product/form",schemaPath:"#/properties/medication/properties/product/properties/form/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/medication/product/form",schemaPath:"#/properties/medication/properties/product/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data24.strength !== undefined){
let data27 = data24.strength;
if(typeof data27 === "string"){
if(data27.length > 100 && func1(data27) > 100){
const err58 = {instancePath:instancePath+"/medication/product/strength",schemaPath:"#/properties/medication/properties/product/properties/strength/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/medication/product/strength",schemaPath:"#/properties/medication/properties/product/properties/strength/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/medication/product",schemaPath:"#/properties/medication/properties/product/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data15.tierLevel !== undefined){
let data28 = data15.tierLevel;
if(typeof data28 !== "string"){
const err61 = {instancePath:instancePath+"/medication/tierLevel",schemaPath:"#/properties/medication/properties/tierLevel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((((((data28 === "N") || (data28 === "1")) || (data28 === "2")) || (data28 === "3")) || (data28 === "4")) || (data28 === "5")) || (data28 === "6"))){
const err62 = {instancePath:instancePath+"/medication/tierLevel",schemaPath:"#/properties/medication/properties/tierLevel/enum",keyword:"enum",params:{allowedValues: schema0.properties.medication.properties.tierLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data15.isFormulary !== undefined){
if(typeof data15.isFormulary !== "boolean"){
const err63 = {instancePath:instancePath+"/medication/isFormulary",schemaPath:"#/properties/medication/properties/isFormulary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data15.isCustom !== undefined){
if(typeof data15.isCustom !== "boolean"){
const err64 = {instancePath:instancePath+"/medication/isCustom",schemaPath:"#/properties/medication/properties/isCustom/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/medication",schemaPath:"#/properties/medication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.deleted !== undefined){
if(typeof data.deleted !== "boolean"){
const err66 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
