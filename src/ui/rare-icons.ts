/** Drawings that few pages show: each loads its own, not every page all of them. */
export const microphonePath =
  'M12 4a2 2 0 0 1 2 2v6a2 2 0 0 1-4 0V6a2 2 0 0 1 2-2zM6 12a6 6 0 0 0 12 0M12 18v3';
export const sharePath =
  'M8.4 10.8l7.3-4.2M8.4 13.2l7.3 4.2M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z';
export const thumbDownPath =
  'M17 13V4h3v9zM17 13l-4 7.5a2 2 0 0 1-2.4-2.4l.9-3.6H6a2 2 0 0 1-2-2.4l1.3-6.5A2 2 0 0 1 7.3 4H17';
export const thumbUpPath =
  'M7 11v9H4v-9zM7 11l4-7.5a2 2 0 0 1 2.4 2.4l-.9 3.6H18a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7';
export const zoomInPath =
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4';
