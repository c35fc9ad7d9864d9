// GENERATED from schemas/import-preview/import-preview.schema.json and 10 more sha256:f04ead724998ec62 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["name","dob","externalId"],"properties":{"name":{"type":"object","required":["first","last"],"properties":{"first":{"type":"string","minLength":1,"maxLength":100},"middle":{"type":"string","maxLength":100},"last":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"externalId":{"type":"string","minLength":1,"maxLength":100},"address":{"type":"object","properties":{"primary":{"type":"boolean"},"verified":{"type":"boolean"},"line1":{"type":"string","maxLength":200},"line2":{"type":"string","maxLength":200},"line3":{"type":"string","maxLength":200},"city":{"type":"string","maxLength":100},"state":{"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"]},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"phoneMobile":{"type":"boolean"}},"additionalProperties":false},"dob":{"type":"string","format":"date"},"sex":{"type":"string","enum":["female","male"]},"telecom":{"type":"object","properties":{"phone":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false},"managingOrganization":{"type":"object","properties":{"id":{"type":"string","maxLength":100},"primary":{"type":"string","maxLength":100}},"additionalProperties":false},"currentWorkflowState":{"type":"object","properties":{"name":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]},"year":{"type":"integer","minimum":1900,"maximum":9999}},"additionalProperties":false},"workflowIteration":{"type":"integer","minimum":1},"isEligible":{"type":"boolean"},"exported":{"type":"boolean"},"export_subject":{"type":"string","maxLength":200}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dob === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dob"},message:"must have required property '"+"dob"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.externalId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalId"},message:"must have required property '"+"externalId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.first === undefined){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.last === undefined){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "first") || (key1 === "middle")) || (key1 === "last"))){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.first !== undefined){
let data1 = data0.first;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err7 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.middle !== undefined){
let data2 = data0.middle;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
const err10 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.last !== undefined){
let data3 = data0.last;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err12 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.externalId !== undefined){
let data4 = data.externalId;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err16 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(func0.call(schema0.properties.address.properties, key2))){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.primary !== undefined){
if(typeof data5.primary !== "boolean"){
const err20 = {instancePath:instancePath+"/address/primary",schemaPath:"#/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.verified !== undefined){
if(typeof data5.verified !== "boolean"){
const err21 = {instancePath:instancePath+"/address/verified",schemaPath:"#/properties/address/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.line1 !== undefined){
let data8 = data5.line1;
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
const err22 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.line2 !== undefined){
let data9 = data5.line2;
if(typeof data9 === "string"){
if(data9.length > 200 && func1(data9) > 200){
const err24 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err25 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.line3 !== undefined){
let data10 = data5.line3;
if(typeof data10 === "string"){
if(data10.length > 200 && func1(data10) > 200){
const err26 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err27 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.city !== undefined){
let data11 = data5.city;
if(typeof data11 === "string"){
if(data11.length > 100 && func1(data11) > 100){
const err28 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err29 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.state !== undefined){
let data12 = data5.state;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data12 === "AL") || (data12 === "AK")) || (data12 === "AZ")) || (data12 === "AR")) || (data12 === "CA")) || (data12 === "CO")) || (data12 === "CT")) || (data12 === "DE")) || (data12 === "DC")) || (data12 === "FL")) || (data12 === "GA")) || (data12 === "HI")) || (data12 === "ID")) || (data12 === "IL")) || (data12 === "IN")) || (data12 === "IA")) || (data12 === "KS")) || (data12 === "KY")) || (data12 === "LA")) || (data12 === "ME")) || (data12 === "MD")) || (data12 === "MA")) || (data12 === "MI")) || (data12 === "MN")) || (data12 === "MS")) || (data12 === "MO")) || (data12 === "MT")) || (data12 === "NE")) || (data12 === "NV")) || (data12 === "NH")) || (data12 === "NJ")) || (data12 === "NM")) || (data12 === "NY")) || (data12 === "NC")) || (data12 === "ND")) || (data12 === "OH")) || (data12 === "OK")) || (data12 === "OR")) || (data12 === "PA")) || (data12 === "RI")) || (data12 === "SC")) || (data12 === "SD")) || (data12 === "TN")) || (data12 === "TX")) || (data12 === "UT")) || (data12 === "VT")) || (data12 === "VA")) || (data12 === "WA")) || (data12 === "WV")) || (data12 === "WI")) || (data12 === "WY")) || (data12 === "AS")) || (data12 === "GU")) || (data12 === "MP")) || (data12 === "PR")) || (data12 === "VI"))){
const err31 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.zip !== undefined){
let data13 = data5.zip;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err32 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data5.phone !== undefined){
let data14 = data5.phone;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err34 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err35 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data5.phonePreferred !== undefined){
if(typeof data5.phonePreferred !== "boolean"){
const err36 = {instancePath:instancePath+"/address/phonePreferred",schemaPath:"#/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data5.phoneMobile !== undefined){
if(typeof data5.phoneMobile !== "boolean"){
const err37 = {instancePath:instancePath+"/address/phoneMobile",schemaPath:"#/properties/address/properties/phoneMobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err38 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.dob !== undefined){
let data17 = data.dob;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err39 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.sex !== undefined){
let data18 = data.sex;
if(typeof data18 !== "string"){
const err41 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((data18 === "female") || (data18 === "male"))){
const err42 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.telecom !== undefined){
let data19 = data.telecom;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
if(!(key3 === "phone")){
const err43 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.phone !== undefined){
let data20 = data19.phone;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
const err44 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.managingOrganization !== undefined){
let data21 = data.managingOrganization;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 in data21){
if(!((key4 === "id") || (key4 === "primary"))){
const err47 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.id !== undefined){
let data22 = data21.id;
if(typeof data22 === "string"){
if(data22.length > 100 && func1(data22) > 100){
const err48 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err49 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.primary !== undefined){
let data23 = data21.primary;
if(typeof data23 === "string"){
if(data23.length > 100 && func1(data23) > 100){
const err50 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err51 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err52 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.currentWorkflowState !== undefined){
let data24 = data.currentWorkflowState;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!((key5 === "name") || (key5 === "year"))){
const err53 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data24.name !== undefined){
let data25 = data24.name;
if(typeof data25 !== "string"){
const err54 = {instancePath:instancePath+"/currentWorkflowState/name",schemaPath:"#/properties/currentWorkflowState/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((((((((((((((((((((((((data25 === "STAGED") || (data25 === "Imported")) || (data25 === "Waiting for Mailer")) || (data25 === "Ready for Initiating Call")) || (data25 === "Ready for Medication Review")) || (data25 === "Ready for Medication Safety Review")) || (data25 === "Ready for ECPN Medication Safety Review")) || (data25 === "Ready for MSR Preceptor Review")) || (data25 === "Ready for Consult")) || (data25 === "Ready for Printing")) || (data25 === "Ready for Mailing")) || (data25 === "Complete")) || (data25 === "Hospice Do Not Call")) || (data25 === "Disenrolled")) || (data25 === "Not Eligible")) || (data25 === "Member Opt Out at Initiating Call")) || (data25 === "Member Opt Out at Medication Review")) || (data25 === "Member Opt Out at Medication Safety Review")) || (data25 === "Decline of Service at Initiating Interaction")) || (data25 === "Decline of Service at Medication Review")) || (data25 === "Decline of Service at MSR")) || (data25 === "Failure to Engage at Initiating Call")) || (data25 === "Failure to Engage at Medication Review")) || (data25 === "Failure to Engage at Medication Safety Review")) || (data25 === "Unknown"))){
const err55 = {instancePath:instancePath+"/currentWorkflowState/name",schemaPath:"#/properties/currentWorkflowState/properties/name/enum",keyword:"enum",params:{allowedValues: schema0.properties.currentWorkflowState.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data24.year !== undefined){
let data26 = data24.year;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err56 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9999 || isNaN(data26)){
const err57 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data26 < 1900 || isNaN(data26)){
const err58 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data27 = data.workflowIteration;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err60 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err61 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.isEligible !== undefined){
if(typeof data.isEligible !== "boolean"){
const err62 = {instancePath:instancePath+"/isEligible",schemaPath:"#/properties/isEligible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.exported !== undefined){
if(typeof data.exported !== "boolean"){
const err63 = {instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.export_subject !== undefined){
let data30 = data.export_subject;
if(typeof data30 === "string"){
if(data30.length > 200 && func1(data30) > 200){
const err64 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err65 = {instancePath:instancePath+"/export_subject",schemaPath:"#/properties/export_subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
