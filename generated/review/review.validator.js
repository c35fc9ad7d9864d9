// GENERATED from schemas/review/review.schema.json and 10 more sha256:4a064cafd1ac61d0 by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"title":"Medication Safety Review","description":"A review of the patient's medications with its recommendations. Content is a copy of the time of the review.","type":"object","required":["type","version","reviewDate","reviewType","workflowIteration","currentYear"],"properties":{"_id":{"title":"Id","description":"Identifies the record.","type":"string","minLength":1,"maxLength":100},"_rev":{"title":"Revision","description":"Counts the versions of the record, from 1.","type":"integer","minimum":1},"performedBy":{"title":"Performed By","description":"The user who did it, as they were named at the time; shown as first initial plus last name.","type":"object","properties":{"firstName":{"title":"First Name","description":"Given name of the user.","type":"string","maxLength":100},"lastName":{"title":"Last Name","description":"Family name of the user.","type":"string","maxLength":100},"email":{"title":"Email","description":"E-mail address of the user.","type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"subject":{"title":"Subject","description":"The _id of the patient whom the record is about.","type":"string","minLength":1},"type":{"title":"Type","description":"The kind of record.","const":"patient.review"},"version":{"title":"Version","description":"Version of the review's shape.","const":2,"default":2},"reviewDate":{"title":"Review Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"reviewType":{"title":"Review Type","description":"The kind of review.","type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"],"x-codes":"review-types"},"patient":{"title":"Patient","description":"Who was reviewed, as named at the time.","type":"string","maxLength":300},"patientOrg":{"title":"Organization","description":"The managing organization at the time.","type":"string","maxLength":100},"dueDate":{"title":"Due Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date"},"workflowIteration":{"title":"Engagement","description":"Which engagement of the patient it belongs to.","type":"integer","minimum":1},"currentYear":{"title":"Year","description":"The year of the engagement.","type":"integer","minimum":1900,"maximum":9999},"createdOn":{"title":"Created","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"updatedOn":{"title":"Updated","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"draft":{"title":"Draft","description":"The review is being written.","type":"boolean"},"published":{"title":"Published","description":"The review was published.","type":"boolean"},"publishedDate":{"title":"Published On","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"unpublishes":{"title":"Withdrawals","description":"Every time the review was unpublished.","type":"array","items":{"type":"object","x-origin":"assumed","required":["date"],"properties":{"date":{"title":"Date","description":"A moment, stored as RFC 3339 with its offset and shown in local time.","type":"string","format":"date-time","examples":["2026-03-14T15:09:00-06:00"]},"user":{"title":"User","description":"Who unpublished it.","type":"string","maxLength":254},"reason":{"title":"Reason","description":"Why.","type":"string","maxLength":500}},"additionalProperties":false}},"noRecommendations":{"title":"No recommendations","description":"The review recommends nothing; without this an empty list is not complete.","x-origin":"assumed","type":"boolean"},"responsesComplete":{"title":"Responses Complete","description":"Every recommendation that asks for a response has it. Worked out by the save.","readOnly":true,"type":"boolean"},"recommendations":{"title":"Recommendations","description":"What the review recommends.","type":"array","x-key":"id","items":{"title":"Recommendation","description":"Something that a review recommends to the prescriber, to the patient, or to both.","type":"object","required":["id"],"properties":{"id":{"title":"Id","description":"Identifies the recommendation within the review.","type":"string","minLength":1,"maxLength":100},"problem":{"title":"Problem","description":"A problem that is not about a medication.","type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"],"x-codes":"problem-options","x-origin":"assumed"},"medications":{"title":"Medications","description":"Names of the medications that it is about.","x-origin":"assumed","type":"array","items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"title":"To the Prescriber","description":"What is recommended, and why.","x-origin":"assumed","type":"string","maxLength":4000},"patientTopic":{"title":"What We Talked About","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"patientAction":{"title":"What I Should Do","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"includeInPrescriber":{"title":"For the Prescriber","description":"Goes into the prescriber's letter.","type":"boolean"},"includeInMap":{"title":"For the Patient","description":"Goes into the patient's action plan.","type":"boolean"},"prescriberResponse":{"title":"Prescriber's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false},"patientResponse":{"title":"Patient's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false}},"additionalProperties":false}},"unpublishedRecommendations":{"title":"Unpublished Recommendations","description":"What it recommended when it was withdrawn.","type":"array","x-key":"id","items":{"title":"Recommendation","description":"Something that a review recommends to the prescriber, to the patient, or to both.","type":"object","required":["id"],"properties":{"id":{"title":"Id","description":"Identifies the recommendation within the review.","type":"string","minLength":1,"maxLength":100},"problem":{"title":"Problem","description":"A problem that is not about a medication.","type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"],"x-codes":"problem-options","x-origin":"assumed"},"medications":{"title":"Medications","description":"Names of the medications that it is about.","x-origin":"assumed","type":"array","items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"title":"To the Prescriber","description":"What is recommended, and why.","x-origin":"assumed","type":"string","maxLength":4000},"patientTopic":{"title":"What We Talked About","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"patientAction":{"title":"What I Should Do","description":"In plain words.","x-origin":"assumed","type":"string","maxLength":2000},"includeInPrescriber":{"title":"For the Prescriber","description":"Goes into the prescriber's letter.","type":"boolean"},"includeInMap":{"title":"For the Patient","description":"Goes into the patient's action plan.","type":"boolean"},"prescriberResponse":{"title":"Prescriber's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false},"patientResponse":{"title":"Patient's Response","description":"How somebody answered a recommendation.","type":"object","properties":{"status":{"title":"Status","description":"The answer.","type":"object","properties":{"snowMedCode":{"title":"Response","description":"The answer as a code.","type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"],"x-codes":"response-codes"}},"additionalProperties":false},"date":{"title":"Date","description":"A calendar day without a time zone, stored as YYYY-MM-DD.","type":"string","format":"date","x-origin":"assumed"},"comment":{"title":"Comment","description":"What else was said.","x-origin":"assumed","type":"string","maxLength":2000}},"additionalProperties":false}},"additionalProperties":false}},"riskScoreAffectedRecommendations":{"title":"Recommendations with Effect on the Risk Score","description":"Ids of the recommendations that change the score.","type":"array","items":{"type":"string","minLength":1}},"riskScoresNormalized":{"title":"Risk Scores","description":"The parts of the medication risk score, each from 0 to 10, and their sum.","type":"object","x-origin":"assumed","properties":{"total":{"title":"Risk Score","description":"The sum.","type":"number","minimum":0,"maximum":50},"faers":{"title":"Adverse Events","description":"Reported adverse events.","type":"number","minimum":0,"maximum":10},"acb":{"title":"Anticholinergic Burden","description":"Anticholinergic burden.","type":"number","minimum":0,"maximum":10},"sedative":{"title":"Sedative Burden","description":"Sedative burden.","type":"number","minimum":0,"maximum":10},"qt":{"title":"Long QT","description":"Risk of a long QT interval.","type":"number","minimum":0,"maximum":10},"competitiveInhibition":{"title":"Competitive Inhibition","description":"Competition for the same enzymes.","type":"number","minimum":0,"maximum":10}},"additionalProperties":false},"currentMedications":{"title":"Current Medications","description":"The medications at the time.","type":"array","items":{"type":"object","additionalProperties":true}},"observations":{"title":"Observations","description":"The observations at the time.","type":"array","items":{"type":"object","additionalProperties":true}},"genetics":{"title":"Genetics","description":"Genes and phenotypes at the time.","type":"array","items":{"type":"object","additionalProperties":true}},"allergies":{"title":"Allergies","description":"The allergies at the time.","type":"array","items":{"type":"object","additionalProperties":true}},"reportedSideEffects":{"title":"Reported Side Effects","description":"The side effects at the time.","type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;

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
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reviewDate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewDate"},message:"must have required property '"+"reviewDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reviewType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewType"},message:"must have required property '"+"reviewType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.workflowIteration === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflowIteration"},message:"must have required property '"+"workflowIteration"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.currentYear === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentYear"},message:"must have required property '"+"currentYear"+"'"};
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
if(func1(data0) > 100){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
let data3 = data2.firstName;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err13 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err14 = {instancePath:instancePath+"/performedBy/firstName",schemaPath:"#/properties/performedBy/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.lastName !== undefined){
let data4 = data2.lastName;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err15 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/performedBy/lastName",schemaPath:"#/properties/performedBy/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(func1(data5) > 254){
const err17 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err18 = {instancePath:instancePath+"/performedBy/email",schemaPath:"#/properties/performedBy/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/performedBy",schemaPath:"#/properties/performedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err22 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err23 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.type !== undefined){
if("patient.review" !== data.type){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patient.review"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.version !== undefined){
if(2 !== data.version){
const err25 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.reviewDate !== undefined){
let data10 = data.reviewDate;
if(typeof data10 === "string"){
if(!(formats2.validate(data10))){
const err26 = {instancePath:instancePath+"/reviewDate",schemaPath:"#/properties/reviewDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err27 = {instancePath:instancePath+"/reviewDate",schemaPath:"#/properties/reviewDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.reviewType !== undefined){
let data11 = data.reviewType;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data11 === "Medication Safety Review (MSR)") || (data11 === "Medication Safety Review Lite (MSR Lite)")) || (data11 === "Medication Safety Advisory (MSA)"))){
const err29 = {instancePath:instancePath+"/reviewType",schemaPath:"#/properties/reviewType/enum",keyword:"enum",params:{allowedValues: schema0.properties.reviewType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.patient !== undefined){
let data12 = data.patient;
if(typeof data12 === "string"){
if(func1(data12) > 300){
const err30 = {instancePath:instancePath+"/patient",schemaPath:"#/properties/patient/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err31 = {instancePath:instancePath+"/patient",schemaPath:"#/properties/patient/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.patientOrg !== undefined){
let data13 = data.patientOrg;
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err32 = {instancePath:instancePath+"/patientOrg",schemaPath:"#/properties/patientOrg/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err33 = {instancePath:instancePath+"/patientOrg",schemaPath:"#/properties/patientOrg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.dueDate !== undefined){
let data14 = data.dueDate;
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
const err34 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err35 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.workflowIteration !== undefined){
let data15 = data.workflowIteration;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/workflowIteration",schemaPath:"#/properties/workflowIteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.currentYear !== undefined){
let data16 = data.currentYear;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9999 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 1900 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/currentYear",schemaPath:"#/properties/currentYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.createdOn !== undefined){
let data17 = data.createdOn;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err41 = {instancePath:instancePath+"/createdOn",schemaPath:"#/properties/createdOn/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err42 = {instancePath:instancePath+"/createdOn",schemaPath:"#/properties/createdOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.updatedOn !== undefined){
let data18 = data.updatedOn;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
const err43 = {instancePath:instancePath+"/updatedOn",schemaPath:"#/properties/updatedOn/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err44 = {instancePath:instancePath+"/updatedOn",schemaPath:"#/properties/updatedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.draft !== undefined){
if(typeof data.draft !== "boolean"){
const err45 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.published !== undefined){
if(typeof data.published !== "boolean"){
const err46 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.publishedDate !== undefined){
let data21 = data.publishedDate;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
const err47 = {instancePath:instancePath+"/publishedDate",schemaPath:"#/properties/publishedDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/publishedDate",schemaPath:"#/properties/publishedDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.unpublishes !== undefined){
let data22 = data.unpublishes;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.date === undefined){
const err49 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key2 in data23){
if(!(((key2 === "date") || (key2 === "user")) || (key2 === "reason"))){
const err50 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.date !== undefined){
let data24 = data23.date;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
const err51 = {instancePath:instancePath+"/unpublishes/" + i0+"/date",schemaPath:"#/properties/unpublishes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err52 = {instancePath:instancePath+"/unpublishes/" + i0+"/date",schemaPath:"#/properties/unpublishes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.user !== undefined){
let data25 = data23.user;
if(typeof data25 === "string"){
if(func1(data25) > 254){
const err53 = {instancePath:instancePath+"/unpublishes/" + i0+"/user",schemaPath:"#/properties/unpublishes/items/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err54 = {instancePath:instancePath+"/unpublishes/" + i0+"/user",schemaPath:"#/properties/unpublishes/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data23.reason !== undefined){
let data26 = data23.reason;
if(typeof data26 === "string"){
if(func1(data26) > 500){
const err55 = {instancePath:instancePath+"/unpublishes/" + i0+"/reason",schemaPath:"#/properties/unpublishes/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err56 = {instancePath:instancePath+"/unpublishes/" + i0+"/reason",schemaPath:"#/properties/unpublishes/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/unpublishes",schemaPath:"#/properties/unpublishes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.noRecommendations !== undefined){
if(typeof data.noRecommendations !== "boolean"){
const err59 = {instancePath:instancePath+"/noRecommendations",schemaPath:"#/properties/noRecommendations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.responsesComplete !== undefined){
if(typeof data.responsesComplete !== "boolean"){
const err60 = {instancePath:instancePath+"/responsesComplete",schemaPath:"#/properties/responsesComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.recommendations !== undefined){
let data29 = data.recommendations;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id === undefined){
const err61 = {instancePath:instancePath+"/recommendations/" + i1,schemaPath:"#/properties/recommendations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key3 in data30){
if(!(func0.call(schema0.properties.recommendations.items.properties, key3))){
const err62 = {instancePath:instancePath+"/recommendations/" + i1,schemaPath:"#/properties/recommendations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data30.id !== undefined){
let data31 = data30.id;
if(typeof data31 === "string"){
if(func1(data31) > 100){
const err63 = {instancePath:instancePath+"/recommendations/" + i1+"/id",schemaPath:"#/properties/recommendations/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func1(data31) < 1){
const err64 = {instancePath:instancePath+"/recommendations/" + i1+"/id",schemaPath:"#/properties/recommendations/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err65 = {instancePath:instancePath+"/recommendations/" + i1+"/id",schemaPath:"#/properties/recommendations/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data30.problem !== undefined){
let data32 = data30.problem;
if(typeof data32 !== "string"){
const err66 = {instancePath:instancePath+"/recommendations/" + i1+"/problem",schemaPath:"#/properties/recommendations/items/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(((((((((((data32 === "Untreated condition") || (data32 === "Immunization due")) || (data32 === "Laboratory monitoring due")) || (data32 === "Fall risk")) || (data32 === "Nutrition or hydration")) || (data32 === "Need for education")) || (data32 === "Cost or coverage")) || (data32 === "Access to care")) || (data32 === "Caregiver support")) || (data32 === "Device or supply needed")) || (data32 === "Other"))){
const err67 = {instancePath:instancePath+"/recommendations/" + i1+"/problem",schemaPath:"#/properties/recommendations/items/properties/problem/enum",keyword:"enum",params:{allowedValues: schema0.properties.recommendations.items.properties.problem.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data30.medications !== undefined){
let data33 = data30.medications;
if(Array.isArray(data33)){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(func1(data34) > 300){
const err68 = {instancePath:instancePath+"/recommendations/" + i1+"/medications/" + i2,schemaPath:"#/properties/recommendations/items/properties/medications/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data34) < 1){
const err69 = {instancePath:instancePath+"/recommendations/" + i1+"/medications/" + i2,schemaPath:"#/properties/recommendations/items/properties/medications/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/recommendations/" + i1+"/medications/" + i2,schemaPath:"#/properties/recommendations/items/properties/medications/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/recommendations/" + i1+"/medications",schemaPath:"#/properties/recommendations/items/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data30.prescriberText !== undefined){
let data35 = data30.prescriberText;
if(typeof data35 === "string"){
if(func1(data35) > 4000){
const err72 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberText",schemaPath:"#/properties/recommendations/items/properties/prescriberText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberText",schemaPath:"#/properties/recommendations/items/properties/prescriberText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data30.patientTopic !== undefined){
let data36 = data30.patientTopic;
if(typeof data36 === "string"){
if(func1(data36) > 2000){
const err74 = {instancePath:instancePath+"/recommendations/" + i1+"/patientTopic",schemaPath:"#/properties/recommendations/items/properties/patientTopic/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/recommendations/" + i1+"/patientTopic",schemaPath:"#/properties/recommendations/items/properties/patientTopic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data30.patientAction !== undefined){
let data37 = data30.patientAction;
if(typeof data37 === "string"){
if(func1(data37) > 2000){
const err76 = {instancePath:instancePath+"/recommendations/" + i1+"/patientAction",schemaPath:"#/properties/recommendations/items/properties/patientAction/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/recommendations/" + i1+"/patientAction",schemaPath:"#/properties/recommendations/items/properties/patientAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data30.includeInPrescriber !== undefined){
if(typeof data30.includeInPrescriber !== "boolean"){
const err78 = {instancePath:instancePath+"/recommendations/" + i1+"/includeInPrescriber",schemaPath:"#/properties/recommendations/items/properties/includeInPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data30.includeInMap !== undefined){
if(typeof data30.includeInMap !== "boolean"){
const err79 = {instancePath:instancePath+"/recommendations/" + i1+"/includeInMap",schemaPath:"#/properties/recommendations/items/properties/includeInMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data30.prescriberResponse !== undefined){
let data40 = data30.prescriberResponse;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key4 in data40){
if(!(((key4 === "status") || (key4 === "date")) || (key4 === "comment"))){
const err80 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data40.status !== undefined){
let data41 = data40.status;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key5 in data41){
if(!(key5 === "snowMedCode")){
const err81 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/status",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data41.snowMedCode !== undefined){
let data42 = data41.snowMedCode;
if(typeof data42 !== "string"){
const err82 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(((((((data42 === "385645004") || (data42 === "accepted-with-change")) || (data42 === "443390004")) || (data42 === "385660001")) || (data42 === "not-applicable")) || (data42 === "89925002")) || (data42 === "385643006"))){
const err83 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.recommendations.items.properties.prescriberResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
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
const err84 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/status",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data40.date !== undefined){
let data43 = data40.date;
if(typeof data43 === "string"){
if(!(formats2.validate(data43))){
const err85 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/date",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/date",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data40.comment !== undefined){
let data44 = data40.comment;
if(typeof data44 === "string"){
if(func1(data44) > 2000){
const err87 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/comment",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse/comment",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/recommendations/" + i1+"/prescriberResponse",schemaPath:"#/properties/recommendations/items/properties/prescriberResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data30.patientResponse !== undefined){
let data45 = data30.patientResponse;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key6 in data45){
if(!(((key6 === "status") || (key6 === "date")) || (key6 === "comment"))){
const err90 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse",schemaPath:"#/properties/recommendations/items/properties/patientResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data45.status !== undefined){
let data46 = data45.status;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
if(!(key7 === "snowMedCode")){
const err91 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/status",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data46.snowMedCode !== undefined){
let data47 = data46.snowMedCode;
if(typeof data47 !== "string"){
const err92 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!(((((((data47 === "385645004") || (data47 === "accepted-with-change")) || (data47 === "443390004")) || (data47 === "385660001")) || (data47 === "not-applicable")) || (data47 === "89925002")) || (data47 === "385643006"))){
const err93 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.recommendations.items.properties.patientResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/status",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data45.date !== undefined){
let data48 = data45.date;
if(typeof data48 === "string"){
if(!(formats2.validate(data48))){
const err95 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/date",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err96 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/date",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data45.comment !== undefined){
let data49 = data45.comment;
if(typeof data49 === "string"){
if(func1(data49) > 2000){
const err97 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/comment",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse/comment",schemaPath:"#/properties/recommendations/items/properties/patientResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/recommendations/" + i1+"/patientResponse",schemaPath:"#/properties/recommendations/items/properties/patientResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/recommendations/" + i1,schemaPath:"#/properties/recommendations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/recommendations",schemaPath:"#/properties/recommendations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.unpublishedRecommendations !== undefined){
let data50 = data.unpublishedRecommendations;
if(Array.isArray(data50)){
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.id === undefined){
const err102 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3,schemaPath:"#/properties/unpublishedRecommendations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key8 in data51){
if(!(func0.call(schema0.properties.unpublishedRecommendations.items.properties, key8))){
const err103 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3,schemaPath:"#/properties/unpublishedRecommendations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data51.id !== undefined){
let data52 = data51.id;
if(typeof data52 === "string"){
if(func1(data52) > 100){
const err104 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/id",schemaPath:"#/properties/unpublishedRecommendations/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(func1(data52) < 1){
const err105 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/id",schemaPath:"#/properties/unpublishedRecommendations/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/id",schemaPath:"#/properties/unpublishedRecommendations/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data51.problem !== undefined){
let data53 = data51.problem;
if(typeof data53 !== "string"){
const err107 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/problem",schemaPath:"#/properties/unpublishedRecommendations/items/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!(((((((((((data53 === "Untreated condition") || (data53 === "Immunization due")) || (data53 === "Laboratory monitoring due")) || (data53 === "Fall risk")) || (data53 === "Nutrition or hydration")) || (data53 === "Need for education")) || (data53 === "Cost or coverage")) || (data53 === "Access to care")) || (data53 === "Caregiver support")) || (data53 === "Device or supply needed")) || (data53 === "Other"))){
const err108 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/problem",schemaPath:"#/properties/unpublishedRecommendations/items/properties/problem/enum",keyword:"enum",params:{allowedValues: schema0.properties.unpublishedRecommendations.items.properties.problem.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data51.medications !== undefined){
let data54 = data51.medications;
if(Array.isArray(data54)){
const len4 = data54.length;
for(let i4=0; i4<len4; i4++){
let data55 = data54[i4];
if(typeof data55 === "string"){
if(func1(data55) > 300){
const err109 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/medications/" + i4,schemaPath:"#/properties/unpublishedRecommendations/items/properties/medications/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func1(data55) < 1){
const err110 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/medications/" + i4,schemaPath:"#/properties/unpublishedRecommendations/items/properties/medications/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/medications/" + i4,schemaPath:"#/properties/unpublishedRecommendations/items/properties/medications/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/medications",schemaPath:"#/properties/unpublishedRecommendations/items/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data51.prescriberText !== undefined){
let data56 = data51.prescriberText;
if(typeof data56 === "string"){
if(func1(data56) > 4000){
const err113 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberText",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberText",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data51.patientTopic !== undefined){
let data57 = data51.patientTopic;
if(typeof data57 === "string"){
if(func1(data57) > 2000){
const err115 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientTopic",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientTopic/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err116 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientTopic",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientTopic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data51.patientAction !== undefined){
let data58 = data51.patientAction;
if(typeof data58 === "string"){
if(func1(data58) > 2000){
const err117 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientAction",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientAction/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err118 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientAction",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data51.includeInPrescriber !== undefined){
if(typeof data51.includeInPrescriber !== "boolean"){
const err119 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/includeInPrescriber",schemaPath:"#/properties/unpublishedRecommendations/items/properties/includeInPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data51.includeInMap !== undefined){
if(typeof data51.includeInMap !== "boolean"){
const err120 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/includeInMap",schemaPath:"#/properties/unpublishedRecommendations/items/properties/includeInMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data51.prescriberResponse !== undefined){
let data61 = data51.prescriberResponse;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key9 in data61){
if(!(((key9 === "status") || (key9 === "date")) || (key9 === "comment"))){
const err121 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data61.status !== undefined){
let data62 = data61.status;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key10 in data62){
if(!(key10 === "snowMedCode")){
const err122 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/status",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data62.snowMedCode !== undefined){
let data63 = data62.snowMedCode;
if(typeof data63 !== "string"){
const err123 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(((((((data63 === "385645004") || (data63 === "accepted-with-change")) || (data63 === "443390004")) || (data63 === "385660001")) || (data63 === "not-applicable")) || (data63 === "89925002")) || (data63 === "385643006"))){
const err124 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/status/snowMedCode",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.unpublishedRecommendations.items.properties.prescriberResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/status",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data61.date !== undefined){
let data64 = data61.date;
if(typeof data64 === "string"){
if(!(formats2.validate(data64))){
const err126 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/date",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/date",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data61.comment !== undefined){
let data65 = data61.comment;
if(typeof data65 === "string"){
if(func1(data65) > 2000){
const err128 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/comment",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse/comment",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/prescriberResponse",schemaPath:"#/properties/unpublishedRecommendations/items/properties/prescriberResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data51.patientResponse !== undefined){
let data66 = data51.patientResponse;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key11 in data66){
if(!(((key11 === "status") || (key11 === "date")) || (key11 === "comment"))){
const err131 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data66.status !== undefined){
let data67 = data66.status;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key12 in data67){
if(!(key12 === "snowMedCode")){
const err132 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/status",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data67.snowMedCode !== undefined){
let data68 = data67.snowMedCode;
if(typeof data68 !== "string"){
const err133 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(((((((data68 === "385645004") || (data68 === "accepted-with-change")) || (data68 === "443390004")) || (data68 === "385660001")) || (data68 === "not-applicable")) || (data68 === "89925002")) || (data68 === "385643006"))){
const err134 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/status/snowMedCode",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema0.properties.unpublishedRecommendations.items.properties.patientResponse.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/status",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data66.date !== undefined){
let data69 = data66.date;
if(typeof data69 === "string"){
if(!(formats2.validate(data69))){
const err136 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/date",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/date",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data66.comment !== undefined){
let data70 = data66.comment;
if(typeof data70 === "string"){
if(func1(data70) > 2000){
const err138 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/comment",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse/comment",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3+"/patientResponse",schemaPath:"#/properties/unpublishedRecommendations/items/properties/patientResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/unpublishedRecommendations/" + i3,schemaPath:"#/properties/unpublishedRecommendations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/unpublishedRecommendations",schemaPath:"#/properties/unpublishedRecommendations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.riskScoreAffectedRecommendations !== undefined){
let data71 = data.riskScoreAffectedRecommendations;
if(Array.isArray(data71)){
const len5 = data71.length;
for(let i5=0; i5<len5; i5++){
let data72 = data71[i5];
if(typeof data72 === "string"){
if(func1(data72) < 1){
const err143 = {instancePath:instancePath+"/riskScoreAffectedRecommendations/" + i5,schemaPath:"#/properties/riskScoreAffectedRecommendations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/riskScoreAffectedRecommendations/" + i5,schemaPath:"#/properties/riskScoreAffectedRecommendations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/riskScoreAffectedRecommendations",schemaPath:"#/properties/riskScoreAffectedRecommendations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.riskScoresNormalized !== undefined){
let data73 = data.riskScoresNormalized;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key13 in data73){
if(!((((((key13 === "total") || (key13 === "faers")) || (key13 === "acb")) || (key13 === "sedative")) || (key13 === "qt")) || (key13 === "competitiveInhibition"))){
const err146 = {instancePath:instancePath+"/riskScoresNormalized",schemaPath:"#/properties/riskScoresNormalized/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data73.total !== undefined){
let data74 = data73.total;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 50 || isNaN(data74)){
const err147 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data74 < 0 || isNaN(data74)){
const err148 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data73.faers !== undefined){
let data75 = data73.faers;
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 10 || isNaN(data75)){
const err150 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data75 < 0 || isNaN(data75)){
const err151 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data73.acb !== undefined){
let data76 = data73.acb;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 10 || isNaN(data76)){
const err153 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data76 < 0 || isNaN(data76)){
const err154 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data73.sedative !== undefined){
let data77 = data73.sedative;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 10 || isNaN(data77)){
const err156 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data77 < 0 || isNaN(data77)){
const err157 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data73.qt !== undefined){
let data78 = data73.qt;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 > 10 || isNaN(data78)){
const err159 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data78 < 0 || isNaN(data78)){
const err160 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data73.competitiveInhibition !== undefined){
let data79 = data73.competitiveInhibition;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 10 || isNaN(data79)){
const err162 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data79 < 0 || isNaN(data79)){
const err163 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/riskScoresNormalized",schemaPath:"#/properties/riskScoresNormalized/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.currentMedications !== undefined){
let data80 = data.currentMedications;
if(Array.isArray(data80)){
const len6 = data80.length;
for(let i6=0; i6<len6; i6++){
let data81 = data80[i6];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
}
else {
const err166 = {instancePath:instancePath+"/currentMedications/" + i6,schemaPath:"#/properties/currentMedications/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/currentMedications",schemaPath:"#/properties/currentMedications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data.observations !== undefined){
let data82 = data.observations;
if(Array.isArray(data82)){
const len7 = data82.length;
for(let i7=0; i7<len7; i7++){
let data83 = data82[i7];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
}
else {
const err168 = {instancePath:instancePath+"/observations/" + i7,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data.genetics !== undefined){
let data84 = data.genetics;
if(Array.isArray(data84)){
const len8 = data84.length;
for(let i8=0; i8<len8; i8++){
let data85 = data84[i8];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
}
else {
const err170 = {instancePath:instancePath+"/genetics/" + i8,schemaPath:"#/properties/genetics/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/genetics",schemaPath:"#/properties/genetics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.allergies !== undefined){
let data86 = data.allergies;
if(Array.isArray(data86)){
const len9 = data86.length;
for(let i9=0; i9<len9; i9++){
let data87 = data86[i9];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
}
else {
const err172 = {instancePath:instancePath+"/allergies/" + i9,schemaPath:"#/properties/allergies/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/allergies",schemaPath:"#/properties/allergies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data.reportedSideEffects !== undefined){
let data88 = data.reportedSideEffects;
if(Array.isArray(data88)){
const len10 = data88.length;
for(let i10=0; i10<len10; i10++){
let data89 = data88[i10];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
}
else {
const err174 = {instancePath:instancePath+"/reportedSideEffects/" + i10,schemaPath:"#/properties/reportedSideEffects/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/reportedSideEffects",schemaPath:"#/properties/reportedSideEffects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
