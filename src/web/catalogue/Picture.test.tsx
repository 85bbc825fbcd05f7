// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { Picture } from './Picture.tsx';

test('a picture that cannot be loaded becomes the default one', () => {
  const { screen } = renderPart(
    <Picture
      {...{ folder: 'products', name: 'neem.webp', alt: 'Neem', sizes: '40px' }}
      {...{ widths: [96, 160], width: 40, height: 40 }}
    />,
  );
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Neem' });
  expect(picture.src).toContain('/images/products/neem.webp');
  fireEvent.error(picture);
  expect(picture.src).toContain('/images/products/default.webp');
});
