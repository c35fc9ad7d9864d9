// GENERATED from schemas/patient/patient.schema.json and 14 more sha256:31abb784d354350a by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Patient","description":"A person who is cared for through an organization and its programs.","type":"object","required":["type","name","dob","sex","status","managingOrganization"],"properties":{"_id":{"title":"Id","description":"Identifies the record.","type":"string","minLength":1,"maxLength":200},"_rev":{"title":"Revision","description":"Counts the versions of the record, from 1.","type":"integer","minimum":1},"performedBy":{"title":"Performed by","description":"Who wrote this version.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name.","type":"string"},"lastName":{"title":"Last Name","description":"Family name.","type":"string"},"email":{"title":"Email","description":"E-mail address.","type":"string"}},"additionalProperties":false},"updatedAt":{"title":"Updated","description":"When this version was written.","type":"string","format":"date-time"},"type":{"title":"Type","description":"The kind of record.","const":"patient"},"name":{"title":"Name","description":"The patient's name.","type":"object","required":["first","last"],"properties":{"first":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"middle":{"title":"Middle Name","description":"Further given names.","type":"string","maxLength":100},"last":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},"dob":{"title":"Date of Birth","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"sex":{"title":"Sex","description":"As the clinical formulas use it.","type":"string","enum":["female","male"],"x-codes":"sexes"},"externalId":{"title":"Patient ID","description":"The patient's id at the organization.","type":"string","minLength":1,"maxLength":100},"status":{"title":"Status","description":"Whether the patient is cared for now.","enum":["active","inactive"],"default":"active"},"managingOrganization":{"title":"Organization","description":"Who cares for the patient.","type":"object","required":["id"],"properties":{"id":{"title":"Organization","description":"The organization that manages the patient now.","type":"string","minLength":1},"primary":{"title":"Primary Organization","description":"The organization the patient came from.","type":"string"},"secondary":{"title":"Secondary Organization","description":"A second organization that reviews.","type":"string"},"NPI":{"title":"NPI","description":"National Provider Identifier of the organization.","type":"string"}},"additionalProperties":false},"address":{"title":"Address","description":"Where the patient lives.","type":"object","properties":{"primary":{"title":"Primary Address","description":"The address to write to.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked this address.","type":"boolean"},"line1":{"title":"Address Line 1","description":"Street and number.","type":"string","maxLength":200},"line2":{"title":"Address Line 2","description":"Apartment, floor, building.","type":"string","maxLength":200},"line3":{"title":"Address Line 3","description":"Anything else.","type":"string","maxLength":200},"city":{"title":"City","description":"City.","type":"string","maxLength":100},"state":{"title":"State","description":"State or territory.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]}},"additionalProperties":false},"telecom":{"title":"Contact","description":"How to reach the patient.","type":"object","properties":{"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]}},"additionalProperties":false},"currentWorkflowState":{"title":"Workflow State","description":"Where the patient stands in the workflow.","type":"object","properties":{"name":{"title":"Workflow State","description":"Name of the state.","type":"string"},"year":{"title":"Year","description":"The year of the engagement.","type":"integer"}},"additionalProperties":false},"workflowIteration":{"title":"Engagement","description":"Counts the engagements of the patient.","type":"integer","minimum":1},"projects":{"title":"Projects","description":"Enrollment by project id.","type":"object","additionalProperties":{"type":"object","required":["enrolled"],"properties":{"enrolled":{"title":"Enrolled","description":"Activated (true) or declined (false).","type":"boolean"},"enrollDate":{"title":"Enroll Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"}},"additionalProperties":false}},"prescribers":{"title":"Prescribers","description":"Who prescribes for the patient.","type":"array","x-key":"id","items":{"title":"Prescriber","description":"Somebody who prescribes for the patient; kept in the patient's record.","type":"object","required":["id","firstName","lastName","addressLine1","city","state","zip","phone"],"properties":{"id":{"title":"Id","description":"Identifies the row within the patient.","type":"string","minLength":1},"prescriberType":{"title":"Type","description":"The prescriber's role.","type":"string","enum":["pcp","specialist","nurse-practitioner","physician-assistant","dentist","other"],"x-codes":"prescriber-types"},"firstName":{"title":"First Name","description":"Given name.","type":"string","minLength":1,"maxLength":100},"lastName":{"title":"Last Name","description":"Family name.","type":"string","minLength":1,"maxLength":100},"addressLine1":{"title":"Address Line 1","description":"Street and number.","type":"string","minLength":1,"maxLength":200},"addressLine2":{"title":"Address Line 2","description":"Suite, floor, building.","type":"string","maxLength":200},"city":{"title":"City","description":"City of the practice.","type":"string","minLength":1,"maxLength":100},"state":{"title":"State","description":"State or territory of the practice.","type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","AS","GU","MP","PR","VI"],"x-codes":"states"},"zip":{"title":"Zip","description":"A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.","type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$","examples":["80202","80202-1234"]},"phone":{"title":"Phone","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"faxNumber":{"title":"Fax","description":"A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.","type":"string","pattern":"^[0-9]{10}$","examples":["3035550134"]},"email":{"title":"Email","description":"An e-mail address of the simple form x@y.z.","type":"string","pattern":"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$","maxLength":254,"examples":["a.person@example.org"]},"isPrimary":{"title":"Primary","description":"The patient's main prescriber.","type":"boolean"},"isSecondary":{"title":"Secondary","description":"The patient's second prescriber.","type":"boolean"},"verified":{"title":"Verified","description":"Somebody has checked these details.","type":"boolean"}},"additionalProperties":false}},"regimen_meta":{"title":"Marks","description":"Marks of this product on the patient.","type":"object","properties":{"nkda":{"title":"No Known Drug Allergies","description":"The patient has no known drug allergies.","type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;
const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");
const pattern3 = new RegExp("^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$", "u");

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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dob === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dob"},message:"must have required property '"+"dob"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sex === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sex"},message:"must have required property '"+"sex"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.managingOrganization === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "managingOrganization"},message:"must have required property '"+"managingOrganization"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const err12 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.firstName !== undefined){
if(typeof data2.firstName !== "string"){
const err13 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.lastName !== undefined){
if(typeof data2.lastName !== "string"){
const err14 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){
const err15 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
if("patient" !== data.type){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.first === undefined){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.last === undefined){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "first") || (key2 === "middle")) || (key2 === "last"))){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.first !== undefined){
let data9 = data8.first;
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err23 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data9) < 1){
const err24 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err25 = {instancePath:instancePath+"/name/first",schemaPath:"#/properties/name/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.middle !== undefined){
let data10 = data8.middle;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err26 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err27 = {instancePath:instancePath+"/name/middle",schemaPath:"#/properties/name/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.last !== undefined){
let data11 = data8.last;
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err28 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data11) < 1){
const err29 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err30 = {instancePath:instancePath+"/name/last",schemaPath:"#/properties/name/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.dob !== undefined){
let data12 = data.dob;
if(typeof data12 === "string"){
if(!(formats2.validate(data12))){
const err32 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err33 = {instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.sex !== undefined){
let data13 = data.sex;
if(typeof data13 !== "string"){
const err34 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data13 === "female") || (data13 === "male"))){
const err35 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.externalId !== undefined){
let data14 = data.externalId;
if(typeof data14 === "string"){
if(func1(data14) > 100){
const err36 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data14) < 1){
const err37 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err38 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(!((data15 === "active") || (data15 === "inactive"))){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.managingOrganization !== undefined){
let data16 = data.managingOrganization;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err40 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data16){
if(!((((key3 === "id") || (key3 === "primary")) || (key3 === "secondary")) || (key3 === "NPI"))){
const err41 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err42 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/managingOrganization/id",schemaPath:"#/properties/managingOrganization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.primary !== undefined){
if(typeof data16.primary !== "string"){
const err44 = {instancePath:instancePath+"/managingOrganization/primary",schemaPath:"#/properties/managingOrganization/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.secondary !== undefined){
if(typeof data16.secondary !== "string"){
const err45 = {instancePath:instancePath+"/managingOrganization/secondary",schemaPath:"#/properties/managingOrganization/properties/secondary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data16.NPI !== undefined){
if(typeof data16.NPI !== "string"){
const err46 = {instancePath:instancePath+"/managingOrganization/NPI",schemaPath:"#/properties/managingOrganization/properties/NPI/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/managingOrganization",schemaPath:"#/properties/managingOrganization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.address !== undefined){
let data21 = data.address;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 in data21){
if(!(func0.call(schema0.properties.address.properties, key4))){
const err48 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.primary !== undefined){
if(typeof data21.primary !== "boolean"){
const err49 = {instancePath:instancePath+"/address/primary",schemaPath:"#/properties/address/properties/primary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.verified !== undefined){
if(typeof data21.verified !== "boolean"){
const err50 = {instancePath:instancePath+"/address/verified",schemaPath:"#/properties/address/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data21.line1 !== undefined){
let data24 = data21.line1;
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err51 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err52 = {instancePath:instancePath+"/address/line1",schemaPath:"#/properties/address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data21.line2 !== undefined){
let data25 = data21.line2;
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err53 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/address/line2",schemaPath:"#/properties/address/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data21.line3 !== undefined){
let data26 = data21.line3;
if(typeof data26 === "string"){
if(func1(data26) > 200){
const err55 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err56 = {instancePath:instancePath+"/address/line3",schemaPath:"#/properties/address/properties/line3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.city !== undefined){
let data27 = data21.city;
if(typeof data27 === "string"){
if(func1(data27) > 100){
const err57 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/address/city",schemaPath:"#/properties/address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data21.state !== undefined){
let data28 = data21.state;
if(typeof data28 !== "string"){
const err59 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data28 === "AL") || (data28 === "AK")) || (data28 === "AZ")) || (data28 === "AR")) || (data28 === "CA")) || (data28 === "CO")) || (data28 === "CT")) || (data28 === "DE")) || (data28 === "DC")) || (data28 === "FL")) || (data28 === "GA")) || (data28 === "HI")) || (data28 === "ID")) || (data28 === "IL")) || (data28 === "IN")) || (data28 === "IA")) || (data28 === "KS")) || (data28 === "KY")) || (data28 === "LA")) || (data28 === "ME")) || (data28 === "MD")) || (data28 === "MA")) || (data28 === "MI")) || (data28 === "MN")) || (data28 === "MS")) || (data28 === "MO")) || (data28 === "MT")) || (data28 === "NE")) || (data28 === "NV")) || (data28 === "NH")) || (data28 === "NJ")) || (data28 === "NM")) || (data28 === "NY")) || (data28 === "NC")) || (data28 === "ND")) || (data28 === "OH")) || (data28 === "OK")) || (data28 === "OR")) || (data28 === "PA")) || (data28 === "RI")) || (data28 === "SC")) || (data28 === "SD")) || (data28 === "TN")) || (data28 === "TX")) || (data28 === "UT")) || (data28 === "VT")) || (data28 === "VA")) || (data28 === "WA")) || (data28 === "WV")) || (data28 === "WI")) || (data28 === "WY")) || (data28 === "AS")) || (data28 === "GU")) || (data28 === "MP")) || (data28 === "PR")) || (data28 === "VI"))){
const err60 = {instancePath:instancePath+"/address/state",schemaPath:"#/properties/address/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.address.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.zip !== undefined){
let data29 = data21.zip;
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
const err61 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/address/zip",schemaPath:"#/properties/address/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.phone !== undefined){
let data30 = data21.phone;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
const err63 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/address/phone",schemaPath:"#/properties/address/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.telecom !== undefined){
let data31 = data.telecom;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!((key5 === "phone") || (key5 === "email"))){
const err66 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data31.phone !== undefined){
let data32 = data31.phone;
if(typeof data32 === "string"){
if(!pattern1.test(data32)){
const err67 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
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
const err68 = {instancePath:instancePath+"/telecom/phone",schemaPath:"#/properties/telecom/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data31.email !== undefined){
let data33 = data31.email;
if(typeof data33 === "string"){
if(func1(data33) > 254){
const err69 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern3.test(data33)){
const err70 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
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
const err71 = {instancePath:instancePath+"/telecom/email",schemaPath:"#/properties/telecom/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err72 = {instancePath:instancePath+"/telecom",schemaPath:"#/properties/telecom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.currentWorkflowState !== undefined){
let data34 = data.currentWorkflowState;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key6 in data34){
if(!((key6 === "name") || (key6 === "year"))){
const err73 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data34.name !== undefined){
if(typeof data34.name !== "string"){
const err74 = {instancePath:instancePath+"/currentWorkflowState/name",schemaPath:"#/properties/currentWorkflowState/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data34.year !== undefined){
let data36 = data34.year;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err75 = {instancePath:instancePath+"/currentWorkflowState/year",schemaPath:"#/properties/currentWorkflowState/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/currentWorkflowState",schemaPath:"#/properties/currentWorkflowState/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data37 = data.workflowIteration;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err77 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
const err78 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data.projects !== undefined){
let data38 = data.projects;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
let data39 = data38[key7];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.enrolled === undefined){
const err79 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/required",keyword:"required",params:{missingProperty: "enrolled"},message:"must have required property '"+"enrolled"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key8 in data39){
if(!((key8 === "enrolled") || (key8 === "enrollDate"))){
const err80 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data39.enrolled !== undefined){
if(typeof data39.enrolled !== "boolean"){
const err81 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrolled",schemaPath:"#/properties/projects/additionalProperties/properties/enrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.enrollDate !== undefined){
let data41 = data39.enrollDate;
if(typeof data41 === "string"){
if(!(formats2.validate(data41))){
const err82 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/enrollDate",schemaPath:"#/properties/projects/additionalProperties/properties/enrollDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err84 = {instancePath:instancePath+"/projects/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/projects/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err85 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.prescribers !== undefined){
let data42 = data.prescribers;
if(Array.isArray(data42)){
const len0 = data42.length;
for(let i0=0; i0<len0; i0++){
let data43 = data42[i0];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.id === undefined){
const err86 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data43.firstName === undefined){
const err87 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data43.lastName === undefined){
const err88 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data43.addressLine1 === undefined){
const err89 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "addressLine1"},message:"must have required property '"+"addressLine1"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data43.city === undefined){
const err90 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data43.state === undefined){
const err91 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data43.zip === undefined){
const err92 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data43.phone === undefined){
const err93 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key9 in data43){
if(!(func0.call(schema0.properties.prescribers.items.properties, key9))){
const err94 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data43.id !== undefined){
let data44 = data43.id;
if(typeof data44 === "string"){
if(func1(data44) < 1){
const err95 = {instancePath:instancePath+"/prescribers/" + i0+"/id",schemaPath:"#/properties/prescribers/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/prescribers/" + i0+"/id",schemaPath:"#/properties/prescribers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data43.prescriberType !== undefined){
let data45 = data43.prescriberType;
if(typeof data45 !== "string"){
const err97 = {instancePath:instancePath+"/prescribers/" + i0+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!((((((data45 === "pcp") || (data45 === "specialist")) || (data45 === "nurse-practitioner")) || (data45 === "physician-assistant")) || (data45 === "dentist")) || (data45 === "other"))){
const err98 = {instancePath:instancePath+"/prescribers/" + i0+"/prescriberType",schemaPath:"#/properties/prescribers/items/properties/prescriberType/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescribers.items.properties.prescriberType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data43.firstName !== undefined){
let data46 = data43.firstName;
if(typeof data46 === "string"){
if(func1(data46) > 100){
const err99 = {instancePath:instancePath+"/prescribers/" + i0+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(func1(data46) < 1){
const err100 = {instancePath:instancePath+"/prescribers/" + i0+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/prescribers/" + i0+"/firstName",schemaPath:"#/properties/prescribers/items/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data43.lastName !== undefined){
let data47 = data43.lastName;
if(typeof data47 === "string"){
if(func1(data47) > 100){
const err102 = {instancePath:instancePath+"/prescribers/" + i0+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(func1(data47) < 1){
const err103 = {instancePath:instancePath+"/prescribers/" + i0+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/prescribers/" + i0+"/lastName",schemaPath:"#/properties/prescribers/items/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data43.addressLine1 !== undefined){
let data48 = data43.addressLine1;
if(typeof data48 === "string"){
if(func1(data48) > 200){
const err105 = {instancePath:instancePath+"/prescribers/" + i0+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(func1(data48) < 1){
const err106 = {instancePath:instancePath+"/prescribers/" + i0+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/prescribers/" + i0+"/addressLine1",schemaPath:"#/properties/prescribers/items/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data43.addressLine2 !== undefined){
let data49 = data43.addressLine2;
if(typeof data49 === "string"){
if(func1(data49) > 200){
const err108 = {instancePath:instancePath+"/prescribers/" + i0+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/prescribers/" + i0+"/addressLine2",schemaPath:"#/properties/prescribers/items/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data43.city !== undefined){
let data50 = data43.city;
if(typeof data50 === "string"){
if(func1(data50) > 100){
const err110 = {instancePath:instancePath+"/prescribers/" + i0+"/city",schemaPath:"#/properties/prescribers/items/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(func1(data50) < 1){
const err111 = {instancePath:instancePath+"/prescribers/" + i0+"/city",schemaPath:"#/properties/prescribers/items/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/prescribers/" + i0+"/city",schemaPath:"#/properties/prescribers/items/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data43.state !== undefined){
let data51 = data43.state;
if(typeof data51 !== "string"){
const err113 = {instancePath:instancePath+"/prescribers/" + i0+"/state",schemaPath:"#/properties/prescribers/items/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data51 === "AL") || (data51 === "AK")) || (data51 === "AZ")) || (data51 === "AR")) || (data51 === "CA")) || (data51 === "CO")) || (data51 === "CT")) || (data51 === "DE")) || (data51 === "DC")) || (data51 === "FL")) || (data51 === "GA")) || (data51 === "HI")) || (data51 === "ID")) || (data51 === "IL")) || (data51 === "IN")) || (data51 === "IA")) || (data51 === "KS")) || (data51 === "KY")) || (data51 === "LA")) || (data51 === "ME")) || (data51 === "MD")) || (data51 === "MA")) || (data51 === "MI")) || (data51 === "MN")) || (data51 === "MS")) || (data51 === "MO")) || (data51 === "MT")) || (data51 === "NE")) || (data51 === "NV")) || (data51 === "NH")) || (data51 === "NJ")) || (data51 === "NM")) || (data51 === "NY")) || (data51 === "NC")) || (data51 === "ND")) || (data51 === "OH")) || (data51 === "OK")) || (data51 === "OR")) || (data51 === "PA")) || (data51 === "RI")) || (data51 === "SC")) || (data51 === "SD")) || (data51 === "TN")) || (data51 === "TX")) || (data51 === "UT")) || (data51 === "VT")) || (data51 === "VA")) || (data51 === "WA")) || (data51 === "WV")) || (data51 === "WI")) || (data51 === "WY")) || (data51 === "AS")) || (data51 === "GU")) || (data51 === "MP")) || (data51 === "PR")) || (data51 === "VI"))){
const err114 = {instancePath:instancePath+"/prescribers/" + i0+"/state",schemaPath:"#/properties/prescribers/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.prescribers.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data43.zip !== undefined){
let data52 = data43.zip;
if(typeof data52 === "string"){
if(!pattern0.test(data52)){
const err115 = {instancePath:instancePath+"/prescribers/" + i0+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"},message:"must match pattern \""+"^[0-9]{5}(-[0-9]{4})?$"+"\""};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/prescribers/" + i0+"/zip",schemaPath:"#/properties/prescribers/items/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data43.phone !== undefined){
let data53 = data43.phone;
if(typeof data53 === "string"){
if(!pattern1.test(data53)){
const err117 = {instancePath:instancePath+"/prescribers/" + i0+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/prescribers/" + i0+"/phone",schemaPath:"#/properties/prescribers/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data43.faxNumber !== undefined){
let data54 = data43.faxNumber;
if(typeof data54 === "string"){
if(!pattern1.test(data54)){
const err119 = {instancePath:instancePath+"/prescribers/" + i0+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"},message:"must match pattern \""+"^[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/prescribers/" + i0+"/faxNumber",schemaPath:"#/properties/prescribers/items/properties/faxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data43.email !== undefined){
let data55 = data43.email;
if(typeof data55 === "string"){
if(func1(data55) > 254){
const err121 = {instancePath:instancePath+"/prescribers/" + i0+"/email",schemaPath:"#/properties/prescribers/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern3.test(data55)){
const err122 = {instancePath:instancePath+"/prescribers/" + i0+"/email",schemaPath:"#/properties/prescribers/items/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/prescribers/" + i0+"/email",schemaPath:"#/properties/prescribers/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data43.isPrimary !== undefined){
if(typeof data43.isPrimary !== "boolean"){
const err124 = {instancePath:instancePath+"/prescribers/" + i0+"/isPrimary",schemaPath:"#/properties/prescribers/items/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data43.isSecondary !== undefined){
if(typeof data43.isSecondary !== "boolean"){
const err125 = {instancePath:instancePath+"/prescribers/" + i0+"/isSecondary",schemaPath:"#/properties/prescribers/items/properties/isSecondary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data43.verified !== undefined){
if(typeof data43.verified !== "boolean"){
const err126 = {instancePath:instancePath+"/prescribers/" + i0+"/verified",schemaPath:"#/properties/prescribers/items/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/prescribers/" + i0,schemaPath:"#/properties/prescribers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/prescribers",schemaPath:"#/properties/prescribers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.regimen_meta !== undefined){
let data59 = data.regimen_meta;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key10 in data59){
if(!(key10 === "nkda")){
const err129 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data59.nkda !== undefined){
if(typeof data59.nkda !== "boolean"){
const err130 = {instancePath:instancePath+"/regimen_meta/nkda",schemaPath:"#/properties/regimen_meta/properties/nkda/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/regimen_meta",schemaPath:"#/properties/regimen_meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
