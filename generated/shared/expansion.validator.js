// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:25ce1c8b2b950753 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Expansion","description":"What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.","type":"object","required":["expansion"],"properties":{"expansion":{"title":"Expansion","description":"The search's result.","type":"object","required":["contains"],"properties":{"total":{"title":"Total","description":"How many there are, also those that are not listed.","type":"integer","minimum":0},"contains":{"title":"Entries","description":"What was found.","type":"array","items":{"type":"object","required":["code","display"],"properties":{"system":{"title":"System","description":"URI of the code system.","type":"string"},"code":{"title":"Code","description":"The code.","type":"string"},"display":{"title":"Display","description":"The name to show and to sort by.","type":"string"},"type":{"title":"Kind","description":"Allergen or medication.","type":"string","enum":["allergen","medication"],"x-codes":"coding-kinds"}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};

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
if(data.expansion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expansion"},message:"must have required property '"+"expansion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "expansion")){
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
if(data.expansion !== undefined){
let data0 = data.expansion;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.contains === undefined){
const err2 = {instancePath:instancePath+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty: "contains"},message:"must have required property '"+"contains"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "total") || (key1 === "contains"))){
const err3 = {instancePath:instancePath+"/expansion",schemaPath:"#/properties/expansion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.total !== undefined){
let data1 = data0.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/expansion/total",schemaPath:"#/properties/expansion/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/expansion/total",schemaPath:"#/properties/expansion/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.contains !== undefined){
let data2 = data0.contains;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err6 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.display === undefined){
const err7 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/required",keyword:"required",params:{missingProperty: "display"},message:"must have required property '"+"display"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data3){
if(!((((key2 === "system") || (key2 === "code")) || (key2 === "display")) || (key2 === "type"))){
const err8 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.system !== undefined){
if(typeof data3.system !== "string"){
const err9 = {instancePath:instancePath+"/expansion/contains/" + i0+"/system",schemaPath:"#/properties/expansion/properties/contains/items/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.code !== undefined){
if(typeof data3.code !== "string"){
const err10 = {instancePath:instancePath+"/expansion/contains/" + i0+"/code",schemaPath:"#/properties/expansion/properties/contains/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.display !== undefined){
if(typeof data3.display !== "string"){
const err11 = {instancePath:instancePath+"/expansion/contains/" + i0+"/display",schemaPath:"#/properties/expansion/properties/contains/items/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.type !== undefined){
let data7 = data3.type;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/expansion/contains/" + i0+"/type",schemaPath:"#/properties/expansion/properties/contains/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data7 === "allergen") || (data7 === "medication"))){
const err13 = {instancePath:instancePath+"/expansion/contains/" + i0+"/type",schemaPath:"#/properties/expansion/properties/contains/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.expansion.properties.contains.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/expansion/contains",schemaPath:"#/properties/expansion/properties/contains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/expansion",schemaPath:"#/properties/expansion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
