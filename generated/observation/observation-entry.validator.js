// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:ec33a68c51335fb0 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["observationType","issued"],"properties":{"observationType":{"type":"string","enum":["BMI","Creatinine Serum","Custom"]},"issued":{"type":"string","format":"date-time"},"weight":{"type":"number","exclusiveMinimum":0,"maximum":999},"weightUnits":{"type":"string","enum":["lb","kg"]},"height":{"type":"number","exclusiveMinimum":0,"maximum":300},"heightUnits":{"type":"string","enum":["in","cm"]},"name":{"type":"string","maxLength":200},"value":{"type":"number"},"units":{"type":"string","enum":["in","cm","lb","kg","mg/dL","kg/m2","mL/min","mmHg","%","bpm","mmol/L"]}},"additionalProperties":false};
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
if(data.observationType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observationType"},message:"must have required property '"+"observationType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issued === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued"},message:"must have required property '"+"issued"+"'"};
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
if(data.observationType !== undefined){
let data0 = data.observationType;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/observationType",schemaPath:"#/properties/observationType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "BMI") || (data0 === "Creatinine Serum")) || (data0 === "Custom"))){
const err4 = {instancePath:instancePath+"/observationType",schemaPath:"#/properties/observationType/enum",keyword:"enum",params:{allowedValues: schema0.properties.observationType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.issued !== undefined){
let data1 = data.issued;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/issued",schemaPath:"#/properties/issued/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err6 = {instancePath:instancePath+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.weight !== undefined){
let data2 = data.weight;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err9 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.weightUnits !== undefined){
let data3 = data.weightUnits;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/weightUnits",schemaPath:"#/properties/weightUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "lb") || (data3 === "kg"))){
const err11 = {instancePath:instancePath+"/weightUnits",schemaPath:"#/properties/weightUnits/enum",keyword:"enum",params:{allowedValues: schema0.properties.weightUnits.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.height !== undefined){
let data4 = data.height;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 300 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.heightUnits !== undefined){
let data5 = data.heightUnits;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/heightUnits",schemaPath:"#/properties/heightUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data5 === "in") || (data5 === "cm"))){
const err16 = {instancePath:instancePath+"/heightUnits",schemaPath:"#/properties/heightUnits/enum",keyword:"enum",params:{allowedValues: schema0.properties.heightUnits.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(data6.length > 200 && func1(data6) > 200){
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.units !== undefined){
let data8 = data.units;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === "in") || (data8 === "cm")) || (data8 === "lb")) || (data8 === "kg")) || (data8 === "mg/dL")) || (data8 === "kg/m2")) || (data8 === "mL/min")) || (data8 === "mmHg")) || (data8 === "%")) || (data8 === "bpm")) || (data8 === "mmol/L"))){
const err21 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/enum",keyword:"enum",params:{allowedValues: schema0.properties.units.enum},message:"must be equal to one of the allowed values"};
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
