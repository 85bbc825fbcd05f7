import sharp from 'sharp';

const gap = 24;

/** One picture of all looks: a row for each language and scheme, the widths beside each other. */
export async function contactSheet(looks) {
  const rows = Map.groupBy(looks, ({ language, scheme }) => `${language} ${scheme}`);
  const parts = [];
  let [top, right] = [gap, 0];
  for (const row of rows.values()) {
    const sizes = await Promise.all(row.map(({ png }) => sharp(png).metadata()));
    let left = gap;
    for (const [at, { png }] of row.entries()) {
      parts.push({ input: png, left, top });
      left += sizes[at].width + gap;
    }
    right = Math.max(right, left);
    top += Math.max(...sizes.map(({ height }) => height)) + gap;
  }
  const ground = { width: right, height: top, channels: 3, background: '#8a948f' };
  return sharp({ create: ground }).composite(parts).webp({ quality: 80 }).toBuffer();
}
