import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEngine } from '../../testing/render-engine.tsx';
import type { StatisticCondition } from './condition-shapes.ts';
import { RangeEnds } from './RangeEnds.tsx';
import type { OfferedStatistic } from './statistics.ts';

const score: OfferedStatistic = { name: 'score', title: 'Score', kind: 'number', options: [], values: [] };

function Compared({ heard }: { readonly heard: StatisticCondition[] }) {
  const [condition, setCondition] = useState<StatisticCondition>({
    statType: 'score',
    queryType: 'term',
    term: '',
  });
  const onChange = (next: StatisticCondition) => {
    heard.push(next);
    setCondition(next);
  };
  return <RangeEnds {...{ condition, onChange, number: 1, statistic: score, isDisabled: false }} />;
}

describe('the number that a condition compares with', () => {
  it.each([
    ['1.05', 1.05],
    ['10.0', 10],
    ['-0.25', -0.25],
    ['7\u200B', 7],
    ['high', 'high'],
  ])('is what is typed, sign by sign: %j', async (typed, term) => {
    const heard: StatisticCondition[] = [];
    const { user } = renderEngine(<Compared heard={heard} />);
    const field = screen.getByRole('textbox');
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(heard.at(-1)).toMatchObject({ term });
  });
});
