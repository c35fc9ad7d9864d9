// GENERATED from schemas/review/recommendation.schema.json and 5 more sha256:28c04fed426f9350 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"problem":{"type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"]},"medications":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"type":"string","maxLength":4000},"rationale":{"type":"string","maxLength":4000},"patientTopic":{"type":"string","maxLength":2000},"patientAction":{"type":"string","maxLength":2000},"includeInPrescriber":{"type":"boolean"},"includeInMap":{"type":"boolean"},"prescriberResponse":{"$ref":"#/$defs/part0"},"patientResponse":{"$ref":"#/$defs/part0"}},"additionalProperties":false,"$defs":{"part0":{"type":"object","properties":{"status":{"type":"object","properties":{"snowMedCode":{"type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"]}},"additionalProperties":false},"date":{"type":"string","format":"date"},"comment":{"type":"string","maxLength":2000}},"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const schema1 = {"type":"object","properties":{"status":{"type":"object","properties":{"snowMedCode":{"type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"]}},"additionalProperties":false},"date":{"type":"string","format":"date"},"comment":{"type":"string","maxLength":2000}},"additionalProperties":false};
const formats0 = runtime.fullFormats.date;

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
if(!(((key0 === "status") || (key0 === "date")) || (key0 === "comment"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "snowMedCode")){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.snowMedCode !== undefined){
let data1 = data0.snowMedCode;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status/snowMedCode",schemaPath:"#/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((data1 === "385645004") || (data1 === "accepted-with-change")) || (data1 === "443390004")) || (data1 === "385660001")) || (data1 === "not-applicable")) || (data1 === "89925002")) || (data1 === "385643006"))){
const err3 = {instancePath:instancePath+"/status/snowMedCode",schemaPath:"#/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.comment !== undefined){
let data3 = data.comment;
if(typeof data3 === "string"){
if(data3.length > 2000 && func1(data3) > 2000){
const err7 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.problem !== undefined){
let data1 = data.problem;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((data1 === "Untreated condition") || (data1 === "Immunization due")) || (data1 === "Laboratory monitoring due")) || (data1 === "Fall risk")) || (data1 === "Nutrition or hydration")) || (data1 === "Need for education")) || (data1 === "Cost or coverage")) || (data1 === "Access to care")) || (data1 === "Caregiver support")) || (data1 === "Device or supply needed")) || (data1 === "Other"))){
const err6 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/enum",keyword:"enum",params:{allowedValues: schema0.properties.problem.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.medications !== undefined){
let data2 = data.medications;
if(Array.isArray(data2)){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/medications",schemaPath:"#/properties/medications/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 300 && func1(data3) > 300){
const err8 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err11 = {instancePath:instancePath+"/medications",schemaPath:"#/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.prescriberText !== undefined){
let data4 = data.prescriberText;
if(typeof data4 === "string"){
if(data4.length > 4000 && func1(data4) > 4000){
const err12 = {instancePath:instancePath+"/prescriberText",schemaPath:"#/properties/prescriberText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err13 = {instancePath:instancePath+"/prescriberText",schemaPath:"#/properties/prescriberText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.rationale !== undefined){
let data5 = data.rationale;
if(typeof data5 === "string"){
if(data5.length > 4000 && func1(data5) > 4000){
const err14 = {instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err15 = {instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.patientTopic !== undefined){
let data6 = data.patientTopic;
if(typeof data6 === "string"){
if(data6.length > 2000 && func1(data6) > 2000){
const err16 = {instancePath:instancePath+"/patientTopic",schemaPath:"#/properties/patientTopic/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err17 = {instancePath:instancePath+"/patientTopic",schemaPath:"#/properties/patientTopic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.patientAction !== undefined){
let data7 = data.patientAction;
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
const err18 = {instancePath:instancePath+"/patientAction",schemaPath:"#/properties/patientAction/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err19 = {instancePath:instancePath+"/patientAction",schemaPath:"#/properties/patientAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.includeInPrescriber !== undefined){
if(typeof data.includeInPrescriber !== "boolean"){
const err20 = {instancePath:instancePath+"/includeInPrescriber",schemaPath:"#/properties/includeInPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.includeInMap !== undefined){
if(typeof data.includeInMap !== "boolean"){
const err21 = {instancePath:instancePath+"/includeInMap",schemaPath:"#/properties/includeInMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.prescriberResponse !== undefined){
if(!(validate1(data.prescriberResponse, {instancePath:instancePath+"/prescriberResponse",parentData:data,parentDataProperty:"prescriberResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.patientResponse !== undefined){
if(!(validate1(data.patientResponse, {instancePath:instancePath+"/patientResponse",parentData:data,parentDataProperty:"patientResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
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
