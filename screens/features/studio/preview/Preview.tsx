import { type ReactNode, Suspense, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { UserProfile } from '../../../../engine/core/expressions/scope.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import {
  EngineProvider,
  ErrorBoundary,
  type LiveProduct,
  Loading,
  OpenRecordsContext,
  Panel,
  type Parts,
  useEngine,
} from '../../../../engine/react/index.ts';
import type { StudioState } from '../use-studio.ts';
import { PreviewedTarget } from './PreviewedTarget.tsx';
import { type PreviewTarget, previewTargets, rolesIn } from './preview-target.ts';
import { sampleClient } from './sample-client.ts';
import { useDraftProduct } from './use-draft-product.ts';
import { useSampleRecords } from './use-sample-records.ts';

const widthNames = ['whole', 'dialog', 'phone'] as const;
const widths = { whole: 'As wide as there is room', dialog: 'Dialog, 720 px', phone: 'Phone, 390 px' };

export interface PreviewProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
}

/** The draft at work, as the engine shows it, with made-up records. It follows every change that compiles. */
export function Preview({ studio, file }: PreviewProps) {
  const { live, failure } = useDraftProduct(studio.compiled, (product) =>
    formsAmong(previewTargets(product, file)),
  );
  if (failure !== undefined) return <Panel tone="danger">{failure}</Panel>;
  if (live === undefined) return <Loading />;
  return <OpenPreview {...{ studio, file, live }} />;
}

function OpenPreview({ studio, file, live }: PreviewProps & { readonly live: LiveProduct }) {
  const { user } = useEngine();
  const product = useSyncExternalStore(live.subscribe, live.get);
  const targets = useMemo(() => previewTargets(product, file), [product, file]);
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState('');
  const [width, setWidth] = useState<keyof typeof widths>('whole');
  const roles = useMemo(() => rolesIn(studio.files), [studio.files]);
  const target = targets.find((each) => keyOf(each) === chosen) ?? targets[0];
  const as = useMemo(() => (role === '' ? user : { ...user, roles: [role] }), [user, role]);
  if (target === undefined) return null;
  return (
    <section className="studio-preview" aria-label="Preview">
      <div className="studio-actions">
        {targets.length > 1 && (
          <Choice label="Show" value={keyOf(target)} onChoose={setChosen}>
            {targets.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>{`${each.name} (${each.kind})`}</option>
            ))}
          </Choice>
        )}
        <Choice label="Role" value={role} onChoose={setRole}>
          <option value="">My own</option>
          {roles.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Choice
          label="Width"
          value={width}
          onChoose={(next) => setWidth(widthNames.find((name) => name === next) ?? width)}
        >
          {Object.entries(widths).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Choice>
      </div>
      <p className="en-help">
        Sample data, nothing is saved.{' '}
        {studio.compiled?.isCurrent === false && 'The draft has errors: this is how it was before.'}
      </p>
      <div className="studio-preview-page" data-width={width}>
        <Engine key={role} live={live} user={as} target={target} />
      </div>
    </section>
  );
}

function formsAmong(targets: readonly PreviewTarget[]): readonly string[] {
  return targets.flatMap(({ kind, name }) => (kind === 'form' ? [name] : []));
}

const keyOf = ({ kind, name }: PreviewTarget) => `${kind} ${name}`;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <span className="studio-option">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="en-input" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </span>
  );
}

interface EngineProps {
  readonly live: LiveProduct;
  readonly user: UserProfile;
  readonly target: PreviewTarget;
}

/** An engine of its own: its data and events never reach the page around it. */
function Engine({ live, user, target }: EngineProps) {
  const { parts, cells, clock } = useEngine();
  const client = useMemo(() => sampleClient(live.get), [live]);
  const placeholders = useMemo(() => placeholdersOf(parts), [parts]);
  const records = useSampleRecords(live, target);
  if (records === undefined) return <Loading />;
  return (
    <EngineProvider
      product={live}
      client={client}
      user={user}
      parts={placeholders}
      cells={cells}
      clock={clock}
    >
      <OpenRecordsContext value={records}>
        <ErrorBoundary key={keyOf(target)} place="studio-preview">
          <Suspense fallback={<Loading />}>
            <PreviewedTarget key={keyOf(target)} target={target} />
          </Suspense>
        </ErrorBoundary>
      </OpenRecordsContext>
    </EngineProvider>
  );
}

/** Parts are code: they work on records that are stored, and have nothing to show of samples. */
function placeholdersOf(parts: Parts): Parts {
  return Object.fromEntries(
    Object.keys(parts).map((name) => [name, () => <p className="en-help">Here stands the part "{name}".</p>]),
  );
}
