import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4b' } });

/** A multipart body as a browser writes it. */
function form(file: Uint8Array, folder = 'products', name = 'a.jpg') {
  const edge = 'thok-test-edge';
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(`${part('name="folder"')}${folder}\r\n`),
    Buffer.from(part(`name="file"; filename="${name}"\r\nContent-Type: image/jpeg`)),
    file,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${edge}` } };
}

/** A PNG that says it has these many pixels, of one colour: a few KB that unpack to gigabytes. */
function bombPng(width: number, height = width): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, b) => (crcTable[(c ^ b) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 1_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

describe.each(databases)('uploaded pictures on %s', (_kind, openDb) => {
  let shop: TestApp;
  let owner: Record<string, string>;
  beforeAll(async () => {
    shop = await startApp(await openDb());
    owner = (await newOperator(shop, 'owner')).headers;
  });
  afterAll(() => shop.close());

  const upload = async (file: Uint8Array, headers = owner, folder?: string) => {
    const { payload, headers: type } = form(file, folder);
    const answer = await shop.app.inject({
      ...{ url: '/console/api/uploadPicture', method: 'POST', payload },
      headers: { 'x-thok': '1', ...type, ...headers },
    });
    return { http: answer.statusCode, ...answer.json() };
  };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is kept and served', async (format) => {
    const answer = await upload(await blank(64, 48).toFormat(format).toBuffer());
    expect(answer).toMatchObject({ http: 200, success: true, width: 64, height: 48 });
    const served = await shop.app.inject({
      url: `/images/products/${answer.name}?w=96`,
      headers: { accept: 'image/webp' },
    });
    expect((await sharp(served.rawPayload).metadata()).width).toBe(64);
  });

  test('the same picture has the same name, turned upright and without its metadata', async () => {
    const photo = await blank(80, 40)
      .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [one, two] = [await upload(photo), await upload(photo)];
    expect(one).toMatchObject({ width: 40, height: 80, name: two.name });
    const source = await shop.app.inject(`/images/products/${one.name}`);
    const { exif, orientation } = await sharp(source.rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect((await upload(photo, owner, 'brands')).name).toBe(one.name);
    expect((await shop.app.inject(`/images/banners/${one.name}`)).statusCode).toBe(404);
  });

  test('a large one is shrunk', async () => {
    const answer = await upload(await blank(5_000, 2_500).jpeg().toBuffer());
    expect(answer).toMatchObject({ width: 2_000, height: 1_000 });
  });

  test('another node, with a folder of its own, serves it', async () => {
    const { name } = await upload(await blank(70, 70).png().toBuffer());
    const dataDir = await mkdtemp(join(tmpdir(), 'thok-node-'));
    const other = await startApp(shop.database, { dataDir });
    const served = await other.app.inject(`/images/products/${name}?w=160`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await other.app.close();
    await other.catalogue.close();
    await rm(dataDir, { recursive: true });
  });

  test('a form that breaks off in the middle of the file is malformed', async () => {
    const { payload, headers } = form(await blank(64, 48).png().toBuffer());
    const answer = await shop.app.inject({
      ...{ url: '/console/api/uploadPicture', method: 'POST', payload: payload.subarray(0, -30) },
      headers: { 'x-thok': '1', ...headers, ...owner },
    });
    expect(answer.json()).toMatchObject({ success: false, code: 'bad-input' });
    expect(answer.statusCode).toBe(400);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test.each([
    ['an SVG', svg, 'not-a-picture'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'not-a-picture'],
    ['nothing', Buffer.alloc(0), 'not-a-picture'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'not-a-picture'],
    [
      'an SVG behind the first bytes of a PNG',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
      'broken-picture',
    ],
    [
      'an AVIF of nothing',
      Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'),
      'broken-picture',
    ],
    ['one pixel by 16,001', bombPng(1, 16_001), 'picture-too-large'],
    ['a bomb of 30,000 × 30,000 pixels', bombPng(30_000), 'picture-too-large'],
  ])('%s is refused', async (_what, file, code) => {
    const answer = await upload(file);
    expect(answer).toMatchObject({ http: 200, success: false, code });
    expect(answer.message).toMatch(/\.$/);
  });

  test('one that ends too early is refused', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 90, sigma: 40 },
      },
    });
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      const answer = await upload(whole.subarray(0, whole.length >> 1));
      expect(answer, format).toMatchObject({ code: 'broken-picture' });
    }
  });

  test('what is hidden behind a picture does not survive', async () => {
    const polyglot = Buffer.concat([
      await blank(20, 20).jpeg().toBuffer(),
      Buffer.from('<script>alert(document.domain)</script>PK\x03\x04'),
    ]);
    const { name } = await upload(polyglot);
    const served = await shop.app.inject(`/images/products/${name}`);
    expect(served.rawPayload.includes('script')).toBe(false);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
  });

  test('more than 10 MB are not read, another folder is refused', async () => {
    const file = await blank(20, 20).png().toBuffer();
    expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 20_000))).toMatchObject({
      ...{ http: 413, message: expect.stringContaining('A picture has at most 10 MB') },
    });
    const above = Buffer.concat([file, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await upload(above)).toMatchObject({ code: 'picture-too-large' });
    expect(await upload(file, owner, '../x')).toMatchObject({ http: 400 });
    const { payload, headers } = form(file);
    const two = Buffer.concat([payload.subarray(0, payload.length - 2), payload]);
    const answer = await shop.app.inject({
      ...{ url: '/console/api/uploadPicture', method: 'POST', payload: two },
      headers: { 'x-thok': '1', ...headers, ...owner },
    });
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('only owners may: nobody else’s megabytes are read', async () => {
    const file = await blank(20, 20).png().toBuffer();
    const staff = await newOperator(shop, 'staff');
    expect(await upload(file, staff.headers)).toMatchObject({ http: 403 });
    expect(await upload(file, {})).toMatchObject({ http: 401 });
  });
});
