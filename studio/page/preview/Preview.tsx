import { useMemo, useState, useSyncExternalStore } from 'react';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { Button, type LiveProduct, Loading, Panel, useEngine } from '../../../engine/react/index.ts';
import { pointedSamples, type Samples } from '../change-this/samples.ts';
import type { StudioState } from '../use-studio.ts';
import { Choice } from './Choice.tsx';
import { PreviewEngine } from './PreviewEngine.tsx';
import { PreviewedTarget } from './PreviewedTarget.tsx';
import { type PreviewTarget, previewedKinds, previewTargets, rolesIn } from './preview-target.ts';
import { useDraftProduct } from './use-draft-product.ts';

const widthNames = ['whole', 'dialog', 'phone'] as const;
const widths = { whole: 'Full width', dialog: 'Dialog, 720 px', phone: 'Phone, 390 px' };

export interface PreviewProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
}

/** Shows the draft in the engine with sample records, after every change that compiles. */
export function Preview({ studio, file }: PreviewProps) {
  const { live, failure, isCurrent } = useDraftProduct(studio, (product) => previewTargets(product, file));
  if (failure !== undefined) return <Panel tone="danger">{failure}</Panel>;
  if (live === undefined) return previewedKinds.has(file.kind) ? <ComingPreview /> : null;
  return <OpenPreview {...{ studio, file, live, isCurrent }} />;
}

/** Reserves the room of the preview while it is loading, so that the panel beside it does not move. */
function ComingPreview() {
  return (
    <section className="studio-preview" aria-label="Preview" aria-busy="true">
      <Loading />
    </section>
  );
}

interface OpenPreviewProps extends PreviewProps {
  readonly live: LiveProduct;
  readonly isCurrent: boolean;
}

function OpenPreview({ studio, file, live, isCurrent }: OpenPreviewProps) {
  const { user } = useEngine();
  const product = useSyncExternalStore(live.subscribe, live.get);
  const targets = useMemo(() => previewTargets(product, file), [product, file]);
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState('');
  const [width, setWidth] = useState<keyof typeof widths>('whole');
  const roles = useMemo(() => rolesIn(studio.files), [studio.files]);
  const samples = useSyncExternalStore(pointedSamples.subscribe, pointedSamples.get);
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
        {isCurrent
          ? `${dataOf(samples)}, nothing is saved.`
          : 'The draft has errors: this is how it was before.'}
        {hasRecords(samples) && (
          <Button look="quiet" onClick={() => pointedSamples.set({})}>
            Show made-up data
          </Button>
        )}
      </p>
      <div className="studio-preview-page" data-width={width}>
        <PreviewEngine key={`${role} ${hasRecords(samples)}`} {...{ live, target }} user={as}>
          <PreviewedTarget key={keyOf(target)} target={target} />
        </PreviewEngine>
      </div>
    </section>
  );
}

const hasRecords = (samples: Samples) => Object.keys(samples).length > 0;

function dataOf(samples: Samples): string {
  return hasRecords(samples) ? 'With the record that you came from' : 'Sample data';
}

const keyOf = ({ kind, name }: PreviewTarget) => `${kind} ${name}`;
