// GENERATED from schemas/caregiver/caregiver.schema.json and 12 more sha256:a86c570792efbb77 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["name","relationship","address"],"properties":{"name":{"type":"object","required":["first","last"],"properties":{"first":{"type":"string","minLength":1,"maxLength":100},"middle":{"type":"string","maxLength":100},"last":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"relationship":{"type":"string","enum":["spouse","partner","child","parent","sibling","grandchild","other-relative","friend","neighbor","guardian","facility-staff","paid-caregiver","other"]},"primaryCaregiver":{"type":"boolean"},"preferredContact":{"type":"boolean"},"powerOfAttorney":{"type":"boolean"},"address":{"type":"object","properties":{"line1":{"type":"string","minLength":1,"maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part0"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"primary":{"type":"boolean"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"fax":{"type":"string","pattern":"^[0-9]{10}$"}},"required":["line1","city","state","zip"],"additionalProperties":false},"address2":{"type":"object","properties":{"line1":{"type":"string","minLength":1,"maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"$ref":"#/$defs/part0"},"zip":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"},"primary":{"type":"boolean"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"phonePreferred":{"type":"boolean"},"fax":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false},"cellphone":{"type":"object","properties":{"number":{"type":"string","pattern":"^[0-9]{10}$"},"isSmartPhone":{"type":"boolean"},"receiveSMS":{"type":"boolean"}},"additionalProperties":false},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254},"receiveEmail":{"type":"boolean"},"lastUpdate":{"type":"string","format":"date-time"}},"additionalProperties":false,"$defs":{"part0":{"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"]}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const schema1 = {"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"]};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "AL") || (data === "AK")) || (data === "AZ")) || (data === "AR")) || (data === "CA")) || (data === "CO")) || (data === "CT")) || (data === "DE")) || (data === "DC")) || (data === "FL")) || (data === "GA")) || (data === "HI")) || (data === "ID")) || (data === "IL")) || (data === "IN")) || (data === "IA")) || (data === "KS")) || (data === "KY")) || (data === "LA")) || (data === "ME")) || (data === "MD")) || (data === "MA")) || (data === "MI")) || (data === "MN")) || (data === "MS")) || (data === "MO")) || (data === "MT")) || (data === "NE")) || (data === "NV")) || (data === "NH")) || (data === "NJ")) || (data === "NM")) || (data === "NY")) || (data === "NC")) || (data === "ND")) || (data === "OH")) || (data === "OK")) || (data === "OR")) || (data === "PA")) || (data === "RI")) || (data === "SC")) || (data === "SD")) || (data === "TN")) || (data === "TX")) || (data === "UT")) || (data === "VT")) || (data === "VA")) || (data === "WA")) || (data === "WV")) || (data === "WI")) || (data === "WY")) || (data === "AS")) || (data === "GU")) || (data === "MP")) || (data === "PR")) || (data === "VI"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");
const pattern7 = new RegExp("^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$", "u");
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
if(data.relationship === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relationship"},message:"must have required property '"+"relationship"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
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
if(data.relationship !== undefined){
let data4 = data.relationship;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/relationship",schemaPath:"#/properties/relationship/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((((data4 === "spouse") || (data4 === "partner")) || (data4 === "child")) || (data4 === "parent")) || (data4 === "sibling")) || (data4 === "grandchild")) || (data4 === "other-relative")) || (data4 === "friend")) || (data4 === "neighbor")) || (data4 === "guardian")) || (data4 === "facility-staff")) || (data4 === "paid-caregiver")) || (data4 === "other"))){
const err17 = {instancePath:instancePath+"/relationship",schemaPath:"#/properties/relationship/enum",keyword:"enum",params:{allowedValues: schema0.properties.relationship.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.primaryCaregiver !== undefined){
if(typeof data.primaryCaregiver !== "boolean"){
const err18 = {instancePath:instancePath+"/primaryCaregiver",schemaPath:"#/properties/primaryCaregiver/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.preferredContact !== undefined){
if(typeof data.preferredContact !== "boolean"){
const err19 = {instancePath:instancePath+"/preferredContact",schemaPath:"#/properties/preferredContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.powerOfAttorney !== undefined){
if(typeof data.powerOfAttorney !== "boolean"){
const err20 = {instancePath:instancePath+"/powerOfAttorney",schemaPath:"#/properties/powerOfAttorney/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.address !== undefined){
let data8 = data.address;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.line1 === undefined){
const err21 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "line1"},message:"must have required property '"+"line1"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.city === undefined){
const err22 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.state === undefined){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.zip === undefined){
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data8){
if(!((((((((key2 === "line1") || (key2 === "city")) || (key2 === "state")) || (key2 === "zip")) || (key2 === "primary")) || (key2 === "phone")) || (key2 === "phonePreferred")) || (key2 === "fax"))){
const err25 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.line1 !== undefined){
let data9 = data8.line1;
if(typeof data9 === "string"){
if(data9.length > 200 && func1(data9) > 200){
const err26 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.city !== undefined){
let data10 = data8.city;
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
const err29 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 1){
const err30 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.state !== undefined){
if(!(validate1(data8.state, {instancePath:instancePath+"/address/state",parentData:data8,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data8.zip !== undefined){
let data12 = data8.zip;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
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
if(data8.primary !== undefined){
if(typeof data8.primary !== "boolean"){
const err34 = {instancePath:instancePath+"/address/primary",schemaPath:"#/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.phone !== undefined){
let data14 = data8.phone;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err35 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.phonePreferred !== undefined){
if(typeof data8.phonePreferred !== "boolean"){
const err37 = {instancePath:instancePath+"/address/phonePreferred",schemaPath:"#/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.fax !== undefined){
let data16 = data8.fax;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err38 = {instancePath:instancePath+"/address/fax",schemaPath:"#/properties/address/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/address/fax",schemaPath:"#/properties/address/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.address2 !== undefined){
let data17 = data.address2;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!((((((((key3 === "line1") || (key3 === "city")) || (key3 === "state")) || (key3 === "zip")) || (key3 === "primary")) || (key3 === "phone")) || (key3 === "phonePreferred")) || (key3 === "fax"))){
const err41 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data17.line1 !== undefined){
let data18 = data17.line1;
if(typeof data18 === "string"){
if(data18.length > 200 && func1(data18) > 200){
const err42 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.length < 1){
const err43 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err44 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.city !== undefined){
let data19 = data17.city;
if(typeof data19 === "string"){
if(data19.length > 100 && func1(data19) > 100){
const err45 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.length < 1){
const err46 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.state !== undefined){
if(!(validate1(data17.state, {instancePath:instancePath+"/address2/state",parentData:data17,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data17.zip !== undefined){
let data21 = data17.zip;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err48 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
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
const err49 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.primary !== undefined){
if(typeof data17.primary !== "boolean"){
const err50 = {instancePath:instancePath+"/address2/primary",schemaPath:"#/properties/address2/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data17.phone !== undefined){
let data23 = data17.phone;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err51 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.phonePreferred !== undefined){
if(typeof data17.phonePreferred !== "boolean"){
const err53 = {instancePath:instancePath+"/address2/phonePreferred",schemaPath:"#/properties/address2/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.fax !== undefined){
let data25 = data17.fax;
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
const err54 = {instancePath:instancePath+"/address2/fax",schemaPath:"#/properties/address2/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err55 = {instancePath:instancePath+"/address2/fax",schemaPath:"#/properties/address2/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.cellphone !== undefined){
let data26 = data.cellphone;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((key4 === "number") || (key4 === "isSmartPhone")) || (key4 === "receiveSMS"))){
const err57 = {instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data26.number !== undefined){
let data27 = data26.number;
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
const err58 = {instancePath:instancePath+"/cellphone/number",schemaPath:"#/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err59 = {instancePath:instancePath+"/cellphone/number",schemaPath:"#/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.isSmartPhone !== undefined){
if(typeof data26.isSmartPhone !== "boolean"){
const err60 = {instancePath:instancePath+"/cellphone/isSmartPhone",schemaPath:"#/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.receiveSMS !== undefined){
if(typeof data26.receiveSMS !== "boolean"){
const err61 = {instancePath:instancePath+"/cellphone/receiveSMS",schemaPath:"#/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err62 = {instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.email !== undefined){
let data30 = data.email;
if(typeof data30 === "string"){
if(!pattern7.test(data30)){
const err63 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data30.length > 254 && func1(data30) > 254){
const err64 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err65 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.receiveEmail !== undefined){
if(typeof data.receiveEmail !== "boolean"){
const err66 = {instancePath:instancePath+"/receiveEmail",schemaPath:"#/properties/receiveEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.lastUpdate !== undefined){
let data32 = data.lastUpdate;
if(typeof data32 === "string"){
if(!(formats0.validate(data32))){
const err67 = {instancePath:instancePath+"/lastUpdate",schemaPath:"#/properties/lastUpdate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/lastUpdate",schemaPath:"#/properties/lastUpdate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
