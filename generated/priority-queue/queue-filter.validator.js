// GENERATED from schemas/priority-queue/queue-filter.schema.json and 1 more sha256:c8fe3a128d145ec4 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["statType","queryType"],"properties":{"statType":{"type":"string","minLength":1,"maxLength":100},"queryType":{"enum":["term","range","missing"]},"term":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]},"gte":{"anyOf":[{"type":"string"},{"type":"number"}]},"lte":{"anyOf":[{"type":"string"},{"type":"number"}]},"orMissing":{"type":"boolean"},"filterTerm":{"type":"string","maxLength":100}},"additionalProperties":false};
const func0 = runtime.ucs2length;

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
if(data.statType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statType"},message:"must have required property '"+"statType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.queryType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queryType"},message:"must have required property '"+"queryType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "statType") || (key0 === "queryType")) || (key0 === "term")) || (key0 === "gte")) || (key0 === "lte")) || (key0 === "orMissing")) || (key0 === "filterTerm"))){
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
if(data.statType !== undefined){
let data0 = data.statType;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err3 = {instancePath:instancePath+"/statType",schemaPath:"#/properties/statType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/statType",schemaPath:"#/properties/statType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/statType",schemaPath:"#/properties/statType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.queryType !== undefined){
let data1 = data.queryType;
if(!(((data1 === "term") || (data1 === "range")) || (data1 === "missing"))){
const err6 = {instancePath:instancePath+"/queryType",schemaPath:"#/properties/queryType/enum",keyword:"enum",params:{allowedValues: schema0.properties.queryType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.term !== undefined){
let data2 = data.term;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.gte !== undefined){
let data3 = data.gte;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err13 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.lte !== undefined){
let data4 = data.lte;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/lte",schemaPath:"#/properties/lte/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
const _errs23 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/lte",schemaPath:"#/properties/lte/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err16 = {instancePath:instancePath+"/lte",schemaPath:"#/properties/lte/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.orMissing !== undefined){
if(typeof data.orMissing !== "boolean"){
const err17 = {instancePath:instancePath+"/orMissing",schemaPath:"#/properties/orMissing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.filterTerm !== undefined){
let data6 = data.filterTerm;
if(typeof data6 === "string"){
if(data6.length > 100 && func0(data6) > 100){
const err18 = {instancePath:instancePath+"/filterTerm",schemaPath:"#/properties/filterTerm/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err19 = {instancePath:instancePath+"/filterTerm",schemaPath:"#/properties/filterTerm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
