export const notifications = {
  title: 'Notifications',
  none: 'No notifications',
  noneHint: 'News about your orders and your cart will appear here.',
  goShopping: 'Go shopping',
  markAsRead: 'Mark as Read',
  markAll: 'Mark all as read',
  unread: 'Unread',
  seeAll: 'See all notifications',
  pages: 'Pages of notifications',
  newer: 'Newer',
  older: 'Older',
  loading: 'Loading notifications',
} as const;
