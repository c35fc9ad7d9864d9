// GENERATED from schemas/priority-queue/queue-member.schema.json and 1 more sha256:72a41f05fd477e65 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","properties":{"patientId":{"type":"string"},"nextCall":{"type":"string"},"homeCareFlag":{"type":"string","enum":["","1","0"]}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((key0 === "patientId") || (key0 === "nextCall")) || (key0 === "homeCareFlag"))){
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
if(data.patientId !== undefined){
if(typeof data.patientId !== "string"){
const err1 = {instancePath:instancePath+"/patientId",schemaPath:"#/properties/patientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nextCall !== undefined){
if(typeof data.nextCall !== "string"){
const err2 = {instancePath:instancePath+"/nextCall",schemaPath:"#/properties/nextCall/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.homeCareFlag !== undefined){
let data2 = data.homeCareFlag;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "") || (data2 === "1")) || (data2 === "0"))){
const err4 = {instancePath:instancePath+"/homeCareFlag",schemaPath:"#/properties/homeCareFlag/enum",keyword:"enum",params:{allowedValues: schema0.properties.homeCareFlag.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
