/** Whom a notification is for. */
export const audienceKinds = ['all', 'route', 'city', 'buyers', 'customer'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Kept with its name, so that a list of what was sent still says whom it was for. */
export type Audience =
  | { kind: 'all' }
  | { kind: 'route'; name: string }
  | { kind: 'city'; name: string }
  | { kind: 'buyers'; id: number; name: string }
  | { kind: 'customer'; id: number; name: string };

/** A bell has room for a few lines. */
export const maxNotificationLength = 300;
