import { useMemo, useState } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { BoxDescriptor } from '../../../engine/core/product/screen.ts';
import { EntityForm, initialValues, useForm } from '../../../engine/react/forms.ts';
import {
  BoxView,
  Button,
  Panel,
  TabView,
  useProduct,
  useRecordData,
  useScope,
} from '../../../engine/react/index.ts';
import { pointedSamples } from '../change-this/samples.ts';
import type { PreviewTarget } from './preview-target.ts';

/** Shows one descriptor of the draft in the engine. */
export function PreviewedTarget({ target: { kind, name } }: { readonly target: PreviewTarget }) {
  if (kind === 'form') return <PreviewedForm name={name} />;
  if (kind === 'tab') return <TabView tab={name} />;
  if (kind === 'card') return <PreviewedBoxes boxes={[boxOfCard(name)]} />;
  return <PreviewedScreen name={name} />;
}

function boxOfCard(card: string): BoxDescriptor {
  return { name: card, title: card, tabs: [{ kind: 'card', card }] };
}

/** Shows a previewed form that keeps typed text while its descriptor changes. */
function PreviewedForm({ name }: { readonly name: string }) {
  const product = useProduct();
  const records = useRecordData();
  const scopeOf = useScope();
  const [initial] = useState<JsonObject>(() => {
    const form = product.forms[name];
    if (form === undefined) return {};
    return pointedSamples.get()[form.entity] ?? initialValues(form, (self) => scopeOf({ self, records }));
  });
  const form = useForm({ form: name, initial });
  const [sent, setSent] = useState<JsonObject>();
  const submit = () => setSent(form.attemptSave());
  return (
    <>
      <EntityForm form={form} onSubmit={submit} />
      <div className="studio-actions">
        <Button look="primary" onClick={submit}>
          Try to save
        </Button>
      </div>
      {sent !== undefined && (
        <Panel tone="info" role="status">
          <p>It would be saved, as:</p>
          <pre className="studio-sent">{JSON.stringify(sent, null, 2)}</pre>
        </Panel>
      )}
    </>
  );
}

function PreviewedScreen({ name }: { readonly name: string }) {
  const boxes = useProduct().screens[name]?.boxes ?? [];
  return <PreviewedBoxes boxes={boxes} />;
}

function PreviewedBoxes({ boxes }: { readonly boxes: readonly BoxDescriptor[] }) {
  const [open, setOpen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const none = useMemo(() => [], []);
  return boxes.map((box) => (
    <BoxView
      key={box.name}
      box={box}
      open={open[box.name] ?? none}
      onOpen={(names) => setOpen((before) => ({ ...before, [box.name]: names }))}
    />
  ));
}
