const some = (count: number, what: string) =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];

/** "2 bulk edits and 1 notification are" */
function waiting(edits: number, notifications: number): string {
  const parts = [...some(edits, 'bulk edit'), ...some(notifications, 'notification')];
  return `${parts.join(' and ')} ${edits + notifications === 1 ? 'is' : 'are'}`;
}

export const operatorTexts = {
  title: 'Operators',
  add: 'Add an operator',
  rights: 'What roles may do',
  routes: 'Routes',
  noRoute: 'Customers without a route',
  routeMissing: 'Please choose at least one route.',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  status: 'Status',
  totp: 'Second factor',
  lastSeen: 'Last seen',
  never: 'Not signed in yet',
  active: 'Active',
  inactive: 'Inactive',
  on: 'On',
  off: 'Off',
  you: 'You',
  edit: 'Change',
  editLabel: (name: string) => `Change ${name}`,
  editTitle: 'Change an operator',
  nameMissing: 'Please enter a name.',
  emailMissing: 'Please enter an e-mail address.',
  emailWrong: 'This is not an e-mail address.',
  password: 'Password',
  newPassword: 'New password',
  passwordNewHint: 'Left empty, a link to set one is mailed.',
  passwordKeepHint: 'Left empty, it stays as it is.',
  mayRole: {
    owner: 'Everything',
    staff: 'Orders, payments, customers, stock, prices; an owner can change it',
    packer: 'Packs orders; sees no prices',
    driver: 'Delivers the orders of his routes, takes their payments',
  },
  mayStillSignIn: 'May sign in',
  endsSessions: 'Another role, a new password or “Inactive” signs this operator out everywhere.',
  lostWork: (edits: number, notifications: number) =>
    `${waiting(edits, notifications)} waiting and will be cancelled:`,
  draft: { changedText: 'Someone else has saved this operator. What you typed is still here.' },
  proofText:
    'Adding an operator, and changing an owner or an e-mail address, password or role, takes your own password.',
  yes: 'Yes',
  no: 'No',
} as const;
