import type { TabNotice } from '../../core/product/tab.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';
import { Panel } from '../parts/Panel.tsx';

/** Renders the notices of a tab, above its rows. */
export function TabNotices({ notices = [] }: { readonly notices: readonly TabNotice[] | undefined }) {
  const records = useRecordData();
  const scopeOf = useScope();
  const scope = scopeOf({ records });
  return notices
    .filter(({ when }) => when.evaluate(scope))
    .map(({ text, tone }) => (
      <Panel key={text} tone={tone}>
        <p>{text}</p>
      </Panel>
    ));
}
