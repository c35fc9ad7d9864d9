import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { Button } from '../../engine/react/index.ts';
import { CommandButtons } from './CommandButtons.tsx';
import { ExportForm } from './exchange/ExportForm.tsx';
import { ImportForm } from './exchange/ImportForm.tsx';
import { newFiles } from './new-files.ts';
import type { StudioState } from './use-studio.ts';

export interface NewFileProps {
  readonly studio: StudioState;
  readonly onDone: (changed: readonly SchemaText[]) => void;
  readonly onClose: () => void;
}

/** Lists the kinds of new files, each from a template that compiles unchanged. */
export function NewFile({ studio, onDone, onClose }: NewFileProps) {
  return (
    <section className="studio-panel" aria-label="New file">
      <p className="en-help">
        What is it to be? Documents, flows, workflows, searches and reports begin as a copy of another: open
        one, and choose Copy the file.
      </p>
      <CommandButtons about="" studio={studio} commands={newFiles} onDone={onDone} />
      <ImportForm studio={studio} onDone={onDone} />
      <ExportForm studio={studio} />
      <div className="studio-actions">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
