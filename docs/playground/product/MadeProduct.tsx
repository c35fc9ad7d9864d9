import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Product } from '../../../engine/core/product/product.ts';
import {
  createGatewayClient,
  EngineProvider,
  ErrorBoundary,
  Notifications,
  TabView,
} from '../../../engine/react/index.ts';
import { Panels } from '../Panels.tsx';
import { user } from '../user.ts';
import type { CompiledTexts } from './compile-texts.ts';
import { RecordsInPage } from './records-in-page.ts';

type Outcome = CompiledTexts | { readonly failure: string };

interface ViewProps {
  /** Shown view, which stays while the text is edited. */
  readonly view: string;
  readonly onView: (view: string) => void;
}

interface MadeProductProps extends ViewProps {
  /** Texts of its files, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Compiles the files of a product in this page, and shows its tables with their forms, its types and its problems. */
export function MadeProduct({ texts, view, onView }: MadeProductProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isCurrent = true;
    import('./compile-texts.ts')
      .then(({ compileTexts }) => compileTexts(texts))
      .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
      .then((found) => isCurrent && setOutcome(found));
    return () => {
      isCurrent = false;
    };
  }, [texts]);
  if (outcome === undefined) return <p role="status">The compiler is being loaded …</p>;
  if ('failure' in outcome) return <p role="alert">{outcome.failure}</p>;
  return (
    <>
      <Problems problems={outcome.problems} />
      {outcome.product !== undefined && (
        <Shown product={outcome.product} types={outcome.types} view={view} onView={onView} />
      )}
    </>
  );
}

function Problems({ problems }: Pick<CompiledTexts, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className="play-problems" role="alert" aria-label="Problems">
      {problems.map(({ path, line, column, message, help }) => (
        <li key={`${path} ${line} ${column} ${message}`}>
          <strong>{`${path}, line ${line}, column ${column}: `}</strong>
          {`${message} ${help ?? ''}`}
        </li>
      ))}
    </ul>
  );
}

const views = [
  { name: 'pages', title: 'Tables and forms' },
  { name: 'records', title: 'Records' },
  { name: 'types', title: 'TypeScript' },
];

interface ShownProps extends ViewProps {
  readonly product: Product;
  readonly types: string;
}

function Shown({ product, types, view, onView }: ShownProps) {
  const records = useMemo(() => new RecordsInPage(product), [product]);
  const client = useMemo(
    () =>
      createGatewayClient({
        product: () => product,
        getAccessToken: async () => undefined,
        fetch: records.fetch,
      }),
    [product, records],
  );
  const panels: Readonly<Record<string, () => ReactNode>> = {
    pages: () => (
      <ErrorBoundary key={product.hash} place="product">
        <EngineProvider product={product} client={client} user={user}>
          {Object.entries(product.tabs).map(([tab, { title }]) => (
            <section key={tab} aria-label={title}>
              <h3>{title}</h3>
              <TabView tab={tab} />
            </section>
          ))}
          <Notifications />
        </EngineProvider>
      </ErrorBoundary>
    ),
    records: () => view === 'records' && <pre>{JSON.stringify(records.all(), undefined, 2)}</pre>,
    types: () => <pre>{types}</pre>,
  };
  return (
    <Panels
      id="product"
      tabs={views}
      active={view}
      onSelect={onView}
      renderPanel={(name) => panels[name]?.()}
    />
  );
}
