// GENERATED from schemas/review/recommendation.schema.json and 5 more sha256:77650b9aed1572d4 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Recommendation","description":"Something that a review recommends to the prescriber, to the patient, or to both.","type":"object","required":["id"],"properties":{"id":{"title":"Id","description":"Identifies the recommendation within the review.","type":"string","minLength":1,"maxLength":100},"problem":{"title":"Problem","description":"A problem that is not about a medication.","type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"],"x-codes":"problem-options","x-origin":"assumed"},"medications":{"title":"Medications","description":"Names of the medications that it is about.","x-origin":"assumed","type":"array","items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"title":"To the Prescriber","description":"What is recommended, and why.","x-origin":"assumed","type":"string","maxLength":4000},"patientTopic":{"title":"What We Talked About","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"patientAction":{"title":"What I Should Do","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"includeInPrescriber":{"title":"For the Prescriber","description":"Goes into the prescriber's letter.","type":"boolean"},"includeInMap":{"title":"For the Patient","description":"Goes into the patient's action plan.","type":"boolean"},"prescriberResponse":{"title":"Prescriber's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false},"patientResponse":{"title":"Patient's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats.date;

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
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
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
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 300){
const err7 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/medications/" + i0,schemaPath:"#/properties/medications/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/medications",schemaPath:"#/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prescriberText !== undefined){
let data4 = data.prescriberText;
if(typeof data4 === "string"){
if(func1(data4) > 4000){
const err11 = {instancePath:instancePath+"/prescriberText",schemaPath:"#/properties/prescriberText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err12 = {instancePath:instancePath+"/prescriberText",schemaPath:"#/properties/prescriberText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.patientTopic !== undefined){
let data5 = data.patientTopic;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err13 = {instancePath:instancePath+"/patientTopic",schemaPath:"#/properties/patientTopic/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err14 = {instancePath:instancePath+"/patientTopic",schemaPath:"#/properties/patientTopic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.patientAction !== undefined){
let data6 = data.patientAction;
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err15 = {instancePath:instancePath+"/patientAction",schemaPath:"#/properties/patientAction/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/patientAction",schemaPath:"#/properties/patientAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.includeInPrescriber !== undefined){
if(typeof data.includeInPrescriber !== "boolean"){
const err17 = {instancePath:instancePath+"/includeInPrescriber",schemaPath:"#/properties/includeInPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.includeInMap !== undefined){
if(typeof data.includeInMap !== "boolean"){
const err18 = {instancePath:instancePath+"/includeInMap",schemaPath:"#/properties/includeInMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.prescriberResponse !== undefined){
let data9 = data.prescriberResponse;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(!(((key1 === "status") || (key1 === "date")) || (key1 === "comment"))){
const err19 = {instancePath:instancePath+"/prescriberResponse",schemaPath:"#/properties/prescriberResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.status !== undefined){
let data10 = data9.status;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!(key2 === "snowMedCode")){
const err20 = {instancePath:instancePath+"/prescriberResponse/status",schemaPath:"#/properties/prescriberResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.snowMedCode !== undefined){
let data11 = data10.snowMedCode;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/prescriberResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((data11 === "385645004") || (data11 === "accepted-with-change")) || (data11 === "443390004")) || (data11 === "385660001")) || (data11 === "not-applicable")) || (data11 === "89925002")) || (data11 === "385643006"))){
const err22 = {instancePath:instancePath+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/prescriberResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescriberResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/prescriberResponse/status",schemaPath:"#/properties/prescriberResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.date !== undefined){
let data12 = data9.date;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err24 = {instancePath:instancePath+"/prescriberResponse/date",schemaPath:"#/properties/prescriberResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err25 = {instancePath:instancePath+"/prescriberResponse/date",schemaPath:"#/properties/prescriberResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.comment !== undefined){
let data13 = data9.comment;
if(typeof data13 === "string"){
if(func1(data13) > 2000){
const err26 = {instancePath:instancePath+"/prescriberResponse/comment",schemaPath:"#/properties/prescriberResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err27 = {instancePath:instancePath+"/prescriberResponse/comment",schemaPath:"#/properties/prescriberResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/prescriberResponse",schemaPath:"#/properties/prescriberResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.patientResponse !== undefined){
let data14 = data.patientResponse;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!(((key3 === "status") || (key3 === "date")) || (key3 === "comment"))){
const err29 = {instancePath:instancePath+"/patientResponse",schemaPath:"#/properties/patientResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data14.status !== undefined){
let data15 = data14.status;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
if(!(key4 === "snowMedCode")){
const err30 = {instancePath:instancePath+"/patientResponse/status",schemaPath:"#/properties/patientResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.snowMedCode !== undefined){
let data16 = data15.snowMedCode;
if(typeof data16 !== "string"){
const err31 = {instancePath:instancePath+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/patientResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((data16 === "385645004") || (data16 === "accepted-with-change")) || (data16 === "443390004")) || (data16 === "385660001")) || (data16 === "not-applicable")) || (data16 === "89925002")) || (data16 === "385643006"))){
const err32 = {instancePath:instancePath+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/patientResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.patientResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/patientResponse/status",schemaPath:"#/properties/patientResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.date !== undefined){
let data17 = data14.date;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err34 = {instancePath:instancePath+"/patientResponse/date",schemaPath:"#/properties/patientResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/patientResponse/date",schemaPath:"#/properties/patientResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.comment !== undefined){
let data18 = data14.comment;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
const err36 = {instancePath:instancePath+"/patientResponse/comment",schemaPath:"#/properties/patientResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err37 = {instancePath:instancePath+"/patientResponse/comment",schemaPath:"#/properties/patientResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/patientResponse",schemaPath:"#/properties/patientResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
