// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:47eb3cbba9a166e8 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["expansion"],"properties":{"expansion":{"type":"object","required":["contains"],"properties":{"caution":{"type":"string"},"total":{"type":"integer","minimum":0},"contains":{"type":"array","maxItems":1000,"items":{"type":"object","required":["code","display"],"properties":{"system":{"type":"string"},"code":{"type":"string"},"display":{"type":"string"},"type":{"type":"string","enum":["allergen","medication"]},"note":{"type":"string"},"medication":{"type":"object","maxProperties":100,"additionalProperties":true}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};

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
if(!(((key1 === "caution") || (key1 === "total")) || (key1 === "contains"))){
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
if(data0.caution !== undefined){
if(typeof data0.caution !== "string"){
const err4 = {instancePath:instancePath+"/expansion/caution",schemaPath:"#/properties/expansion/properties/caution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.total !== undefined){
let data2 = data0.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/expansion/total",schemaPath:"#/properties/expansion/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/expansion/total",schemaPath:"#/properties/expansion/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.contains !== undefined){
let data3 = data0.contains;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err7 = {instancePath:instancePath+"/expansion/contains",schemaPath:"#/properties/expansion/properties/contains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code === undefined){
const err8 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.display === undefined){
const err9 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/required",keyword:"required",params:{missingProperty: "display"},message:"must have required property '"+"display"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 in data4){
if(!((((((key2 === "system") || (key2 === "code")) || (key2 === "display")) || (key2 === "type")) || (key2 === "note")) || (key2 === "medication"))){
const err10 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.system !== undefined){
if(typeof data4.system !== "string"){
const err11 = {instancePath:instancePath+"/expansion/contains/" + i0+"/system",schemaPath:"#/properties/expansion/properties/contains/items/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.code !== undefined){
if(typeof data4.code !== "string"){
const err12 = {instancePath:instancePath+"/expansion/contains/" + i0+"/code",schemaPath:"#/properties/expansion/properties/contains/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.display !== undefined){
if(typeof data4.display !== "string"){
const err13 = {instancePath:instancePath+"/expansion/contains/" + i0+"/display",schemaPath:"#/properties/expansion/properties/contains/items/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.type !== undefined){
let data8 = data4.type;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/expansion/contains/" + i0+"/type",schemaPath:"#/properties/expansion/properties/contains/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data8 === "allergen") || (data8 === "medication"))){
const err15 = {instancePath:instancePath+"/expansion/contains/" + i0+"/type",schemaPath:"#/properties/expansion/properties/contains/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.expansion.properties.contains.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.note !== undefined){
if(typeof data4.note !== "string"){
const err16 = {instancePath:instancePath+"/expansion/contains/" + i0+"/note",schemaPath:"#/properties/expansion/properties/contains/items/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.medication !== undefined){
let data10 = data4.medication;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 100){
const err17 = {instancePath:instancePath+"/expansion/contains/" + i0+"/medication",schemaPath:"#/properties/expansion/properties/contains/items/properties/medication/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/expansion/contains/" + i0+"/medication",schemaPath:"#/properties/expansion/properties/contains/items/properties/medication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/expansion/contains/" + i0,schemaPath:"#/properties/expansion/properties/contains/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/expansion/contains",schemaPath:"#/properties/expansion/properties/contains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/expansion",schemaPath:"#/properties/expansion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
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
