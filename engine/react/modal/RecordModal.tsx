import { useMessages } from '../context/use-messages.ts';
import { Dialog } from './Dialog.tsx';
import { RecordBody, RecordFooter, saveAnswer } from './RecordBody.tsx';
import type { RecordModalProps } from './record-modal-props.ts';
import { useBeside } from './use-beside.ts';
import { useRecordModal } from './use-record-modal.ts';

/** Renders the dialog that adds or edits one row or record; mounted while open. */
export function RecordModal(props: RecordModalProps) {
  const modal = useRecordModal(props);
  const say = useMessages();
  const { item } = props;
  const beside = useBeside();
  return (
    <Dialog
      title={props.title ?? say(props.mode === 'add' ? 'row.add' : 'row.edit', { item })}
      contextLine={props.contextLine}
      onClose={modal.guard.leave}
      guard={modal.guard}
      beside={beside}
      isBusy={modal.isBusy || modal.question !== undefined}
      over={saveAnswer({ ...props, modal })}
      footer={<RecordFooter {...props} modal={modal} />}
    >
      <RecordBody above={props.above} contextLine={props.contextLine} mode={props.mode} modal={modal} />
    </Dialog>
  );
}
