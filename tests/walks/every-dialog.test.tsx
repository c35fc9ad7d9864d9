import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { product } from '../../generated/product.ts';
import { none } from './form-walk.tsx';
import { dialogs } from './own-dialogs.tsx';
import { press } from './press.ts';
import { useNoServer, walkOver } from './walk.ts';
import { everybody, openRecords } from './walked-users.ts';

describe('a random walk over the boxes that screens have of their own', () => {
  useNoServer();

  it.each(dialogs)(
    'loses nothing that was typed into $name [VALID-07]',
    async ({ button, shown, root = '[role=dialog]' }) => {
      await walkOver({
        ...{ root, fields: none, goesOn: false, mode: 'add', initial: {} },
        submit: () => press(button),
        open: (_values, save) =>
          void renderEngine(shown(save), { product, user: everybody, records: openRecords }),
      });
      expect(document.querySelector(root)).toBeNull();
    },
    3_600_000,
  );

  it.each(dialogs.filter(({ name }) => ['Discontinue', 'Acknowledge', 'a new list'].includes(name)))(
    'shows why $name could not be stored where it moves no button',
    async ({ button, shown }) => {
      const refuse = () => Promise.reject(new Error('away'));
      await act(
        async () => void renderEngine(shown(refuse), { product, user: everybody, records: openRecords }),
      );
      const user = userEvent.setup({ delay: null });
      for (const choice of screen.queryAllByRole<HTMLSelectElement>('combobox'))
        fireEvent.change(choice, { target: { value: choice.options[1]?.value } });
      for (const box of screen.queryAllByRole('textbox')) await user.type(box, 'a');
      await act(async () => press(button));
      const alert = await screen.findByRole('alert');
      expect(alert.closest('.en-over-end')).not.toBeNull();
    },
  );

  it.each(dialogs)(
    'sends nothing of $name that nobody sees, whoever cleans it later',
    async ({ button, shown }) => {
      const sent: JsonObject[] = [];
      await act(
        async () =>
          void renderEngine(
            shown(async (values) => void sent.push(values)),
            {
              ...{ product, user: everybody, records: openRecords },
            },
          ),
      );
      const user = userEvent.setup({ delay: null });
      const boxes = screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ disabled }) => !disabled);
      for (const box of boxes) await user.type(box, ' \u200B');
      await act(async () => press(button));
      for (const box of boxes.filter(({ isConnected }) => isConnected)) await user.type(box, 'a\u{2F801}');
      await act(async () => press(button));
      const texts = sent
        .flatMap((values) => Object.values(values))
        .filter((each) => typeof each === 'string');
      expect(texts.filter((each) => each === '' || tidyText(each) !== each)).toEqual([]);
    },
  );
});
