import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures, packed } from './compare-pictures.ts';

/** White picture with a box of a grey, black by default. */
function picture(width: number, height: number, box = 0, grey = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < box; y += 1)
    for (let x = 0; x < box; x += 1) png.data.set([grey, grey, grey, 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}

describe('comparing pictures', () => {
  it('finds the same what is packed otherwise or differs by less than the eye sees', () => {
    expect(comparePictures(packed(picture(60, 40, 20)), picture(60, 40, 20)).isSame).toBe(true);
    expect(comparePictures(picture(60, 40, 20), picture(60, 40, 20, 8)).isSame).toBe(true);
  });

  it('sees an icon that is missing, and draws it red', () => {
    const { isSame, different, difference } = comparePictures(picture(60, 40, 8), picture(60, 40));
    expect([isSame, different]).toEqual([false, 64]);
    expect([...PNG.sync.read(difference).data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  it('sees another size', () => {
    expect(comparePictures(picture(60, 40), picture(60, 41)).isSame).toBe(false);
  });
});
