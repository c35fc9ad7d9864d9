import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** Number of pixels with a visible difference; differently antialiased letters count as equal. */
  readonly different: number;
  readonly isSame: boolean;
  /** Overlay of both pictures, with differences in red. */
  readonly difference: Buffer;
}

/** Largest invisible difference of colours, since processors round differently. */
const threshold = 0.15;

/** Limit on differing pixels of equal pictures, fewer than an icon has. */
const tolerated = 12;

export function comparePictures(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const output = new PNG({ width, height });
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)];
  const different = pixelmatch(one.data, other.data, output.data, width, height, { threshold });
  const hasSameSize = before.width === after.width && before.height === after.height;
  return {
    different,
    isSame: hasSameSize && different <= tolerated,
    get difference() {
      return PNG.sync.write(output);
    },
  };
}

/** Encodes a picture without transparency and with the highest PNG compression, since it is committed. */
export function packed(picture: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(picture), { colorType: 2, deflateLevel: 9, filterType: -1 });
}

/**
 * Puts a picture at the top left of a canvas whose colour no screen has, so that a different size counts as a
 * difference.
 */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
