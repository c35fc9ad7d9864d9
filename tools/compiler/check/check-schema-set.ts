import type { Diagnostics } from '../diagnostics.ts';
import { titlesOf } from '../place/titles.ts';
import type { SourceSet } from '../source/source-set.ts';
import { accessRulesAreUsed } from './access-rules-are-used.rule.ts';
import { boundsLeaveRoom } from './bounds-leave-room.rule.ts';
import { callsCanBeToldApart } from './calls-can-be-told-apart.rule.ts';
import { codesFillTheirColumns } from './codes-fill-their-columns.rule.ts';
import { codesStandOnce } from './codes-stand-once.rule.ts';
import { engineWordsKeepTheirPlaces } from './engine-words-keep-their-places.rule.ts';
import { everyCompanionHasItsSchema } from './every-companion-has-its-schema.rule.ts';
import { everyFieldHasTitleAndDescription } from './every-field-has-title-and-description.rule.ts';
import { expressionsHaveNamesOfTheirOwn } from './expressions-have-names-of-their-own.rule.ts';
import { limitsLeaveRoom } from './limits-leave-room.rule.ts';
import { listsAndMapsHaveALimit } from './lists-and-maps-have-a-limit.rule.ts';
import { messagesBelongToConstraints } from './messages-belong-to-constraints.rule.ts';
import { messagesStandOnce } from './messages-stand-once.rule.ts';
import { patternsAreFast } from './patterns-are-fast.rule.ts';
import { requiredPropertiesExist } from './required-properties-exist.rule.ts';
import { ruleNamesAreUnique } from './rule-names-are-unique.rule.ts';
import { thereIsAProduct } from './there-is-a-product.rule.ts';
import { thingsStandOnce } from './things-stand-once.rule.ts';
import { wordsOfFieldsAreKnown } from './words-of-fields-are-known.rule.ts';

/** A check of the parsed schema set, named by the sentence it holds to. */
export type CheckRule = (sources: SourceSet, diagnostics: Diagnostics) => void;

const rules: readonly CheckRule[] = [
  thereIsAProduct,
  everyFieldHasTitleAndDescription,
  everyCompanionHasItsSchema,
  messagesBelongToConstraints,
  patternsAreFast,
  boundsLeaveRoom,
  thingsStandOnce,
  wordsOfFieldsAreKnown,
  listsAndMapsHaveALimit,
  requiredPropertiesExist,
  ruleNamesAreUnique,
  callsCanBeToldApart,
  codesFillTheirColumns,
  codesStandOnce,
  limitsLeaveRoom,
  accessRulesAreUsed,
  messagesStandOnce,
  engineWordsKeepTheirPlaces,
  expressionsHaveNamesOfTheirOwn,
];

/** Runs every check over the parsed files. Checks of what names lead to stand in check-plans.ts and where names are resolved. */
export function checkSchemaSet(sources: SourceSet, diagnostics: Diagnostics): void {
  diagnostics.titles = titlesOf(sources.files);
  for (const rule of rules) rule(sources, diagnostics);
}
