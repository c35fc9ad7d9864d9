import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import { RemoveIcon } from '../../parts/icons.tsx';
import type { RowsShownProps } from './rows-shown.ts';

interface RemoveRowProps extends Pick<RowsShownProps, 'list'> {
  readonly item: string;
  readonly index: number;
}

export function RemoveRow({ list, item, index }: RemoveRowProps) {
  const say = useMessages();
  if (!list.isRemovable) return null;
  return (
    <IconButton
      label={say('form.row.remove', { item, number: index + 1 })}
      isDangerous
      onClick={() => list.remove(index)}
    >
      <RemoveIcon />
    </IconButton>
  );
}
