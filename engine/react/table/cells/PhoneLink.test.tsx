import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from './PhoneLink.tsx';

const linkOf = (value: string) => {
  const { container } = render(<PhoneLink value={value} text={value} row={{}} />);
  expect(container).toHaveTextContent(value);
  return container.querySelector('a')?.getAttribute('href');
};

it.each(['3035550177', '(303) 555-0177', '+1 303.555.0177'])('dials %s', (value) => {
  expect(linkOf(value)).toBe('tel:+13035550177');
});

it.each(['', '5550177', '+44 20 7946 0958', '303-555-0177 x12', '0000000000'])(
  'does not dial %j, which would reach somebody else or nobody',
  (value) => {
    expect(linkOf(value)).toBeUndefined();
  },
);
