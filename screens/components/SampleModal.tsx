import { RecordModal } from '../../engine/react/forms.ts';
import { sampleValues } from './sample-values.ts';

interface SampleModalProps {
  /** Creates the error that every save fails with; undefined where saves succeed. */
  readonly refusal: (() => Error) | undefined;
  readonly onClose: () => void;
}

/** Shows the dialog of a record as tabs open it. */
export function SampleModal({ refusal, onClose }: SampleModalProps) {
  return (
    <RecordModal
      item="Sample"
      mode="edit"
      form="sample"
      initial={{ ...sampleValues, _id: 'sample', _rev: 1 }}
      draftKey="gallery"
      stored={undefined}
      save={async () => {
        if (refusal !== undefined) throw refusal();
      }}
      onClose={onClose}
    />
  );
}
