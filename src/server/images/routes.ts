import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pictureFolders } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { storedPictures } from './stored-pictures.ts';
import { type PictureFormat, PictureStore, pictureWidths } from './variants.ts';

const pictureName = /^[a-z0-9][a-z0-9._-]{0,150}\.(?:webp|png|jpe?g|avif|svg)$/;
/** Where a logo lies that was uploaded: the storefront asks for it by its name alone. */
const logoFolder = 'shop';
const folders: ReadonlySet<string> = new Set(pictureFolders);

/** `/images/{folder}/{name}?w=320`: that width at least, in the best format the browser takes. */
export function addImageRoutes(
  app: FastifyInstance,
  { dataDir, db }: { dataDir: string; db: Db },
): void {
  const findStored = storedPictures(db);
  const store = new PictureStore(dataDir, (path) => {
    const [folder, name] = path.includes('/') ? splitOnce(path) : [logoFolder, path];
    return findStored(folder, name);
  });

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>(
    '/images/*',
    async (request, reply) => {
      const path = request.params['*'];
      const [folder, name] = path.includes('/') ? splitOnce(path) : [undefined, path];
      const known = (folder === undefined || folders.has(folder)) && pictureName.test(name ?? '');
      const variant = {
        width: widthFor(request.query.w, savesData(request.headers)),
        format: formatFor(request.headers.accept),
      };
      const picture = known && (await store.find(path, variant, clientLeft(reply.raw)));
      if (!picture)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('No such picture.');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept, save-data, ect')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type(picture.type)
        .send(picture.bytes);
    },
  );
}

/** What follows the folder is the name, slashes and all: a name has none. */
function splitOnce(path: string): [string, string] {
  const slash = path.indexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
}

/** Whether the browser says that data is scarce: its owner wishes so, or the network is slow. */
function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || /2g/.test(String(headers.ect ?? ''));
}

function widthFor(asked: string | undefined, small: boolean): number {
  const width = Number(asked);
  const largest = pictureWidths.length - 1;
  const found = pictureWidths.findIndex((candidate) => candidate >= width);
  const fitting = Number.isInteger(width) && width > 0 && found >= 0 ? found : largest;
  // The next smaller one has about half the bytes and can still be recognised.
  return pictureWidths[small ? Math.max(0, fitting - 1) : fitting] ?? 1600;
}

function formatFor(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}
