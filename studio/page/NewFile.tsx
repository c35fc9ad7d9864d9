import { useState } from 'react';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { Button, useDraftState } from '../../engine/react/index.ts';
import { CommandButtons } from './CommandButtons.tsx';
import type { StudioAddress } from './designers/designer.ts';
import { ExportForm } from './exchange/ExportForm.tsx';
import { ImportForm } from './exchange/ImportForm.tsx';
import { NeedsCode } from './needs-code/NeedsCode.tsx';
import { newFiles } from './new-files.ts';
import { NewRecord } from './new-record/NewRecord.tsx';
import type { StudioState } from './use-studio.ts';

export interface NewFileProps {
  readonly studio: StudioState;
  readonly onDone: (changed: readonly SchemaText[]) => void;
  readonly onOpen: (address: StudioAddress) => void;
  readonly onClose: () => void;
}

/** Lists the kinds of new files, each from a template that compiles unchanged. */
export function NewFile({ studio, onDone, onOpen, onClose }: NewFileProps) {
  const [isRecord, setRecord] = useDraftState<boolean>('studio.new-record-open', false);
  const [isWish, setWish] = useState(false);
  return (
    <section className="studio-panel" aria-label="New file">
      <p className="en-help">
        What is it to be? Documents, flows, workflows, searches and reports begin as a copy of another: open
        one, and choose Copy the file.
      </p>
      <div className="studio-actions">
        <Button look="primary" aria-expanded={isRecord} onClick={() => setRecord(!isRecord)}>
          A new kind of record
        </Button>
      </div>
      {isRecord && (
        <NewRecord
          studio={studio}
          onDone={(form) => {
            setRecord(undefined);
            onOpen({ file: form, view: 'design', at: '' });
          }}
        />
      )}
      <CommandButtons about="" studio={studio} commands={newFiles} onDone={onDone} />
      <ImportForm studio={studio} onDone={onDone} />
      <ExportForm studio={studio} />
      <div className="studio-actions">
        <Button aria-expanded={isWish} onClick={() => setWish(!isWish)}>
          Something that needs a developer
        </Button>
      </div>
      {isWish && <NeedsCode />}
      <div className="studio-actions">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
