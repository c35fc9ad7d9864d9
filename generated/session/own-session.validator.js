// GENERATED from schemas/session/own-session.schema.json and 2 more sha256:463f2a9b9d20536f by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["_id","isThis"],"properties":{"_id":{"type":"string","maxLength":128},"openedWith":{"type":"string","maxLength":100},"loggedInAt":{"type":"string","format":"date-time"},"lastActiveAt":{"type":"string","format":"date-time"},"isThis":{"type":"boolean"},"isElsewhere":{"type":"boolean"}},"additionalProperties":false};
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
if(data._id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_id"},message:"must have required property '"+"_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isThis === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isThis"},message:"must have required property '"+"isThis"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "_id") || (key0 === "openedWith")) || (key0 === "loggedInAt")) || (key0 === "lastActiveAt")) || (key0 === "isThis")) || (key0 === "isElsewhere"))){
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
if(data0.length > 128 && func0(data0) > 128){
const err3 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
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
const err4 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.openedWith !== undefined){
let data1 = data.openedWith;
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
const err5 = {instancePath:instancePath+"/openedWith",schemaPath:"#/properties/openedWith/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err6 = {instancePath:instancePath+"/openedWith",schemaPath:"#/properties/openedWith/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.loggedInAt !== undefined){
let data2 = data.loggedInAt;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err7 = {instancePath:instancePath+"/loggedInAt",schemaPath:"#/properties/loggedInAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err8 = {instancePath:instancePath+"/loggedInAt",schemaPath:"#/properties/loggedInAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lastActiveAt !== undefined){
let data3 = data.lastActiveAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/lastActiveAt",schemaPath:"#/properties/lastActiveAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/lastActiveAt",schemaPath:"#/properties/lastActiveAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isThis !== undefined){
if(typeof data.isThis !== "boolean"){
const err11 = {instancePath:instancePath+"/isThis",schemaPath:"#/properties/isThis/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isElsewhere !== undefined){
if(typeof data.isElsewhere !== "boolean"){
const err12 = {instancePath:instancePath+"/isElsewhere",schemaPath:"#/properties/isElsewhere/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
