import type { ReactNode } from 'react';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { FormPreview } from '../../../core/product/form.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PreviewContext } from './preview-context.ts';
import { useFormPreview } from './use-form-preview.ts';
import './preview.css';

registerMessages(editorMessages);

export interface PreviewedFormProps {
  readonly preview: FormPreview;
  readonly children: ReactNode;
}

/** A form with what its values would find beside it. */
export function PreviewedForm({ preview, children }: PreviewedFormProps) {
  const found = useFormPreview(preview);
  return (
    <PreviewContext value={found}>
      <div className="en-previewed">
        <div>{children}</div>
        <PreviewPanel preview={found} item={preview.item} items={preview.items} />
      </div>
    </PreviewContext>
  );
}
