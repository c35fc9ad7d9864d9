// GENERATED from schemas/session/session.calls.json sha256:96be62957f909770 by tools/compiler; do not edit; run npm run schemas
export interface SessionEndOthers {

}
