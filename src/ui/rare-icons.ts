/** Drawings that few pages show: each loads its own, not every page all of them. */
export const chatPath = 'M4 5.5h16v11H11l-4.5 4v-4H4zM8 9.5h8M8 12.5h5';
export const downloadPath = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15';
export const filterPath = 'M4 7h16M7 12h10M10 17h4';
export const microphonePath =
  'M12 4a2 2 0 0 1 2 2v6a2 2 0 0 1-4 0V6a2 2 0 0 1 2-2zM6 12a6 6 0 0 0 12 0M12 18v3';
export const printPath = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z';
export const sharePath =
  'M8.4 10.8l7.3-4.2M8.4 13.2l7.3 4.2M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z';
export const thumbDownPath =
  'M17 13V4h3v9zM17 13l-4 7.5a2 2 0 0 1-2.4-2.4l.9-3.6H6a2 2 0 0 1-2-2.4l1.3-6.5A2 2 0 0 1 7.3 4H17';
export const thumbUpPath =
  'M7 11v9H4v-9zM7 11l4-7.5a2 2 0 0 1 2.4 2.4l-.9 3.6H18a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7';
export const truckPath =
  'M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.5v3.5H14zM6.5 19.3a1.8 1.8 0 1 1 0-3.6 1.8 1.8 0 0 1 0 3.6zM17.5 19.3a1.8 1.8 0 1 1 0-3.6 1.8 1.8 0 0 1 0 3.6z';
export const zoomInPath =
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4';
