// @vitest-environment happy-dom
import EmblaCarousel from 'embla-carousel';
import { expect, test, vi } from 'vitest';
import { duration } from './use-carousel.ts';

const frameMs = 1_000 / 60;

/** The milliseconds until a slide of this width stands within a pixel of its place for good. */
function transitionMs(width: number): number {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  let frame: FrameRequestCallback | undefined;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  document.body.innerHTML = `<div><div>${'<i style="margin-right: 0px"></i>'.repeat(12)}</div></div>`;
  const root = document.body.firstElementChild as HTMLElement; // `as`: the first div
  const [track, ...slides] = [...root.querySelectorAll<HTMLElement>('div, i')];
  const place = (node: HTMLElement | undefined, left: number, size: number) => {
    const box = { offsetLeft: left, offsetTop: 0, offsetWidth: size, offsetHeight: size };
    for (const [name, value] of Object.entries(box)) Object.defineProperty(node, name, { value });
  };
  place(root, 0, 2 * width);
  place(track, 0, 2 * width);
  for (const [index, slide] of slides.entries()) place(slide, index * width, width);
  const carousel = EmblaCarousel(root, { align: 'start', loop: true, duration });
  const { location, target } = carousel.internalEngine();
  carousel.scrollNext();
  let lastOutside = 0;
  for (let frames = 1; frames < 120; frames += 1) {
    frame?.(frames * frameMs);
    if (Math.abs(target.get() - location.get()) >= 1) lastOutside = frames;
  }
  expect(Math.round(location.get())).toBe(-width);
  return Math.round((lastOutside + 1) * frameMs);
}

test.each([148, 164, 190])('a slide of %i px takes half a second', (width) => {
  const took = transitionMs(width);
  expect(took).toBeGreaterThan(450);
  expect(took).toBeLessThanOrEqual(500);
});
