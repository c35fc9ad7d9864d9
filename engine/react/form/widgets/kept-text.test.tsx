import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordModal } from '../../modal/RecordModal.tsx';
import { compose, put } from '../../testing/keys.ts';
import { renderEngine } from '../../testing/render-engine.tsx';
import type { ControlProps } from './control.ts';
import { DateTimeControl } from './DateTimeControl.tsx';
import { PhoneControl } from './PhoneControl.tsx';

const control: ControlProps = {
  ...{ id: 'box', label: 'Box', value: undefined, choices: [], options: {} },
  ...{ isDisabled: false, isRequired: false, isInvalid: false, isTyping: () => true },
  ...{ describedBy: undefined, maxLength: undefined, unit: undefined, placeholder: undefined },
  ...{ onType: () => undefined, onChoose: () => undefined, onLeave: () => undefined },
};

describe('what stands in a control', () => {
  it('is not taken away by what an input method writes into a phone number [VALID-13]', () => {
    renderEngine(<PhoneControl {...control} value="3035550134" />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    box.focus();
    compose(box, '日本', 0);
    expect(box).toHaveValue('(303) 555-0134');
    expect(screen.getByRole('alert')).toHaveTextContent('Not taken: “日本”');
  });

  it('is not taken away by a paste in which there is nothing [VALID-13]', () => {
    renderEngine(<PhoneControl {...control} value="3035550134" />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    box.focus();
    put(box, '\n', { start: 2, end: 2, inputType: 'insertFromPaste' });
    expect(box).toHaveValue('(303) 555-0134');
  });

  it('stays when the control says that something else is not taken, though the form has not heard of it [VALID-07]', async () => {
    const full = 'x'.repeat(40);
    const { user } = renderEngine(
      <RecordModal
        {...{ item: 'Book', mode: 'edit', form: 'book', draftKey: 'kept' }}
        initial={{ _id: 'b1', type: 'branch.book', title: 'Emma' }}
        stored={undefined}
        save={async () => undefined}
        onClose={() => undefined}
      />,
    );
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
    fireEvent.change(box, { target: { value: full } });
    act(() => box.blur());
    box.focus();
    await user.keyboard('y');
    expect(await screen.findByText(/Not taken: “y”/)).toBeVisible();
    expect(box).toHaveValue(full);
  });

  it('stays in its line, where a day and a time are half typed and the form is opened again', () => {
    const typed: unknown[] = [];
    const { unmount } = renderEngine(
      <DateTimeControl {...control} onType={(next) => void typed.push(next)} />,
    );
    const lines = () => screen.getAllByRole<HTMLInputElement>('textbox');
    const [day, time] = lines();
    fireEvent.change(day ?? document, { target: { value: '+1 303 5' } });
    fireEvent.change(time ?? document, { target: { value: 'about 9' } });
    unmount();
    renderEngine(<DateTimeControl {...control} value={typed.at(-1)} />);
    expect(lines().map(({ value }) => value)).toEqual(['+1 303 5', 'about 9']);
  });
});
