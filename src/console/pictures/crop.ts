/** Which part of a picture is kept: its middle, as shares of the picture, and how much it is enlarged. */
export type Crop = { zoom: number; x: number; y: number };

export const maxZoom = 4;
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

type Size = { width: number; height: number };

/** The square that a crop takes out of a picture, in its pixels; never beyond its edges. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Moved by shares of the square that is shown, and kept where the square still fits. */
export function moveCrop(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, side } = cropSquare(size, crop);
  const x = (left + side / 2 + byX * side) / size.width;
  const y = (top + side / 2 + byY * side) / size.height;
  const moved = cropSquare(size, { ...crop, x, y });
  return {
    zoom: crop.zoom,
    x: (moved.left + side / 2) / size.width,
    y: (moved.top + side / 2) / size.height,
  };
}

export function zoomCrop(crop: Crop, zoom: number): Crop {
  return { ...crop, zoom: Math.min(Math.max(zoom, 1), maxZoom) };
}
