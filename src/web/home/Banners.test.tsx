// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { renderPart } from '#test/render-part.tsx';
import { BottomBanners } from './BottomBanners.tsx';
import { bannerFromWire } from './banner.ts';

const [wire] = actions.getAllBannersBottom.example.output.data;
const draw = (more: object = {}) => {
  if (!wire) throw new Error('no example');
  return renderPart(<BottomBanners banners={[bannerFromWire({ ...wire, ...more })]} />);
};

test('a banner’s link is named by its words, and its picture says nothing', async () => {
  const screen = draw();
  const link = await screen.findByRole('link', {
    name: 'Monsoon skin care Up to 40% margin See face care',
  });
  expect(link.getAttribute('href')).toBe('/face-care');
  expect(link.querySelector('img')?.alt).toBe('');
});

test('one without words, also from another server, is named by its picture', async () => {
  const screen = draw({ title: undefined, line: undefined, link_label: undefined });
  const link = await screen.findByRole('link', { name: 'Monsoon skin care' });
  expect(link.querySelector('img')?.alt).toBe('Monsoon skin care');
});
