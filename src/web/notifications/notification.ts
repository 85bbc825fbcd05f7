import type { ActionOutput, Call } from '#contract/index.ts';
import type { NotificationWire } from '#contract/notifications.ts';
import { ownPath } from '#domain/account/own-path.ts';
import type { PictureFolder } from '#web/catalogue/picture-url.ts';

/** The server's own default. */
const pageSize = 24;

export type UserNotification = {
  id: number;
  text: string;
  picture: { folder: PictureFolder; name: string } | undefined;
  /** The page it is about; undefined where there is none. */
  path: string | undefined;
  createdAt: string;
  isUnread: boolean;
};

export type NotificationPage = {
  items: UserNotification[];
  unread: number;
  page: number;
  hasOlder: boolean;
};

/** A whole address, or a name or folder/name below the image address; anything else is not shown. */
export function pictureFrom(address: string | null | undefined): UserNotification['picture'] {
  const given = address?.trim() ?? '';
  if (/^https?:\/\//i.test(given) && URL.canParse(given)) return { folder: '', name: given };
  const [, folder = '', name] = /^(?:([\w-]+)\/)?([\w-][\w.-]*)$/.exec(given) ?? [];
  return name ? { folder: folder as PictureFolder, name } : undefined; // `as`: another server may have other folders
}

function notificationFromWire(wire: NotificationWire): UserNotification {
  return {
    id: wire.id,
    text: wire.notifi_text,
    picture: pictureFrom(wire.img_url),
    path: ownPath(wire.path),
    createdAt: wire.created_at,
    isUnread: wire.status_response === 'unread',
  };
}

/** Another server of this contract may give the list alone. */
export function pageFromWire(
  wire: ActionOutput<'getUserNotifications'>,
  page: number,
): NotificationPage {
  const items = wire.data.map(notificationFromWire);
  return {
    items,
    unread: wire.unread ?? items.filter((item) => item.isUnread).length,
    page,
    hasOlder: wire.total !== undefined && page * pageSize < wire.total,
  };
}

export async function readPage(
  call: Call,
  userId: number,
  page: number,
): Promise<NotificationPage> {
  return pageFromWire(await call('getUserNotifications', { user_id: userId, page }), page);
}
