// GENERATED from schemas/caregiver/caregiver.schema.json and 12 more sha256:056251b49d685fe7 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Caregiver","description":"The one person who cares for the patient at home; kept in the patient's record.","type":"object","required":["name","relationship","address"],"properties":{"name":{"title":"Name","description":"The caregiver's name.","type":"object","required":["first","last"],"properties":{"first":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"middle":{"title":"Middle Name","description":"Further given names.","type":"string","maxLength":100},"last":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"relationship":{"title":"Relationship","description":"What the caregiver is to the patient.","type":"string","enum":["spouse","partner","child","parent","sibling","grandchild","other-relative","friend","neighbor","guardian","facility-staff","paid-caregiver","other"],"x-codes":"relationships"},"primaryCaregiver":{"title":"Primary Caregiver","description":"Cares for the patient first and foremost.","type":"boolean"},"preferredContact":{"title":"Preferred Contact","description":"Call the caregiver instead of the patient.","type":"boolean"},"powerOfAttorney":{"title":"Power of Attorney","description":"May decide for the patient.","type":"boolean"},"address":{"title":"Address","description":"One of the caregiver's two addresses, with the phone there.","type":"object","properties":{"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"city":{"title":"City","description":"City.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"primary":{"title":"Preferred Address","description":"The address to write to.","type":"boolean"},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"fax":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]}},"required":["line1","city","state","zip"],"additionalProperties":false},"address2":{"title":"Address 2","description":"One of the caregiver's two addresses, with the phone there.","type":"object","properties":{"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"city":{"title":"City","description":"City.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"primary":{"title":"Preferred Address","description":"The address to write to.","type":"boolean"},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"phonePreferred":{"title":"Preferred Phone","description":"The number to call first.","type":"boolean"},"fax":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]}},"additionalProperties":false},"cellphone":{"title":"Cell Phone","description":"The caregiver's mobile phone.","type":"object","properties":{"number":{"title":"Cell Number","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"isSmartPhone":{"title":"Smartphone","description":"The phone runs apps.","type":"boolean"},"receiveSMS":{"title":"Text Message Services","description":"The caregiver wants text messages.","type":"boolean"}},"additionalProperties":false},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]},"receiveEmail":{"title":"Receive Email","description":"The caregiver wants e-mail.","type":"boolean"},"lastUpdate":{"title":"Last Update","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
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
if(func1(data1) > 100){
const err7 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
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
if(func1(data2) > 100){
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
if(func1(data3) > 100){
const err12 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 1){
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
if(func1(data9) > 200){
const err26 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data9) < 1){
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
if(func1(data10) > 100){
const err29 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data10) < 1){
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
let data11 = data8.state;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data11 === "AL") || (data11 === "AK")) || (data11 === "AZ")) || (data11 === "AR")) || (data11 === "CA")) || (data11 === "CO")) || (data11 === "CT")) || (data11 === "DE")) || (data11 === "DC")) || (data11 === "FL")) || (data11 === "GA")) || (data11 === "HI")) || (data11 === "ID")) || (data11 === "IL")) || (data11 === "IN")) || (data11 === "IA")) || (data11 === "KS")) || (data11 === "KY")) || (data11 === "LA")) || (data11 === "ME")) || (data11 === "MD")) || (data11 === "MA")) || (data11 === "MI")) || (data11 === "MN")) || (data11 === "MS")) || (data11 === "MO")) || (data11 === "MT")) || (data11 === "NE")) || (data11 === "NV")) || (data11 === "NH")) || (data11 === "NJ")) || (data11 === "NM")) || (data11 === "NY")) || (data11 === "NC")) || (data11 === "ND")) || (data11 === "OH")) || (data11 === "OK")) || (data11 === "OR")) || (data11 === "PA")) || (data11 === "RI")) || (data11 === "SC")) || (data11 === "SD")) || (data11 === "TN")) || (data11 === "TX")) || (data11 === "UT")) || (data11 === "VT")) || (data11 === "VA")) || (data11 === "WA")) || (data11 === "WV")) || (data11 === "WI")) || (data11 === "WY")) || (data11 === "AS")) || (data11 === "GU")) || (data11 === "MP")) || (data11 === "PR")) || (data11 === "VI"))){
const err33 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.zip !== undefined){
let data12 = data8.zip;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err34 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
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
const err35 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.primary !== undefined){
if(typeof data8.primary !== "boolean"){
const err36 = {instancePath:instancePath+"/address/primary",schemaPath:"#/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.phone !== undefined){
let data14 = data8.phone;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err37 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err38 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.phonePreferred !== undefined){
if(typeof data8.phonePreferred !== "boolean"){
const err39 = {instancePath:instancePath+"/address/phonePreferred",schemaPath:"#/properties/address/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.fax !== undefined){
let data16 = data8.fax;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err40 = {instancePath:instancePath+"/address/fax",schemaPath:"#/properties/address/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/address/fax",schemaPath:"#/properties/address/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.address2 !== undefined){
let data17 = data.address2;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!((((((((key3 === "line1") || (key3 === "city")) || (key3 === "state")) || (key3 === "zip")) || (key3 === "primary")) || (key3 === "phone")) || (key3 === "phonePreferred")) || (key3 === "fax"))){
const err43 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data17.line1 !== undefined){
let data18 = data17.line1;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err44 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data18) < 1){
const err45 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/address2/line1",schemaPath:"#/properties/address2/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.city !== undefined){
let data19 = data17.city;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err47 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err49 = {instancePath:instancePath+"/address2/city",schemaPath:"#/properties/address2/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.state !== undefined){
let data20 = data17.state;
if(typeof data20 !== "string"){
const err50 = {instancePath:instancePath+"/address2/state",schemaPath:"#/properties/address2/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data20 === "AL") || (data20 === "AK")) || (data20 === "AZ")) || (data20 === "AR")) || (data20 === "CA")) || (data20 === "CO")) || (data20 === "CT")) || (data20 === "DE")) || (data20 === "DC")) || (data20 === "FL")) || (data20 === "GA")) || (data20 === "HI")) || (data20 === "ID")) || (data20 === "IL")) || (data20 === "IN")) || (data20 === "IA")) || (data20 === "KS")) || (data20 === "KY")) || (data20 === "LA")) || (data20 === "ME")) || (data20 === "MD")) || (data20 === "MA")) || (data20 === "MI")) || (data20 === "MN")) || (data20 === "MS")) || (data20 === "MO")) || (data20 === "MT")) || (data20 === "NE")) || (data20 === "NV")) || (data20 === "NH")) || (data20 === "NJ")) || (data20 === "NM")) || (data20 === "NY")) || (data20 === "NC")) || (data20 === "ND")) || (data20 === "OH")) || (data20 === "OK")) || (data20 === "OR")) || (data20 === "PA")) || (data20 === "RI")) || (data20 === "SC")) || (data20 === "SD")) || (data20 === "TN")) || (data20 === "TX")) || (data20 === "UT")) || (data20 === "VT")) || (data20 === "VA")) || (data20 === "WA")) || (data20 === "WV")) || (data20 === "WI")) || (data20 === "WY")) || (data20 === "AS")) || (data20 === "GU")) || (data20 === "MP")) || (data20 === "PR")) || (data20 === "VI"))){
const err51 = {instancePath:instancePath+"/address2/state",schemaPath:"#/properties/address2/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address2.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data17.zip !== undefined){
let data21 = data17.zip;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err52 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
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
const err53 = {instancePath:instancePath+"/address2/zip",schemaPath:"#/properties/address2/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.primary !== undefined){
if(typeof data17.primary !== "boolean"){
const err54 = {instancePath:instancePath+"/address2/primary",schemaPath:"#/properties/address2/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.phone !== undefined){
let data23 = data17.phone;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err55 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/address2/phone",schemaPath:"#/properties/address2/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.phonePreferred !== undefined){
if(typeof data17.phonePreferred !== "boolean"){
const err57 = {instancePath:instancePath+"/address2/phonePreferred",schemaPath:"#/properties/address2/properties/phonePreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.fax !== undefined){
let data25 = data17.fax;
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
const err58 = {instancePath:instancePath+"/address2/fax",schemaPath:"#/properties/address2/properties/fax/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err59 = {instancePath:instancePath+"/address2/fax",schemaPath:"#/properties/address2/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/address2",schemaPath:"#/properties/address2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.cellphone !== undefined){
let data26 = data.cellphone;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((key4 === "number") || (key4 === "isSmartPhone")) || (key4 === "receiveSMS"))){
const err61 = {instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.number !== undefined){
let data27 = data26.number;
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
const err62 = {instancePath:instancePath+"/cellphone/number",schemaPath:"#/properties/cellphone/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/cellphone/number",schemaPath:"#/properties/cellphone/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data26.isSmartPhone !== undefined){
if(typeof data26.isSmartPhone !== "boolean"){
const err64 = {instancePath:instancePath+"/cellphone/isSmartPhone",schemaPath:"#/properties/cellphone/properties/isSmartPhone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.receiveSMS !== undefined){
if(typeof data26.receiveSMS !== "boolean"){
const err65 = {instancePath:instancePath+"/cellphone/receiveSMS",schemaPath:"#/properties/cellphone/properties/receiveSMS/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err66 = {instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.email !== undefined){
let data30 = data.email;
if(typeof data30 === "string"){
if(func1(data30) > 254){
const err67 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!pattern7.test(data30)){
const err68 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.receiveEmail !== undefined){
if(typeof data.receiveEmail !== "boolean"){
const err70 = {instancePath:instancePath+"/receiveEmail",schemaPath:"#/properties/receiveEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.lastUpdate !== undefined){
let data32 = data.lastUpdate;
if(typeof data32 === "string"){
if(!(formats0.validate(data32))){
const err71 = {instancePath:instancePath+"/lastUpdate",schemaPath:"#/properties/lastUpdate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/lastUpdate",schemaPath:"#/properties/lastUpdate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
