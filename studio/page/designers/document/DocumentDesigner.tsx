import { useState } from 'react';
import type { ComposedBlock } from '../../../../engine/core/documents/composed.ts';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { Button, Loading, Panel, saveFile, useEngine } from '../../../../engine/react/index.ts';
import { LetterBlocks } from '../../../../features/printing/page/LetterBlocks.tsx';
import { makeCall, useCall } from '../../../../screens/calls.ts';
import { FilePanel } from '../../FilePanel.tsx';
import { parsedJson } from '../../parsed-json.ts';
import { Choice } from '../../preview/Choice.tsx';
import type { DesignerProps } from '../designer.ts';
import '../../../../features/printing/page/letter-preview.css';
import '../designers.css';

/** Shows the blocks of a document beside their print preview with sample records. */
export function DocumentDesigner({ studio, file, at, onOpen, onSelect }: DesignerProps) {
  const { blocks, page } = jsonObject(parsedJson(file.text));
  const part = blocks === undefined ? '' : '/blocks';
  const shown = at.startsWith(part) ? at : part;
  return (
    <section className="studio-designer" aria-label="Document designer">
      <div className="studio-design">
        <div className="studio-canvas">
          {page === undefined ? (
            <Panel tone="info">
              {blocks === undefined
                ? 'This is the page of other documents: open one of those to see it printed.'
                : 'This is a part of other documents: open one that contains it to see it printed.'}
            </Panel>
          ) : studio.compiled === undefined ? (
            <Panel tone="info">The document is shown once the draft has no errors.</Panel>
          ) : (
            <Printed
              studio={studio}
              hash={studio.compiled.hash}
              name={file.name}
              isCurrent={studio.isCompiled}
            />
          )}
        </div>
        <aside className="studio-design-side" aria-label="Blocks">
          <FilePanel
            key={`${shown} ${studio.revision}`}
            {...{ studio, file }}
            at={shown}
            onOpen={(next) => (next.startsWith(part) ? onSelect(next) : onOpen({ at: next, view: 'panel' }))}
          />
        </aside>
      </div>
    </section>
  );
}

interface PrintedProps extends Pick<DesignerProps, 'studio'> {
  readonly hash: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

function Printed({ studio, hash, name, isCurrent }: PrintedProps) {
  const { client } = useEngine();
  const [chosen, setChosen] = useState<string>();
  const language = chosen === undefined ? {} : { language: chosen };
  const body = { hash, document: name, ...language };
  const { data, error } = useCall('studio.document', { body, keepsPrevious: true });
  if (data === undefined) return <Loading error={error?.message} />;
  const blocks: readonly ComposedBlock[] = JSON.parse(data.blocks);

  async function print(): Promise<void> {
    const { pdf = '' } = await makeCall(client, 'studio.document', { body: { ...body, pdf: true } });
    const content = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    saveFile(`${name}.pdf`, new Blob([content], { type: 'application/pdf' }));
  }

  return (
    <>
      <div className="studio-actions">
        <Choice label="Language" value={data.language} onChoose={setChosen}>
          {data.languages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Button onClick={() => void studio.doing(print)}>Print as PDF</Button>
      </div>
      <p className="en-help">
        Made-up records. {!isCurrent && 'The draft has errors: this is how it was before.'}
      </p>
      {data.warnings.length > 0 && (
        <ul className="letter-warnings">
          {data.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <article className={`letter letter-${data.size}`} lang={data.language} aria-label={data.title}>
        {data.stamp !== undefined && <p className="letter-stamp">{data.stamp}</p>}
        <LetterBlocks blocks={blocks} />
      </article>
    </>
  );
}
