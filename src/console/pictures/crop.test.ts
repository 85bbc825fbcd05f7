import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSquare, maxZoom, moveCrop, wholeCrop, zoomCrop } from './crop.ts';

const wide = { width: 640, height: 480 };

test('a crop begins with the middle of the picture, as large as it gets', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ left: 80, top: 0, side: 480 });
});

test('it is moved as far as the edge, and no farther', () => {
  const left = moveCrop(wide, wholeCrop, -0.1, -0.5);
  expect(cropSquare(wide, left)).toEqual({ left: 32, top: 0, side: 480 });
  expect(cropSquare(wide, moveCrop(wide, left, 9, 9))).toEqual({ left: 160, top: 0, side: 480 });
});

test('enlarged, it takes a smaller part around the same middle', () => {
  expect(cropSquare(wide, zoomCrop(wholeCrop, 2))).toEqual({ left: 200, top: 120, side: 240 });
  expect(zoomCrop(wholeCrop, 0.2).zoom).toBe(1);
  expect(zoomCrop(wholeCrop, 99).zoom).toBe(maxZoom);
});

test('however it is moved and enlarged, the square lies within the picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.integer({ min: 1, max: 9_000 }),
  });
  const shift = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      size,
      shift,
      shift,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (of, x, y, zoom) => {
        const crop = zoomCrop(moveCrop(of, zoomCrop(wholeCrop, zoom), x, y), zoom / 2);
        const { left, top, side } = cropSquare(of, crop);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(of.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(of.height + 1e-6);
      },
    ),
  );
});
