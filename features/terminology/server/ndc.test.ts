import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productNdc, readNdc } from './ndc.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('a National Drug Code', () => {
  it.each([
    ['0002-1433-80', '00002-1433-80'],
    ['50242-040-62', '50242-0040-62'],
    ['60575-4112-1', '60575-4112-01'],
    ['00002143380', '00002-1433-80'],
    [' 00002-1433-80 ', '00002-1433-80'],
  ])('is read in the layout of %s as 5-4-2', (text, packageCode) => {
    expect(readNdc(text)).toEqual({ packageCode, productCode: packageCode.slice(0, 10) });
  });

  it('is refused as ten digits without dashes, since it has several readings', () => {
    expect(readNdc('0002143380')).toEqual({ problem: expect.stringContaining('several readings') });
  });

  it.each(['', '123', '0002-1433', '0002-1433-8-0', '002-1433-80', 'abcd-1433-80', '0002-1433-800', '---'])(
    'is refused as %j',
    (text) => expect(readNdc(text)).toEqual({ problem: expect.stringContaining('This is no NDC') }),
  );

  it('is the same code whichever way it is written', () => {
    fc.assert(
      fc.property(digits(4), digits(4), digits(2), (labeler, product, pack) => {
        const dashed = readNdc(`${labeler}-${product}-${pack}`);
        expect(readNdc(`0${labeler}${product}${pack}`)).toEqual(dashed);
        expect('productCode' in dashed && dashed.productCode).toBe(productNdc(`${labeler}-${product}`));
      }),
    );
  });

  it.each(['12345-678', '1234-5678', '12345-6789'])('of a product is read in the layout of %s', (text) => {
    expect(productNdc(text)).toMatch(/^\d{5}-\d{4}$/);
  });

  it.each(['1234-567', '123456789', ''])('of a product is not %j', (text) => {
    expect(productNdc(text)).toBeUndefined();
  });
});
