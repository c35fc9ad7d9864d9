import { Button } from '../../../../engine/react/index.ts';
import { PlusIcon } from '../../../../engine/react/parts/icons.tsx';

/** Shows the first step in a form without fields. */
export function EmptyForm({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className="studio-empty">
      <svg className="studio-empty-picture" viewBox="0 0 96 64" aria-hidden="true">
        <rect x="8" y="6" width="80" height="14" rx="3" />
        <rect x="8" y="26" width="80" height="14" rx="3" />
        <rect x="8" y="46" width="36" height="14" rx="3" />
        <path d="M14 13h24M14 33h40M14 53h14" />
      </svg>
      <p>This form has no question yet.</p>
      <Button look="primary" className="studio-empty-button" icon={<PlusIcon />} onClick={onAdd}>
        Add the first question
      </Button>
      <p className="en-help">Or choose or drag another type of question from the list.</p>
    </div>
  );
}
