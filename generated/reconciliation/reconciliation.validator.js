// GENERATED from schemas/reconciliation/reconciliation.schema.json and 10 more sha256:9c9c9bdd87618919 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","list"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"subject":{"type":"string","minLength":1},"type":{"const":"patient.reconciliation"},"list":{"type":"string","enum":["reconciled","unreconciled"]},"source":{"type":"string","enum":["claims","patient","caregiver","prescriber","pharmacy","facility","record","reconciled"]},"asOf":{"type":"string","format":"date"},"workflowIteration":{"type":"integer","minimum":1},"completedAt":{"type":"string","format":"date-time"},"takesNone":{"type":"boolean"},"lists":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"completedBy":{"type":"string","maxLength":300},"medications":{"type":"array","maxItems":500,"items":{"type":"object","required":["uuid","name"],"properties":{"uuid":{"type":"string","format":"uuid"},"status":{"type":"string","enum":["VERIFIED","MODIFIED","ADDED","DISCONTINUED","WARNING"]},"name":{"type":"string","minLength":1,"maxLength":300},"rxNormId":{"type":"string","maxLength":20},"directions":{"type":"string","maxLength":5000},"directionsTaken":{"type":"string","maxLength":5000},"indication":{"type":"string","maxLength":300},"prescriber":{"type":"string","maxLength":200},"lastFill":{"type":"string","format":"date"},"reason":{"type":"string","enum":["prescriber-stopped","side-effect","cost","not-needed","completed","never-started","duplicate","other"]},"stopDate":{"type":"string","format":"date"},"comment":{"type":"string","maxLength":2000},"sources":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":100}},"likeness":{"type":"object","properties":{"same":{"type":"string","maxLength":8000},"exact":{"type":"string","maxLength":8000},"related":{"type":"array","maxItems":500,"items":{"type":"string","maxLength":400}}},"additionalProperties":false}},"additionalProperties":false}}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

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
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
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
if("patient.reconciliation" !== data.type){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.reconciliation"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.list !== undefined){
let data9 = data.list;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "reconciled") || (data9 === "unreconciled"))){
const err22 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/enum",keyword:"enum",params:{allowedValues: schema0.properties.list.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((((((data10 === "claims") || (data10 === "patient")) || (data10 === "caregiver")) || (data10 === "prescriber")) || (data10 === "pharmacy")) || (data10 === "facility")) || (data10 === "record")) || (data10 === "reconciled"))){
const err24 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.asOf !== undefined){
let data11 = data.asOf;
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
const err25 = {instancePath:instancePath+"/asOf",schemaPath:"#/properties/asOf/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err26 = {instancePath:instancePath+"/asOf",schemaPath:"#/properties/asOf/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data12 = data.workflowIteration;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err28 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.completedAt !== undefined){
let data13 = data.completedAt;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err29 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err30 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.takesNone !== undefined){
if(typeof data.takesNone !== "boolean"){
const err31 = {instancePath:instancePath+"/takesNone",schemaPath:"#/properties/takesNone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.lists !== undefined){
let data15 = data.lists;
if(Array.isArray(data15)){
if(data15.length > 100){
const err32 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 === "string"){
if(data16.length > 100 && func1(data16) > 100){
const err33 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data16.length < 1){
const err34 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err35 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err36 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.completedBy !== undefined){
let data17 = data.completedBy;
if(typeof data17 === "string"){
if(data17.length > 300 && func1(data17) > 300){
const err37 = {instancePath:instancePath+"/completedBy",schemaPath:"#/properties/completedBy/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/completedBy",schemaPath:"#/properties/completedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.medications !== undefined){
let data18 = data.medications;
if(Array.isArray(data18)){
if(data18.length > 500){
const err39 = {instancePath:instancePath+"/medications",schemaPath:"#/properties/medications/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.uuid === undefined){
const err40 = {instancePath:instancePath+"/medications/" + i1,schemaPath:"#/properties/medications/items/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data19.name === undefined){
const err41 = {instancePath:instancePath+"/medications/" + i1,schemaPath:"#/properties/medications/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key2 in data19){
if(!(func0.call(schema0.properties.medications.items.properties, key2))){
const err42 = {instancePath:instancePath+"/medications/" + i1,schemaPath:"#/properties/medications/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.uuid !== undefined){
let data20 = data19.uuid;
if(typeof data20 === "string"){
if(!(formats6.test(data20))){
const err43 = {instancePath:instancePath+"/medications/" + i1+"/uuid",schemaPath:"#/properties/medications/items/properties/uuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/medications/" + i1+"/uuid",schemaPath:"#/properties/medications/items/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data19.status !== undefined){
let data21 = data19.status;
if(typeof data21 !== "string"){
const err45 = {instancePath:instancePath+"/medications/" + i1+"/status",schemaPath:"#/properties/medications/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((data21 === "VERIFIED") || (data21 === "MODIFIED")) || (data21 === "ADDED")) || (data21 === "DISCONTINUED")) || (data21 === "WARNING"))){
const err46 = {instancePath:instancePath+"/medications/" + i1+"/status",schemaPath:"#/properties/medications/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.medications.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data19.name !== undefined){
let data22 = data19.name;
if(typeof data22 === "string"){
if(data22.length > 300 && func1(data22) > 300){
const err47 = {instancePath:instancePath+"/medications/" + i1+"/name",schemaPath:"#/properties/medications/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data22.length < 1){
const err48 = {instancePath:instancePath+"/medications/" + i1+"/name",schemaPath:"#/properties/medications/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/medications/" + i1+"/name",schemaPath:"#/properties/medications/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.rxNormId !== undefined){
let data23 = data19.rxNormId;
if(typeof data23 === "string"){
if(data23.length > 20 && func1(data23) > 20){
const err50 = {instancePath:instancePath+"/medications/" + i1+"/rxNormId",schemaPath:"#/properties/medications/items/properties/rxNormId/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err51 = {instancePath:instancePath+"/medications/" + i1+"/rxNormId",schemaPath:"#/properties/medications/items/properties/rxNormId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.directions !== undefined){
let data24 = data19.directions;
if(typeof data24 === "string"){
if(data24.length > 5000 && func1(data24) > 5000){
const err52 = {instancePath:instancePath+"/medications/" + i1+"/directions",schemaPath:"#/properties/medications/items/properties/directions/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
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
const err53 = {instancePath:instancePath+"/medications/" + i1+"/directions",schemaPath:"#/properties/medications/items/properties/directions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.directionsTaken !== undefined){
let data25 = data19.directionsTaken;
if(typeof data25 === "string"){
if(data25.length > 5000 && func1(data25) > 5000){
const err54 = {instancePath:instancePath+"/medications/" + i1+"/directionsTaken",schemaPath:"#/properties/medications/items/properties/directionsTaken/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
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
const err55 = {instancePath:instancePath+"/medications/" + i1+"/directionsTaken",schemaPath:"#/properties/medications/items/properties/directionsTaken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.indication !== undefined){
let data26 = data19.indication;
if(typeof data26 === "string"){
if(data26.length > 300 && func1(data26) > 300){
const err56 = {instancePath:instancePath+"/medications/" + i1+"/indication",schemaPath:"#/properties/medications/items/properties/indication/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err57 = {instancePath:instancePath+"/medications/" + i1+"/indication",schemaPath:"#/properties/medications/items/properties/indication/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.prescriber !== undefined){
let data27 = data19.prescriber;
if(typeof data27 === "string"){
if(data27.length > 200 && func1(data27) > 200){
const err58 = {instancePath:instancePath+"/medications/" + i1+"/prescriber",schemaPath:"#/properties/medications/items/properties/prescriber/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err59 = {instancePath:instancePath+"/medications/" + i1+"/prescriber",schemaPath:"#/properties/medications/items/properties/prescriber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.lastFill !== undefined){
let data28 = data19.lastFill;
if(typeof data28 === "string"){
if(!(formats2.validate(data28))){
const err60 = {instancePath:instancePath+"/medications/" + i1+"/lastFill",schemaPath:"#/properties/medications/items/properties/lastFill/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/medications/" + i1+"/lastFill",schemaPath:"#/properties/medications/items/properties/lastFill/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.reason !== undefined){
let data29 = data19.reason;
if(typeof data29 !== "string"){
const err62 = {instancePath:instancePath+"/medications/" + i1+"/reason",schemaPath:"#/properties/medications/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((((((((data29 === "prescriber-stopped") || (data29 === "side-effect")) || (data29 === "cost")) || (data29 === "not-needed")) || (data29 === "completed")) || (data29 === "never-started")) || (data29 === "duplicate")) || (data29 === "other"))){
const err63 = {instancePath:instancePath+"/medications/" + i1+"/reason",schemaPath:"#/properties/medications/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.medications.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.stopDate !== undefined){
let data30 = data19.stopDate;
if(typeof data30 === "string"){
if(!(formats2.validate(data30))){
const err64 = {instancePath:instancePath+"/medications/" + i1+"/stopDate",schemaPath:"#/properties/medications/items/properties/stopDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/medications/" + i1+"/stopDate",schemaPath:"#/properties/medications/items/properties/stopDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.comment !== undefined){
let data31 = data19.comment;
if(typeof data31 === "string"){
if(data31.length > 2000 && func1(data31) > 2000){
const err66 = {instancePath:instancePath+"/medications/" + i1+"/comment",schemaPath:"#/properties/medications/items/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/medications/" + i1+"/comment",schemaPath:"#/properties/medications/items/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.sources !== undefined){
let data32 = data19.sources;
if(Array.isArray(data32)){
if(data32.length > 500){
const err68 = {instancePath:instancePath+"/medications/" + i1+"/sources",schemaPath:"#/properties/medications/items/properties/sources/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
if(typeof data33 === "string"){
if(data33.length > 100 && func1(data33) > 100){
const err69 = {instancePath:instancePath+"/medications/" + i1+"/sources/" + i2,schemaPath:"#/properties/medications/items/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data33.length < 1){
const err70 = {instancePath:instancePath+"/medications/" + i1+"/sources/" + i2,schemaPath:"#/properties/medications/items/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/medications/" + i1+"/sources/" + i2,schemaPath:"#/properties/medications/items/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/medications/" + i1+"/sources",schemaPath:"#/properties/medications/items/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data19.likeness !== undefined){
let data34 = data19.likeness;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key3 in data34){
if(!(((key3 === "same") || (key3 === "exact")) || (key3 === "related"))){
const err73 = {instancePath:instancePath+"/medications/" + i1+"/likeness",schemaPath:"#/properties/medications/items/properties/likeness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data34.same !== undefined){
let data35 = data34.same;
if(typeof data35 === "string"){
if(data35.length > 8000 && func1(data35) > 8000){
const err74 = {instancePath:instancePath+"/medications/" + i1+"/likeness/same",schemaPath:"#/properties/medications/items/properties/likeness/properties/same/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/medications/" + i1+"/likeness/same",schemaPath:"#/properties/medications/items/properties/likeness/properties/same/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data34.exact !== undefined){
let data36 = data34.exact;
if(typeof data36 === "string"){
if(data36.length > 8000 && func1(data36) > 8000){
const err76 = {instancePath:instancePath+"/medications/" + i1+"/likeness/exact",schemaPath:"#/properties/medications/items/properties/likeness/properties/exact/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/medications/" + i1+"/likeness/exact",schemaPath:"#/properties/medications/items/properties/likeness/properties/exact/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data34.related !== undefined){
let data37 = data34.related;
if(Array.isArray(data37)){
if(data37.length > 500){
const err78 = {instancePath:instancePath+"/medications/" + i1+"/likeness/related",schemaPath:"#/properties/medications/items/properties/likeness/properties/related/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(typeof data38 === "string"){
if(data38.length > 400 && func1(data38) > 400){
const err79 = {instancePath:instancePath+"/medications/" + i1+"/likeness/related/" + i3,schemaPath:"#/properties/medications/items/properties/likeness/properties/related/items/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
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
const err80 = {instancePath:instancePath+"/medications/" + i1+"/likeness/related/" + i3,schemaPath:"#/properties/medications/items/properties/likeness/properties/related/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/medications/" + i1+"/likeness/related",schemaPath:"#/properties/medications/items/properties/likeness/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/medications/" + i1+"/likeness",schemaPath:"#/properties/medications/items/properties/likeness/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/medications/" + i1,schemaPath:"#/properties/medications/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/medications",schemaPath:"#/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
