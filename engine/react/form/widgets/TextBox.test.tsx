import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEngine } from '../../testing/render-engine.tsx';
import { TextArea, TextBox } from './TextBox.tsx';

function Boxes({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <TextBox aria-label="Line" maxLength={6} value={text} onText={setText} />
      <TextArea aria-label="Lines" maxLength={6} value={text} onText={setText} />
    </>
  );
}

const names = ['Line', 'Lines'] as const;
const boxOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe.each(names)('a box outside of forms: %s', (name) => {
  it('takes nothing at its maximum, keeps what stands there with the caret, and says so [VALID-07]', async () => {
    const { user } = renderEngine(<Boxes start="Reason" />);
    boxOf(name).focus();
    boxOf(name).setSelectionRange(0, 0);
    await user.keyboard('x');
    expect(boxOf(name)).toHaveValue('Reason');
    expect(boxOf(name).selectionStart).toBe(0);
    expect(screen.getByRole('alert')).toHaveTextContent('At most 6 characters fit here. Not taken: “x”');
  });

  it('takes what fits of a paste, at the caret [VALID-07]', async () => {
    const { user } = renderEngine(<Boxes start="Rson" />);
    boxOf(name).focus();
    boxOf(name).setSelectionRange(1, 1);
    await user.paste('ea!!');
    expect(boxOf(name)).toHaveValue('Reason');
    expect(screen.getByRole('alert')).toHaveTextContent('Not taken: “!!”');
    boxOf(name).setSelectionRange(0, 6);
    await user.keyboard('{Delete}');
    await user.keyboard('ok');
    expect(boxOf(name)).toHaveValue('ok');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets an input method finish, and counts characters, not their halves', () => {
    renderEngine(<Boxes start="🙂🙂🙂🙂" />);
    const box = boxOf(name);
    box.focus();
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: '🙂🙂🙂🙂日本' } });
    fireEvent.compositionEnd(box);
    expect(box).toHaveValue('🙂🙂🙂🙂日本');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
