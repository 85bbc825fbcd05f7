import type { FastifyInstance } from 'fastify';
import { findCustomer } from '#server/auth/session.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findPhoto } from '#server/queries/returns/return-requests.ts';

/** `/return-photo/5.webp`: what a customer sent with a return, to nobody else; the console has its own address. */
export function addReturnPhotos(
  app: FastifyInstance,
  db: Db,
  { secure }: { secure: boolean },
): void {
  app.get<{ Params: { id: string } }>('/return-photo/:id.webp', async (request, reply) => {
    const customer = await findCustomer(db, request.headers.cookie, secure);
    const { id } = request.params;
    const isId = /^[1-9]\d{0,8}$/.test(id);
    const photo = customer && isId ? await findPhoto(db, Number(id), customer.id) : undefined;
    if (!photo) throw notFound('photo');
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(photo));
  });
}
