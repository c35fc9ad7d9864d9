import type { Diagnostics } from '../diagnostics.ts';
import { accessRulesAreUsed } from '../kinds/access/access-rules-are-used.rule.ts';
import { callsCanBeToldApart } from '../kinds/calls/calls-can-be-told-apart.rule.ts';
import { codesFillTheirColumns } from '../kinds/codes/codes-fill-their-columns.rule.ts';
import { codesStandOnce } from '../kinds/codes/codes-stand-once.rule.ts';
import { limitsLeaveRoom } from '../kinds/codes/limits-leave-room.rule.ts';
import { boundsLeaveRoom } from '../kinds/entity/bounds-leave-room.rule.ts';
import { everyFieldHasTitleAndDescription } from '../kinds/entity/every-field-has-title-and-description.rule.ts';
import { listsAndMapsHaveALimit } from '../kinds/entity/lists-and-maps-have-a-limit.rule.ts';
import { requiredPropertiesExist } from '../kinds/entity/required-properties-exist.rule.ts';
import { wordsOfFieldsAreKnown } from '../kinds/form/words-of-fields-are-known.rule.ts';
import { engineWordsKeepTheirPlaces } from '../kinds/product/engine-words-keep-their-places.rule.ts';
import { thereIsAProduct } from '../kinds/product/there-is-a-product.rule.ts';
import { expressionsHaveNamesOfTheirOwn } from '../kinds/rules/expressions-have-names-of-their-own.rule.ts';
import { messagesBelongToConstraints } from '../kinds/rules/messages-belong-to-constraints.rule.ts';
import { ruleNamesAreUnique } from '../kinds/rules/rule-names-are-unique.rule.ts';
import { titlesOf } from '../place/titles.ts';
import type { SourceSet } from '../source/source-set.ts';
import { everyCompanionHasItsSchema } from './every-companion-has-its-schema.rule.ts';
import { messagesStandOnce } from './messages-stand-once.rule.ts';
import { patternsAreFast } from './patterns-are-fast.rule.ts';
import { thingsStandOnce } from './things-stand-once.rule.ts';

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
