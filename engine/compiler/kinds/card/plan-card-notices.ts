import type { JSONPath } from 'jsonc-parser';
import type { CardDescriptor, CardNotice } from '../../../core/product/card.ts';
import type { NoticeFile } from '../../files/card.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isOneOf } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CardLocation } from './card-location.ts';
import { companionsIn } from './companions-in.ts';

/** Plans the notices that a card shows above its facts. */
export function planCardNotices(location: CardLocation): Planned<CardDescriptor>['notices'] {
  return location.card.notices?.map((notice, index) => planNotice(notice, ['notices', index], location));
}

function planNotice(notice: NoticeFile, at: JSONPath, location: CardLocation): Planned<CardNotice> {
  const { file, card, plans } = location;
  const { text, when, items, tone = 'info', before = [] } = notice;
  const actions = (card.actions ?? []).map(({ name }) => name);
  for (const [index, name] of before.entries())
    isOneOf({ file, at: [...at, 'before', index], name, plans }, actions, {
      noun: 'action',
      code: 'name/unknown-action',
    });
  return {
    text: resolveMessage({ file, at: [...at, 'text'], text, plans }),
    when: planExpression(when, [...at, 'when'], location, 'bool'),
    items: planExpression(items, [...at, 'items'], location),
    tone,
    before,
    reads: companionsIn([when, items], location),
  };
}
