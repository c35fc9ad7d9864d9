import { tokensOf } from '../../../core/json/pointer.ts';
import { quoted, ruled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { expressionsHaveNamesOfTheirOwn } from './expressions-have-names-of-their-own.rule.ts';
import { messagesBelongToConstraints } from './messages-belong-to-constraints.rule.ts';
import { messagesNameWhatFillsThem } from './messages-name-what-fills-them.rule.ts';
import { ruleNamesAreUnique } from './rule-names-are-unique.rule.ts';
import meta from './rules.meta.json' with { type: 'json' };

/** Kind of rules that structure cannot express, with their messages. */
export const rulesKind: Kind<'rules'> = {
  name: 'rules',
  meta,
  locations: {
    name: ({ file, titles }) => `rules of ${titles.entity(file.stem)}`,
    parts: {
      'rules/*': ruled,
      'derived/*': ruled,
      'messages/*': ({ key, file, titles }) =>
        `messages of the field ${titles.field(file.stem, tokensOf(key))}`,
      'expressions/*': quoted('expression'),
    },
  },
  checks: {
    files: [messagesNameWhatFillsThem, ruleNamesAreUnique, expressionsHaveNamesOfTheirOwn],
    schemas: [messagesBelongToConstraints],
  },
};
