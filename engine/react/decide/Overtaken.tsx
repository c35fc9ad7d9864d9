import type { DecideSource } from '../../core/product/decide.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { statusOf } from './status-of.ts';
import type { Results } from './use-results.ts';

export interface OvertakenProps {
  readonly tab: TabDescriptor;
  readonly source: DecideSource;
  readonly results: Results;
  readonly onShow: () => void;
}

/** Renders the decisions that could not be stored, since another user has completed the result. */
export function Overtaken({ tab, source, results: { overtaken, dismissOvertaken }, onShow }: OvertakenProps) {
  const say = useMessages();
  const { codes } = useProduct();
  const name = source.columns[0]?.field ?? '';
  const lost = overtaken?.lost ?? [];
  return (
    <Panel tone="warning" role="alert">
      <p>{say('decide.overtaken', { item: tab.item.toLowerCase() })}</p>
      {lost.length > 0 && (
        <>
          <p>{say('decide.overtaken.lost')}</p>
          <ul>
            {lost.map((row) => (
              <li key={String(row[source.key])}>
                {[row[name], statusOf(codes[source.codes], row[source.status])?.display].join(': ')}
              </li>
            ))}
          </ul>
          <p>{say('decide.overtaken.again')}</p>
        </>
      )}
      <Button
        onClick={() => {
          dismissOvertaken();
          onShow();
        }}
      >
        {say('decide.overtaken.show')}
      </Button>
    </Panel>
  );
}
