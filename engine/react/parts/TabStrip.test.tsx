import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { TabStrip } from './TabStrip.tsx';

it('counts each arrow key from the tab with the focus, also before the last one has opened', async () => {
  const tabs = ['a', 'b', 'c', 'd'].map((name) => ({ name, title: name }));
  const onSelect = vi.fn();
  renderEngine(<TabStrip id="strip" label="Strip" tabs={tabs} active="a" onSelect={onSelect} />);
  screen.getByRole('tab', { name: 'a' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(onSelect.mock.calls.flat()).toEqual(['b', 'c', 'd', 'c']);
  expect(screen.getByRole('tab', { name: 'c' })).toHaveFocus();
});

it('gives a count the same room before it is known, with one digit, and with one more', () => {
  const tabs = [undefined, 9, 10].map((count, at) => ({ name: `t${at}`, title: 'Notes', count, digits: 2 }));
  const { container } = renderEngine(
    <TabStrip {...{ id: 'strip', label: 'Strip', active: 't0', tabs, onSelect: vi.fn() }} />,
  );
  const rooms = [...container.querySelectorAll<HTMLElement>('.en-tab-count')].map(
    ({ style }) => style.minWidth,
  );
  expect(rooms).toHaveLength(3);
  expect(new Set(rooms).size).toBe(1);
  expect(rooms[0]).toContain('2ch');
  expect(screen.getByRole('tab', { name: 'Notes (10)' })).toBeVisible();
});
