// GENERATED from schemas/review/review.schema.json and 10 more sha256:6aab291e412579ab by tools/compiler; do not edit; run npm run schemas
import * as runtime from '../../engine/core/validator-runtime.ts';

export const validate = validate0;

const schema0 = {"type":"object","required":["type","version","reviewDate","reviewType","workflowIteration","currentYear"],"properties":{"_id":{"type":"string","minLength":1,"maxLength":100},"_rev":{"type":"integer","minimum":1},"performedBy":{"type":"object","properties":{"firstName":{"type":"string","maxLength":100},"lastName":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254}},"additionalProperties":false},"updatedAt":{"type":"string","format":"date-time"},"subject":{"type":"string","minLength":1},"type":{"const":"patient.review"},"version":{"const":2},"reviewDate":{"type":"string","format":"date"},"reviewType":{"type":"string","enum":["Medication Safety Review (MSR)","Medication Safety Review Lite (MSR Lite)","Medication Safety Advisory (MSA)"]},"patient":{"type":"string","maxLength":300},"patientOrg":{"type":"string","maxLength":100},"dueDate":{"type":"string","format":"date"},"workflowIteration":{"type":"integer","minimum":1},"currentYear":{"type":"integer","minimum":1900,"maximum":9999},"createdOn":{"type":"string","format":"date-time"},"updatedOn":{"type":"string","format":"date-time"},"draft":{"type":"boolean"},"published":{"type":"boolean"},"publishedDate":{"type":"string","format":"date-time"},"unpublishes":{"type":"array","maxItems":200,"items":{"type":"object","required":["date"],"properties":{"date":{"type":"string","format":"date-time"},"user":{"type":"string","maxLength":254},"reason":{"type":"string","maxLength":500}},"additionalProperties":false}},"unpublishReason":{"type":"string","maxLength":500},"noRecommendations":{"type":"boolean"},"responsesComplete":{"type":"boolean"},"recommendations":{"$ref":"#/$defs/part0"},"unpublishedRecommendations":{"$ref":"#/$defs/part0"},"riskScoreAffectedRecommendations":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1}},"riskScoresNormalized":{"type":"object","properties":{"total":{"type":"number","minimum":0,"maximum":50},"faers":{"type":"number","minimum":0,"maximum":10},"acb":{"type":"number","minimum":0,"maximum":10},"sedative":{"type":"number","minimum":0,"maximum":10},"qt":{"type":"number","minimum":0,"maximum":10},"competitiveInhibition":{"type":"number","minimum":0,"maximum":10}},"additionalProperties":false},"currentMedications":{"$ref":"#/$defs/part2"},"observations":{"type":"array","maxItems":2000,"items":{"type":"object","maxProperties":100,"additionalProperties":true}},"genetics":{"$ref":"#/$defs/part2"},"allergies":{"$ref":"#/$defs/part2"},"reportedSideEffects":{"$ref":"#/$defs/part2"}},"additionalProperties":false,"$defs":{"part1":{"type":"object","properties":{"status":{"type":"object","properties":{"snowMedCode":{"type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"]}},"additionalProperties":false},"date":{"type":"string","format":"date"},"comment":{"type":"string","maxLength":2000}},"additionalProperties":false},"part0":{"type":"array","maxItems":500,"items":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"problem":{"type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"]},"medications":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"type":"string","maxLength":4000},"rationale":{"type":"string","maxLength":4000},"patientTopic":{"type":"string","maxLength":2000},"patientAction":{"type":"string","maxLength":2000},"includeInPrescriber":{"type":"boolean"},"includeInMap":{"type":"boolean"},"prescriberResponse":{"$ref":"#/$defs/part1"},"patientResponse":{"$ref":"#/$defs/part1"}},"additionalProperties":false}},"part2":{"type":"array","maxItems":500,"items":{"type":"object","maxProperties":100,"additionalProperties":true}}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime.ucs2length;
const formats0 = runtime.fullFormats["date-time"];
const formats2 = runtime.fullFormats.date;
const schema1 = {"type":"array","maxItems":500,"items":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":100},"problem":{"type":"string","enum":["Untreated condition","Immunization due","Laboratory monitoring due","Fall risk","Nutrition or hydration","Need for education","Cost or coverage","Access to care","Caregiver support","Device or supply needed","Other"]},"medications":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":300}},"prescriberText":{"type":"string","maxLength":4000},"rationale":{"type":"string","maxLength":4000},"patientTopic":{"type":"string","maxLength":2000},"patientAction":{"type":"string","maxLength":2000},"includeInPrescriber":{"type":"boolean"},"includeInMap":{"type":"boolean"},"prescriberResponse":{"$ref":"#/$defs/part1"},"patientResponse":{"$ref":"#/$defs/part1"}},"additionalProperties":false}};
const schema2 = {"type":"object","properties":{"status":{"type":"object","properties":{"snowMedCode":{"type":"string","enum":["385645004","accepted-with-change","443390004","385660001","not-applicable","89925002","385643006"]}},"additionalProperties":false},"date":{"type":"string","format":"date"},"comment":{"type":"string","maxLength":2000}},"additionalProperties":false};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "date")) || (key0 === "comment"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "snowMedCode")){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.snowMedCode !== undefined){
let data1 = data0.snowMedCode;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status/snowMedCode",schemaPath:"#/properties/status/properties/snowMedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((data1 === "385645004") || (data1 === "accepted-with-change")) || (data1 === "443390004")) || (data1 === "385660001")) || (data1 === "not-applicable")) || (data1 === "89925002")) || (data1 === "385643006"))){
const err3 = {instancePath:instancePath+"/status/snowMedCode",schemaPath:"#/properties/status/properties/snowMedCode/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.properties.snowMedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.comment !== undefined){
let data3 = data.comment;
if(typeof data3 === "string"){
if(data3.length > 2000 && func1(data3) > 2000){
const err7 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(func0.call(schema1.items.properties, key0))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err3 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.problem !== undefined){
let data2 = data0.problem;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/problem",schemaPath:"#/items/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((data2 === "Untreated condition") || (data2 === "Immunization due")) || (data2 === "Laboratory monitoring due")) || (data2 === "Fall risk")) || (data2 === "Nutrition or hydration")) || (data2 === "Need for education")) || (data2 === "Cost or coverage")) || (data2 === "Access to care")) || (data2 === "Caregiver support")) || (data2 === "Device or supply needed")) || (data2 === "Other"))){
const err7 = {instancePath:instancePath+"/" + i0+"/problem",schemaPath:"#/items/properties/problem/enum",keyword:"enum",params:{allowedValues: schema1.items.properties.problem.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.medications !== undefined){
let data3 = data0.medications;
if(Array.isArray(data3)){
if(data3.length > 500){
const err8 = {instancePath:instancePath+"/" + i0+"/medications",schemaPath:"#/items/properties/medications/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(data4.length > 300 && func1(data4) > 300){
const err9 = {instancePath:instancePath+"/" + i0+"/medications/" + i1,schemaPath:"#/items/properties/medications/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/" + i0+"/medications/" + i1,schemaPath:"#/items/properties/medications/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/" + i0+"/medications/" + i1,schemaPath:"#/items/properties/medications/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err12 = {instancePath:instancePath+"/" + i0+"/medications",schemaPath:"#/items/properties/medications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.prescriberText !== undefined){
let data5 = data0.prescriberText;
if(typeof data5 === "string"){
if(data5.length > 4000 && func1(data5) > 4000){
const err13 = {instancePath:instancePath+"/" + i0+"/prescriberText",schemaPath:"#/items/properties/prescriberText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err14 = {instancePath:instancePath+"/" + i0+"/prescriberText",schemaPath:"#/items/properties/prescriberText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.rationale !== undefined){
let data6 = data0.rationale;
if(typeof data6 === "string"){
if(data6.length > 4000 && func1(data6) > 4000){
const err15 = {instancePath:instancePath+"/" + i0+"/rationale",schemaPath:"#/items/properties/rationale/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err16 = {instancePath:instancePath+"/" + i0+"/rationale",schemaPath:"#/items/properties/rationale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.patientTopic !== undefined){
let data7 = data0.patientTopic;
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
const err17 = {instancePath:instancePath+"/" + i0+"/patientTopic",schemaPath:"#/items/properties/patientTopic/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err18 = {instancePath:instancePath+"/" + i0+"/patientTopic",schemaPath:"#/items/properties/patientTopic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.patientAction !== undefined){
let data8 = data0.patientAction;
if(typeof data8 === "string"){
if(data8.length > 2000 && func1(data8) > 2000){
const err19 = {instancePath:instancePath+"/" + i0+"/patientAction",schemaPath:"#/items/properties/patientAction/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/" + i0+"/patientAction",schemaPath:"#/items/properties/patientAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.includeInPrescriber !== undefined){
if(typeof data0.includeInPrescriber !== "boolean"){
const err21 = {instancePath:instancePath+"/" + i0+"/includeInPrescriber",schemaPath:"#/items/properties/includeInPrescriber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.includeInMap !== undefined){
if(typeof data0.includeInMap !== "boolean"){
const err22 = {instancePath:instancePath+"/" + i0+"/includeInMap",schemaPath:"#/items/properties/includeInMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.prescriberResponse !== undefined){
if(!(validate2(data0.prescriberResponse, {instancePath:instancePath+"/" + i0+"/prescriberResponse",parentData:data0,parentDataProperty:"prescriberResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : runtime.joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data0.patientResponse !== undefined){
if(!(validate2(data0.patientResponse, {instancePath:instancePath+"/" + i0+"/patientResponse",parentData:data0,parentDataProperty:"patientResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : runtime.joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema3 = {"type":"array","maxItems":500,"items":{"type":"object","maxProperties":100,"additionalProperties":true}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data0.length > 100 && func1(data0) > 100){
const err7 = {instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length < 1){
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
if(data3.length > 100 && func1(data3) > 100){
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
if(data4.length > 100 && func1(data4) > 100){
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
if(data5.length > 254 && func1(data5) > 254){
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
if(data7.length < 1){
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
if(data12.length > 300 && func1(data12) > 300){
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
if(data13.length > 100 && func1(data13) > 100){
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
if(data22.length > 200){
const err49 = {instancePath:instancePath+"/unpublishes",schemaPath:"#/properties/unpublishes/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.date === undefined){
const err50 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key2 in data23){
if(!(((key2 === "date") || (key2 === "user")) || (key2 === "reason"))){
const err51 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data23.date !== undefined){
let data24 = data23.date;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
const err52 = {instancePath:instancePath+"/unpublishes/" + i0+"/date",schemaPath:"#/properties/unpublishes/items/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err53 = {instancePath:instancePath+"/unpublishes/" + i0+"/date",schemaPath:"#/properties/unpublishes/items/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data23.user !== undefined){
let data25 = data23.user;
if(typeof data25 === "string"){
if(data25.length > 254 && func1(data25) > 254){
const err54 = {instancePath:instancePath+"/unpublishes/" + i0+"/user",schemaPath:"#/properties/unpublishes/items/properties/user/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err55 = {instancePath:instancePath+"/unpublishes/" + i0+"/user",schemaPath:"#/properties/unpublishes/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data23.reason !== undefined){
let data26 = data23.reason;
if(typeof data26 === "string"){
if(data26.length > 500 && func1(data26) > 500){
const err56 = {instancePath:instancePath+"/unpublishes/" + i0+"/reason",schemaPath:"#/properties/unpublishes/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/unpublishes/" + i0+"/reason",schemaPath:"#/properties/unpublishes/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err58 = {instancePath:instancePath+"/unpublishes/" + i0,schemaPath:"#/properties/unpublishes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err59 = {instancePath:instancePath+"/unpublishes",schemaPath:"#/properties/unpublishes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.unpublishReason !== undefined){
let data27 = data.unpublishReason;
if(typeof data27 === "string"){
if(data27.length > 500 && func1(data27) > 500){
const err60 = {instancePath:instancePath+"/unpublishReason",schemaPath:"#/properties/unpublishReason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/unpublishReason",schemaPath:"#/properties/unpublishReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.noRecommendations !== undefined){
if(typeof data.noRecommendations !== "boolean"){
const err62 = {instancePath:instancePath+"/noRecommendations",schemaPath:"#/properties/noRecommendations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.responsesComplete !== undefined){
if(typeof data.responsesComplete !== "boolean"){
const err63 = {instancePath:instancePath+"/responsesComplete",schemaPath:"#/properties/responsesComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.recommendations !== undefined){
if(!(validate1(data.recommendations, {instancePath:instancePath+"/recommendations",parentData:data,parentDataProperty:"recommendations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.unpublishedRecommendations !== undefined){
if(!(validate1(data.unpublishedRecommendations, {instancePath:instancePath+"/unpublishedRecommendations",parentData:data,parentDataProperty:"unpublishedRecommendations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : runtime.joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.riskScoreAffectedRecommendations !== undefined){
let data32 = data.riskScoreAffectedRecommendations;
if(Array.isArray(data32)){
if(data32.length > 500){
const err64 = {instancePath:instancePath+"/riskScoreAffectedRecommendations",schemaPath:"#/properties/riskScoreAffectedRecommendations/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(typeof data33 === "string"){
if(data33.length < 1){
const err65 = {instancePath:instancePath+"/riskScoreAffectedRecommendations/" + i1,schemaPath:"#/properties/riskScoreAffectedRecommendations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/riskScoreAffectedRecommendations/" + i1,schemaPath:"#/properties/riskScoreAffectedRecommendations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/riskScoreAffectedRecommendations",schemaPath:"#/properties/riskScoreAffectedRecommendations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.riskScoresNormalized !== undefined){
let data34 = data.riskScoresNormalized;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key3 in data34){
if(!((((((key3 === "total") || (key3 === "faers")) || (key3 === "acb")) || (key3 === "sedative")) || (key3 === "qt")) || (key3 === "competitiveInhibition"))){
const err68 = {instancePath:instancePath+"/riskScoresNormalized",schemaPath:"#/properties/riskScoresNormalized/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data34.total !== undefined){
let data35 = data34.total;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 50 || isNaN(data35)){
const err69 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err70 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err71 = {instancePath:instancePath+"/riskScoresNormalized/total",schemaPath:"#/properties/riskScoresNormalized/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data34.faers !== undefined){
let data36 = data34.faers;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 10 || isNaN(data36)){
const err72 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err73 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/riskScoresNormalized/faers",schemaPath:"#/properties/riskScoresNormalized/properties/faers/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data34.acb !== undefined){
let data37 = data34.acb;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 10 || isNaN(data37)){
const err75 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err76 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err77 = {instancePath:instancePath+"/riskScoresNormalized/acb",schemaPath:"#/properties/riskScoresNormalized/properties/acb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data34.sedative !== undefined){
let data38 = data34.sedative;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 10 || isNaN(data38)){
const err78 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err79 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/riskScoresNormalized/sedative",schemaPath:"#/properties/riskScoresNormalized/properties/sedative/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.qt !== undefined){
let data39 = data34.qt;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 10 || isNaN(data39)){
const err81 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err82 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err83 = {instancePath:instancePath+"/riskScoresNormalized/qt",schemaPath:"#/properties/riskScoresNormalized/properties/qt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data34.competitiveInhibition !== undefined){
let data40 = data34.competitiveInhibition;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 10 || isNaN(data40)){
const err84 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err85 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err86 = {instancePath:instancePath+"/riskScoresNormalized/competitiveInhibition",schemaPath:"#/properties/riskScoresNormalized/properties/competitiveInhibition/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/riskScoresNormalized",schemaPath:"#/properties/riskScoresNormalized/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.currentMedications !== undefined){
if(!(validate7(data.currentMedications, {instancePath:instancePath+"/currentMedications",parentData:data,parentDataProperty:"currentMedications",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : runtime.joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.observations !== undefined){
let data42 = data.observations;
if(Array.isArray(data42)){
if(data42.length > 2000){
const err88 = {instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(Object.keys(data43).length > 100){
const err89 = {instancePath:instancePath+"/observations/" + i2,schemaPath:"#/properties/observations/items/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/observations/" + i2,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.genetics !== undefined){
if(!(validate7(data.genetics, {instancePath:instancePath+"/genetics",parentData:data,parentDataProperty:"genetics",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : runtime.joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.allergies !== undefined){
if(!(validate7(data.allergies, {instancePath:instancePath+"/allergies",parentData:data,parentDataProperty:"allergies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : runtime.joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.reportedSideEffects !== undefined){
if(!(validate7(data.reportedSideEffects, {instancePath:instancePath+"/reportedSideEffects",parentData:data,parentDataProperty:"reportedSideEffects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : runtime.joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
