// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:0cc0e4beb2440f5d by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","name"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"type":{"const":"organization"},"name":{"type":"string","minLength":1,"maxLength":200},"parent":{"type":"string","maxLength":100},"NPI":{"type":"string","maxLength":20},"externalId":{"type":"string","maxLength":100},"usesNewWorkflow":{"type":"boolean"},"primary":{"type":"string","maxLength":100},"organizations":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":100}},"reviewingOrganization":{"type":"string","maxLength":100},"contact":{"type":"object","properties":{"phone":{"type":"string","maxLength":40},"tty":{"type":"string","maxLength":40},"fax":{"type":"string","maxLength":40},"hours":{"type":"string","maxLength":100}},"additionalProperties":false},"hasProjects":{"type":"boolean"},"workflows":{"type":"object","properties":{"startingWorkflowState":{"$ref":"#/$defs/part0"},"completeReconcil":{"$ref":"#/$defs/part0"},"saveReviewDraft":{"$ref":"#/$defs/part0"},"reviewPublish":{"$ref":"#/$defs/part0"},"chartViewer":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"part0":{"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const schema1 = {"type":"string","enum":["STAGED","Imported","Waiting for Mailer","Ready for Initiating Call","Ready for Medication Review","Ready for Medication Safety Review","Ready for ECPN Medication Safety Review","Ready for MSR Preceptor Review","Ready for Consult","Ready for Printing","Ready for Mailing","Complete","Hospice Do Not Call","Disenrolled","Not Eligible","Member Opt Out at Initiating Call","Member Opt Out at Medication Review","Member Opt Out at Medication Safety Review","Decline of Service at Initiating Interaction","Decline of Service at Medication Review","Decline of Service at MSR","Failure to Engage at Initiating Call","Failure to Engage at Medication Review","Failure to Engage at Medication Safety Review","Unknown"]};

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
if(!(((((((((((((((((((((((((data === "STAGED") || (data === "Imported")) || (data === "Waiting for Mailer")) || (data === "Ready for Initiating Call")) || (data === "Ready for Medication Review")) || (data === "Ready for Medication Safety Review")) || (data === "Ready for ECPN Medication Safety Review")) || (data === "Ready for MSR Preceptor Review")) || (data === "Ready for Consult")) || (data === "Ready for Printing")) || (data === "Ready for Mailing")) || (data === "Complete")) || (data === "Hospice Do Not Call")) || (data === "Disenrolled")) || (data === "Not Eligible")) || (data === "Member Opt Out at Initiating Call")) || (data === "Member Opt Out at Medication Review")) || (data === "Member Opt Out at Medication Safety Review")) || (data === "Decline of Service at Initiating Interaction")) || (data === "Decline of Service at Medication Review")) || (data === "Decline of Service at MSR")) || (data === "Failure to Engage at Initiating Call")) || (data === "Failure to Engage at Medication Review")) || (data === "Failure to Engage at Medication Safety Review")) || (data === "Unknown"))){
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
if(data._id !== undefined){
let data0 = data._id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data._rev !== undefined){
let data1 = data._rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/_rev",schemaPath:"#/properties/_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err9 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err10 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err11 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(data5.length > 254 && func1(data5) > 254){
const err13 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err14 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err16 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.type !== undefined){
if("organization" !== data.type){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.parent !== undefined){
let data9 = data.parent;
if(typeof data9 === "string"){
if(data9.length > 100 && func1(data9) > 100){
const err22 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err23 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.NPI !== undefined){
let data10 = data.NPI;
if(typeof data10 === "string"){
if(data10.length > 20 && func1(data10) > 20){
const err24 = {instancePath:instancePath+"/NPI",schemaPath:"#/properties/NPI/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err25 = {instancePath:instancePath+"/NPI",schemaPath:"#/properties/NPI/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.externalId !== undefined){
let data11 = data.externalId;
if(typeof data11 === "string"){
if(data11.length > 100 && func1(data11) > 100){
const err26 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err27 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.usesNewWorkflow !== undefined){
if(typeof data.usesNewWorkflow !== "boolean"){
const err28 = {instancePath:instancePath+"/usesNewWorkflow",schemaPath:"#/properties/usesNewWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.primary !== undefined){
let data13 = data.primary;
if(typeof data13 === "string"){
if(data13.length > 100 && func1(data13) > 100){
const err29 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err30 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.organizations !== undefined){
let data14 = data.organizations;
if(Array.isArray(data14)){
if(data14.length > 1000){
const err31 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(data15.length > 100 && func1(data15) > 100){
const err32 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data15.length < 1){
const err33 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/organizations/" + i0,schemaPath:"#/properties/organizations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.reviewingOrganization !== undefined){
let data16 = data.reviewingOrganization;
if(typeof data16 === "string"){
if(data16.length > 100 && func1(data16) > 100){
const err36 = {instancePath:instancePath+"/reviewingOrganization",schemaPath:"#/properties/reviewingOrganization/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/reviewingOrganization",schemaPath:"#/properties/reviewingOrganization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.contact !== undefined){
let data17 = data.contact;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(!((((key2 === "phone") || (key2 === "tty")) || (key2 === "fax")) || (key2 === "hours"))){
const err38 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data17.phone !== undefined){
let data18 = data17.phone;
if(typeof data18 === "string"){
if(data18.length > 40 && func1(data18) > 40){
const err39 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/properties/contact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err40 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/properties/contact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data17.tty !== undefined){
let data19 = data17.tty;
if(typeof data19 === "string"){
if(data19.length > 40 && func1(data19) > 40){
const err41 = {instancePath:instancePath+"/contact/tty",schemaPath:"#/properties/contact/properties/tty/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/contact/tty",schemaPath:"#/properties/contact/properties/tty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.fax !== undefined){
let data20 = data17.fax;
if(typeof data20 === "string"){
if(data20.length > 40 && func1(data20) > 40){
const err43 = {instancePath:instancePath+"/contact/fax",schemaPath:"#/properties/contact/properties/fax/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err44 = {instancePath:instancePath+"/contact/fax",schemaPath:"#/properties/contact/properties/fax/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.hours !== undefined){
let data21 = data17.hours;
if(typeof data21 === "string"){
if(data21.length > 100 && func1(data21) > 100){
const err45 = {instancePath:instancePath+"/contact/hours",schemaPath:"#/properties/contact/properties/hours/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err46 = {instancePath:instancePath+"/contact/hours",schemaPath:"#/properties/contact/properties/hours/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err47 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.hasProjects !== undefined){
if(typeof data.hasProjects !== "boolean"){
const err48 = {instancePath:instancePath+"/hasProjects",schemaPath:"#/properties/hasProjects/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.workflows !== undefined){
let data23 = data.workflows;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key3 in data23){
if(!(((((key3 === "startingWorkflowState") || (key3 === "completeReconcil")) || (key3 === "saveReviewDraft")) || (key3 === "reviewPublish")) || (key3 === "chartViewer"))){
const err49 = {instancePath:instancePath+"/workflows",schemaPath:"#/properties/workflows/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.startingWorkflowState !== undefined){
if(!(validate1(data23.startingWorkflowState, {instancePath:instancePath+"/workflows/startingWorkflowState",parentData:data23,parentDataProperty:"startingWorkflowState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data23.completeReconcil !== undefined){
if(!(validate1(data23.completeReconcil, {instancePath:instancePath+"/workflows/completeReconcil",parentData:data23,parentDataProperty:"completeReconcil",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data23.saveReviewDraft !== undefined){
if(!(validate1(data23.saveReviewDraft, {instancePath:instancePath+"/workflows/saveReviewDraft",parentData:data23,parentDataProperty:"saveReviewDraft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data23.reviewPublish !== undefined){
if(!(validate1(data23.reviewPublish, {instancePath:instancePath+"/workflows/reviewPublish",parentData:data23,parentDataProperty:"reviewPublish",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data23.chartViewer !== undefined){
if(typeof data23.chartViewer !== "boolean"){
const err50 = {instancePath:instancePath+"/workflows/chartViewer",schemaPath:"#/properties/workflows/properties/chartViewer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/workflows",schemaPath:"#/properties/workflows/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
